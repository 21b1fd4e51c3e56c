import { Component, signal } from '@angular/core';
import {
  IonButton,
  IonButtons,
  IonContent,
  IonModal,
  IonPicker,
  IonPickerColumn,
  IonPickerColumnOption,
  IonToolbar,
} from '@ionic/angular/standalone';
import type { OverlayEventDetail } from '@ionic/core';

@Component({
  selector: 'app-example',
  imports: [
    IonButton,
    IonButtons,
    IonContent,
    IonModal,
    IonPicker,
    IonPickerColumn,
    IonPickerColumnOption,
    IonToolbar,
  ],
  template: `
    <ion-content class="ion-padding">
      <ion-button id="open" expand="block">How many of you?</ion-button>
      <p role="status">{{ hint() }}</p>
      <ion-modal
        #modal
        trigger="open"
        aria-label="How many of you?"
        (willDismiss)="onDismiss($event)"
      >
        <ng-template>
          <ion-toolbar>
            <ion-buttons slot="start">
              <ion-button (click)="modal.dismiss()">Cancel</ion-button>
            </ion-buttons>
            <ion-buttons slot="end">
              <ion-button
                [strong]="true"
                [disabled]="adults() === '0'"
                (click)="modal.dismiss(adults(), 'confirm')"
              >
                Done
              </ion-button>
            </ion-buttons>
          </ion-toolbar>
          <ion-picker>
            <ion-picker-column
              aria-label="Adults"
              [value]="adults()"
              (ionChange)="adults.set($event.detail.value)"
            >
              <div slot="suffix">adults</div>
              @for (count of counts; track count) {
                <ion-picker-column-option [value]="count">{{ count }}</ion-picker-column-option>
              }
            </ion-picker-column>
          </ion-picker>
        </ng-template>
      </ion-modal>
    </ion-content>
  `,
  styles: `
    ion-modal {
      --height: auto;
      align-items: flex-end;
    }
  `,
})
export class ExampleComponent {
  readonly counts = ['0', '1', '2'];
  readonly adults = signal<string | number | undefined>('0');
  readonly hint = signal('At least one adult.');

  onDismiss({ detail }: CustomEvent<OverlayEventDetail>) {
    if (detail.role === 'confirm') this.hint.set(`A table for ${detail.data}.`);
  }
}
