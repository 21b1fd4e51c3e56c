import { Component, output, signal } from '@angular/core';
import {
  IonButton,
  IonButtons,
  IonContent,
  IonHeader,
  IonModal,
  IonText,
  IonTextarea,
  IonTitle,
  IonToolbar,
} from '@ionic/angular/standalone';

@Component({
  selector: 'app-note-form',
  imports: [IonText, IonTextarea],
  template: `
    <ion-textarea
      label="Text"
      labelPlacement="stacked"
      [rows]="3"
      (ionInput)="onInput($event.detail.value)"
    />
    <p>
      <ion-text [color]="isEmpty() ? 'medium' : 'danger'">
        {{ isEmpty() ? 'Empty, so it can be closed.' : 'Not empty: save it or clear it first.' }}
      </ion-text>
    </p>
  `,
})
export class NoteFormComponent {
  readonly isEmpty = signal(true);
  readonly emptyChange = output<boolean>();

  onInput(value?: string | null) {
    this.isEmpty.set(!value);
    this.emptyChange.emit(!value);
  }
}

@Component({
  selector: 'app-example',
  imports: [
    IonButton,
    IonButtons,
    IonContent,
    IonHeader,
    IonModal,
    IonTitle,
    IonToolbar,
    NoteFormComponent,
  ],
  template: `
    <ion-content class="ion-padding">
      <ion-button id="open-note" expand="block">Write a note</ion-button>
      <ion-modal
        #modal
        trigger="open-note"
        aria-label="Note"
        [canDismiss]="canDismiss"
        (didDismiss)="isEmpty.set(true)"
      >
        <ng-template>
          <ion-header>
            <ion-toolbar>
              <ion-title>Note</ion-title>
              <ion-buttons slot="start">
                <ion-button (click)="modal.dismiss()">Close</ion-button>
              </ion-buttons>
              <ion-buttons slot="end">
                <ion-button [strong]="true" (click)="modal.dismiss(null, 'save')">Save</ion-button>
              </ion-buttons>
            </ion-toolbar>
          </ion-header>
          <ion-content class="ion-padding">
            <app-note-form (emptyChange)="isEmpty.set($event)" />
          </ion-content>
        </ng-template>
      </ion-modal>
    </ion-content>
  `,
})
export class ExampleComponent {
  readonly isEmpty = signal(true);

  readonly canDismiss = async (_data?: unknown, role?: string) => role === 'save' || this.isEmpty();
}
