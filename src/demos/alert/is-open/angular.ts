import { Component, signal } from '@angular/core';
import { IonAlert, IonButton, IonContent } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonAlert, IonButton, IonContent],
  template: `
    <ion-content class="ion-padding">
      <ion-button expand="block" (click)="look()">Look for new trips</ion-button>
      <ion-alert
        header="No new trips"
        message="Three trips are on your list already."
        [buttons]="['Close']"
        [isOpen]="open()"
        (didDismiss)="open.set(false)"
      />
    </ion-content>
  `,
})
export class ExampleComponent {
  readonly open = signal(false);

  async look() {
    // Stands in for a request
    await new Promise((resolve) => setTimeout(resolve, 600));
    this.open.set(true);
  }
}
