import { Component, inject, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import {
  AlertController,
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
import type { OverlayEventDetail } from '@ionic/core';

@Component({
  selector: 'app-example',
  imports: [
    FormsModule,
    IonButton,
    IonButtons,
    IonContent,
    IonHeader,
    IonModal,
    IonText,
    IonTextarea,
    IonTitle,
    IonToolbar,
  ],
  template: `
    <ion-content class="ion-padding">
      <ion-button id="open-note" expand="block">Write a note</ion-button>
      <p>
        <ion-text [color]="status().color">{{ status().text }}</ion-text>
      </p>
      <ion-modal
        #modal
        trigger="open-note"
        aria-label="Note"
        [canDismiss]="canDismiss"
        (didDismiss)="onDidDismiss($event)"
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
            <ion-textarea label="Text" labelPlacement="stacked" [rows]="4" [(ngModel)]="text" />
          </ion-content>
        </ng-template>
      </ion-modal>
    </ion-content>
  `,
})
export class ExampleComponent {
  private readonly alerts = inject(AlertController);
  readonly text = signal('');
  readonly status = signal<{ text: string; color?: string }>({
    text: 'Type something, then close.',
  });

  readonly canDismiss = async (_data?: unknown, role?: string) =>
    role === 'save' || !this.text() || this.confirmLoss();

  onDidDismiss(event: CustomEvent<OverlayEventDetail>) {
    this.status.set(
      event.detail.role === 'save'
        ? { text: 'The note is saved.', color: 'primary' }
        : { text: 'Nothing is saved.', color: 'danger' },
    );
    this.text.set('');
  }

  private async confirmLoss(): Promise<boolean> {
    const alert = await this.alerts.create({
      header: 'Discard this note?',
      buttons: [
        { text: 'Keep writing', role: 'cancel' },
        { text: 'Discard', role: 'destructive' },
      ],
    });
    const dismissed = alert.onWillDismiss();
    await alert.present();
    const { role } = await dismissed;
    return role === 'destructive';
  }
}
