import { Component, signal } from '@angular/core';
import {
  type AlertButton,
  IonAlert,
  IonButton,
  IonContent,
  IonText,
} from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonAlert, IonButton, IonContent, IonText],
  template: `
    <ion-content class="ion-padding">
      <ion-button id="delete" color="danger" fill="outline">Delete draft</ion-button>
      <ion-alert
        trigger="delete"
        header="Delete this draft?"
        message="You cannot undo this."
        [buttons]="buttons"
        (didDismiss)="onDidDismiss($event.detail.role)"
      />
      <p>
        <ion-text [color]="deleted() ? 'danger' : undefined">
          {{ deleted() ? 'The draft is gone.' : 'The draft is safe.' }}
        </ion-text>
      </p>
    </ion-content>
  `,
})
export class ExampleComponent {
  readonly deleted = signal(false);
  readonly buttons: AlertButton[] = [
    { text: 'Keep', role: 'cancel' },
    { text: 'Delete', role: 'destructive' },
  ];

  onDidDismiss(role?: string) {
    if (role === 'destructive') this.deleted.set(true);
  }
}
