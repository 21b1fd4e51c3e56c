import { Component } from '@angular/core';
import { IonButton, IonContent, IonToast } from '@ionic/angular/standalone';
import type { ToastButton } from '@ionic/core';
import { addIcons } from 'ionicons';
import { checkmarkCircle } from 'ionicons/icons';

@Component({
  selector: 'app-example',
  imports: [IonButton, IonContent, IonToast],
  template: `
    <ion-content class="ion-padding">
      <ion-button id="export" expand="block">Export report</ion-button>
      <ion-toast
        cssClass="report"
        trigger="export"
        icon="checkmark-circle"
        header="Report ready"
        message="It is in your downloads."
        layout="stacked"
        [buttons]="buttons"
      />
    </ion-content>
  `,
  styles: `
    ion-toast.report {
      --background: #143d2b;
      --color: #e3f6ec;
      --button-color: #8ee3b4;
      --border-radius: 14px;
    }

    ion-toast.report::part(header) {
      font-size: 1.05em;
    }

    ion-toast.report::part(icon) {
      color: #8ee3b4;
    }
  `,
})
export class ExampleComponent {
  readonly buttons: ToastButton[] = [
    { text: 'Open the folder', role: 'open' },
    { text: 'Close', role: 'cancel' },
  ];

  constructor() {
    addIcons({ checkmarkCircle });
  }
}
