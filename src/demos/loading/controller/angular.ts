import { Component, inject, signal } from '@angular/core';
import { IonButton, IonContent, LoadingController } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonButton, IonContent],
  template: `
    <ion-content class="ion-padding">
      <ion-button expand="block" (click)="save()">Save</ion-button>
      <p role="status">{{ status() }}</p>
    </ion-content>
  `,
})
export class ExampleComponent {
  readonly status = signal('Not saved yet.');

  private readonly loadings = inject(LoadingController);

  async save() {
    const loading = await this.loadings.create({ message: 'Saving…' });
    await loading.present();
    // Stands in for a request
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await loading.dismiss();
    this.status.set('Saved.');
  }
}
