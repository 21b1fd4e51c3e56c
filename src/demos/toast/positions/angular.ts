import { Component, signal } from '@angular/core';
import { IonButton, IonContent, IonToast } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonButton, IonContent, IonToast],
  template: `
    <ion-content class="ion-padding">
      <div class="buttons">
        @for (choice of choices; track choice.position) {
          <ion-button expand="block" fill="outline" (click)="show(choice.position)">
            {{ choice.label }}
          </ion-button>
        }
      </div>
      <ion-toast
        message="Your changes are saved."
        [duration]="2000"
        [position]="position()"
        [isOpen]="open()"
        (didDismiss)="open.set(false)"
      />
    </ion-content>
  `,
  styles: `
    .buttons {
      padding-top: 72px;
    }
  `,
})
export class ExampleComponent {
  readonly open = signal(false);
  readonly position = signal<'top' | 'middle' | 'bottom'>('bottom');
  readonly choices = [
    { label: 'Top', position: 'top' },
    { label: 'Middle', position: 'middle' },
    { label: 'Bottom', position: 'bottom' },
  ] as const;

  show(position: 'top' | 'middle' | 'bottom') {
    this.position.set(position);
    this.open.set(true);
  }
}
