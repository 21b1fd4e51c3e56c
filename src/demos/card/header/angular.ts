import { Component, signal } from '@angular/core';
import {
  IonButton,
  IonCard,
  IonCardContent,
  IonCardHeader,
  IonCardSubtitle,
  IonCardTitle,
} from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonButton, IonCard, IonCardContent, IonCardHeader, IonCardSubtitle, IonCardTitle],
  template: `
    <ion-card>
      <ion-card-header>
        <div>
          <ion-card-title [color]="done() ? 'medium' : undefined">Water the plants</ion-card-title>
          <ion-card-subtitle>Every second day</ion-card-subtitle>
        </div>
        <ion-button fill="outline" size="small" (click)="done.set(!done())">
          {{ done() ? 'Undo' : 'Done' }}
        </ion-button>
      </ion-card-header>
      <ion-card-content>The fern needs more than the rest.</ion-card-content>
    </ion-card>
  `,
  styles: `
    ion-card-header {
      flex-direction: row;
      align-items: center;
      justify-content: space-between;
      gap: 16px;
    }
  `,
})
export class ExampleComponent {
  readonly done = signal(false);
}
