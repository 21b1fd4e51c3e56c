import { Component, signal } from '@angular/core';
import { IonButton, IonSearchbar } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonButton, IonSearchbar],
  template: `
    <ion-searchbar placeholder="Search the manual" [disabled]="!loaded()" />
    <p class="ion-text-center" role="status">
      {{ loaded() ? 'The manual has 48 pages.' : 'The manual is not on this device.' }}
    </p>
    <ion-button expand="block" fill="clear" [disabled]="loaded()" (click)="loaded.set(true)">
      Download
    </ion-button>
  `,
})
export class ExampleComponent {
  readonly loaded = signal(false);
}
