import { Component, inject, NgZone, signal } from '@angular/core';
import {
  IonButton,
  IonContent,
  IonHeader,
  IonPicker,
  IonTitle,
  IonToolbar,
  type PickerButton,
  type PickerColumn,
} from '@ionic/angular/standalone';

interface Party {
  adults: { value: number };
  children: { value: number };
}

function column(name: string, suffix: string): PickerColumn {
  const options = [0, 1, 2, 3, 4, 5, 6].map((count) => ({ text: String(count), value: count }));
  return { name, suffix, options };
}

@Component({
  selector: 'app-example',
  imports: [IonButton, IonContent, IonHeader, IonPicker, IonTitle, IonToolbar],
  template: `
    <ion-header>
      <ion-toolbar>
        <ion-title>Table</ion-title>
      </ion-toolbar>
    </ion-header>
    <ion-content class="ion-padding">
      <ion-button id="open" expand="block">How many of you?</ion-button>
      <p role="status">{{ hint() }}</p>
      <ion-picker trigger="open" [columns]="columns" [buttons]="buttons" />
    </ion-content>
  `,
})
export class ExampleComponent {
  private readonly zone = inject(NgZone);
  readonly hint = signal('At least one adult.');
  readonly columns = [column('adults', 'adults'), column('children', 'children')];
  readonly buttons: PickerButton[] = [
    { text: 'Cancel', role: 'cancel' },
    {
      text: 'Done',
      role: 'confirm',
      handler: ({ adults, children }: Party) => {
        if (adults.value === 0) {
          this.say('An adult has to come along.');
          // Keeps the picker open
          return false;
        }
        this.say(`A table for ${adults.value + children.value}.`);
        return true;
      },
    },
  ];

  private say(hint: string) {
    // Handlers of a picker run outside Angular's zone
    this.zone.run(() => this.hint.set(hint));
  }
}
