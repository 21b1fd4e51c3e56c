import { Component, inject, signal } from '@angular/core';
import {
  IonContent,
  IonHeader,
  IonItem,
  IonLabel,
  IonList,
  IonNote,
  IonTitle,
  IonToolbar,
  PickerController,
  type PickerColumn,
} from '@ionic/angular/standalone';

function column(name: string, suffix: string, values: number[], value: number): PickerColumn {
  return {
    name,
    suffix,
    selectedIndex: values.indexOf(value),
    options: values.map((option) => ({ text: String(option), value: option })),
  };
}

@Component({
  selector: 'app-example',
  imports: [IonContent, IonHeader, IonItem, IonLabel, IonList, IonNote, IonTitle, IonToolbar],
  template: `
    <ion-header>
      <ion-toolbar>
        <ion-title>Oven</ion-title>
      </ion-toolbar>
    </ion-header>
    <ion-content>
      <ion-list>
        <ion-item [button]="true" (click)="open()">
          <ion-label>Timer</ion-label>
          <ion-note slot="end">{{ text() }}</ion-note>
        </ion-item>
      </ion-list>
    </ion-content>
  `,
})
export class ExampleComponent {
  readonly text = signal('Off');
  private readonly pickers = inject(PickerController);
  private hours = 1;
  private minutes = 30;

  async open() {
    const picker = await this.pickers.create({
      columns: [
        column('hours', 'h', [0, 1, 2, 3, 4, 5, 6], this.hours),
        column('minutes', 'min', [0, 15, 30, 45], this.minutes),
      ],
      buttons: [
        { text: 'Cancel', role: 'cancel' },
        { text: 'Start', role: 'confirm' },
      ],
    });
    await picker.present();

    const { data, role } = await picker.onDidDismiss();
    if (role !== 'confirm') return;
    this.hours = data.hours.value;
    this.minutes = data.minutes.value;
    this.text.set(`${this.hours} h ${this.minutes} min`);
  }
}
