import { Component, inject, signal } from '@angular/core';
import { AlertController, IonItem, IonList, IonToggle } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonItem, IonList, IonToggle],
  template: `
    <ion-list>
      <ion-item>
        <ion-toggle [checked]="backup()" (ionChange)="change($event.detail.checked)">
          Automatic backup
        </ion-toggle>
      </ion-item>
    </ion-list>
  `,
})
export class ExampleComponent {
  private readonly alerts = inject(AlertController);
  readonly backup = signal(true);

  async change(checked: boolean) {
    this.backup.set(checked);
    if (checked) return;
    const alert = await this.alerts.create({
      header: 'Stop the backup?',
      message: 'Existing copies are kept for thirty days.',
      buttons: [
        { text: 'Keep on', role: 'cancel' },
        { text: 'Stop', role: 'destructive' },
      ],
    });
    await alert.present();
    const { role } = await alert.onDidDismiss();
    this.backup.set(role !== 'destructive');
  }
}
