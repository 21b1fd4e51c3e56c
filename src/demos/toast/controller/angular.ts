import { Component, inject } from '@angular/core';
import { IonButton, IonContent, ToastController } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonButton, IonContent],
  template: `
    <ion-content class="ion-padding">
      <ion-button expand="block" (click)="save()">Save</ion-button>
    </ion-content>
  `,
})
export class ExampleComponent {
  private readonly toasts = inject(ToastController);
  private toast?: HTMLIonToastElement;

  async save() {
    await this.toast?.dismiss();
    this.toast = await this.toasts.create({
      message: 'The message is in the drafts.',
      duration: 3000,
      position: 'bottom',
    });
    await this.toast.present();
  }
}
