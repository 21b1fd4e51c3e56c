import { Component, signal } from '@angular/core';
import { IonButton, IonChip, IonIcon, IonLabel } from '@ionic/angular/standalone';
import { addIcons } from 'ionicons';
import { close } from 'ionicons/icons';

@Component({
  selector: 'app-example',
  imports: [IonButton, IonChip, IonIcon, IonLabel],
  template: `
    <div class="ion-text-center">
      @for (tag of tags(); track tag) {
        <ion-chip>
          <ion-label>{{ tag }}</ion-label>
          <ion-button
            fill="clear"
            size="small"
            [attr.aria-label]="'Remove ' + tag"
            (click)="remove(tag)"
          >
            <ion-icon slot="icon-only" name="close" aria-hidden="true" />
          </ion-button>
        </ion-chip>
      }
    </div>
  `,
})
export class ExampleComponent {
  readonly tags = signal(['Vegetarian', 'Quick', 'For two']);

  constructor() {
    addIcons({ close });
  }

  remove(tag: string) {
    this.tags.update((tags) => tags.filter((other) => other !== tag));
  }
}
