import { Component, signal } from '@angular/core';
import {
  type AlertButton,
  type AlertInput,
  IonAlert,
  IonButton,
  IonContent,
} from '@ionic/angular/standalone';
import type { OverlayEventDetail } from '@ionic/core';

@Component({
  selector: 'app-example',
  imports: [IonAlert, IonButton, IonContent],
  template: `
    <ion-content class="ion-padding">
      <p>
        Album: <strong>{{ title() }}</strong>
      </p>
      <ion-button id="rename" expand="block">Rename</ion-button>
      <ion-alert
        trigger="rename"
        header="Rename album"
        [backdropDismiss]="false"
        [inputs]="inputs"
        [buttons]="buttons"
        (didDismiss)="onDidDismiss($event)"
      />
      <p role="status">{{ renamed() ? 'The name has been saved.' : '' }}</p>
    </ion-content>
  `,
})
export class ExampleComponent {
  readonly title = signal('Untitled');
  readonly renamed = signal(false);
  readonly inputs: AlertInput[] = [
    {
      name: 'title',
      placeholder: 'Name',
      value: this.title(),
      attributes: { 'aria-label': 'Name', maxlength: 30 },
    },
  ];
  readonly buttons: AlertButton[] = [
    { text: 'Cancel', role: 'cancel' },
    {
      text: 'Save',
      role: 'confirm',
      // Without a name the alert stays open
      handler: (values: { title: string }) => values.title.trim() !== '',
    },
  ];

  onDidDismiss({ detail }: CustomEvent<OverlayEventDetail<{ values: { title: string } }>>) {
    if (detail.role !== 'confirm' || !detail.data) return;
    this.title.set(detail.data.values.title);
    this.renamed.set(true);
  }
}
