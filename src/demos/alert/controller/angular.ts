import { Component, inject, signal } from '@angular/core';
import { AlertController, IonButton, IonContent } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonButton, IonContent],
  template: `
    <ion-content class="ion-padding">
      <p>{{ empty() ? 'The basket is empty.' : 'Three items are in the basket.' }}</p>
      <ion-button expand="block" [disabled]="empty()" (click)="clear()">Empty basket</ion-button>
    </ion-content>
  `,
})
export class ExampleComponent {
  private readonly alerts = inject(AlertController);
  readonly empty = signal(false);

  async clear() {
    if (await this.confirm('All items leave the basket.')) this.empty.set(true);
  }

  private async confirm(message: string) {
    const alert = await this.alerts.create({
      header: 'Please confirm',
      message,
      buttons: [
        { text: 'Cancel', role: 'cancel' },
        { text: 'Continue', role: 'confirm' },
      ],
    });
    await alert.present();
    const { role } = await alert.onDidDismiss();
    return role === 'confirm';
  }
}
