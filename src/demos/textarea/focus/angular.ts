import { Component, signal } from '@angular/core';
import {
  IonButton,
  IonItem,
  IonLabel,
  IonList,
  IonText,
  IonTextarea,
} from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonButton, IonItem, IonLabel, IonList, IonText, IonTextarea],
  template: `
    <ion-list>
      <ion-item>
        <ion-label>Can you bring the ladder?</ion-label>
        <ion-button slot="end" fill="outline" (click)="textarea.setFocus()">Reply</ion-button>
      </ion-item>
    </ion-list>
    <ion-textarea
      #textarea
      aria-label="Reply"
      placeholder="Your reply"
      [rows]="2"
      (ionFocus)="focused.set(true)"
      (ionBlur)="focused.set(false)"
    />
    <p>
      <ion-text [color]="focused() ? 'primary' : undefined">
        {{ focused() ? 'The field has the focus.' : 'Press the button.' }}
      </ion-text>
    </p>
  `,
})
export class ExampleComponent {
  readonly focused = signal(false);
}
