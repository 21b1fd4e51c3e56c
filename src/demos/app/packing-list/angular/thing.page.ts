import { Component, computed, inject } from '@angular/core';
import { ActivatedRoute } from '@angular/router';
import {
  AlertController,
  IonBackButton,
  IonButton,
  IonButtons,
  IonCheckbox,
  IonContent,
  IonHeader,
  IonIcon,
  IonInput,
  IonItem,
  IonList,
  IonTitle,
  IonToolbar,
  NavController,
  ViewDidLeave,
} from '@ionic/angular/standalone';
import { addIcons } from 'ionicons';
import { trashOutline } from 'ionicons/icons';
import { ThingStore } from './thing-store';

@Component({
  selector: 'app-thing',
  imports: [
    IonBackButton,
    IonButton,
    IonButtons,
    IonCheckbox,
    IonContent,
    IonHeader,
    IonIcon,
    IonInput,
    IonItem,
    IonList,
    IonTitle,
    IonToolbar,
  ],
  template: `
    <ion-header>
      <ion-toolbar>
        <ion-buttons slot="start">
          <ion-back-button defaultHref="/things" />
        </ion-buttons>
        <ion-title>{{ thing()?.name ?? 'Not found' }}</ion-title>
        <ion-buttons slot="end">
          <ion-button aria-label="Remove" (click)="confirmRemoval()">
            <ion-icon slot="icon-only" name="trash-outline" aria-hidden="true" />
          </ion-button>
        </ion-buttons>
      </ion-toolbar>
    </ion-header>

    <ion-content>
      @if (thing(); as thing) {
        <ion-list>
          <ion-item>
            <ion-checkbox
              justify="space-between"
              [checked]="thing.packed"
              (ionChange)="store.patch(id, { packed: $event.detail.checked })"
            >
              Packed
            </ion-checkbox>
          </ion-item>
          <ion-item>
            <ion-input
              label="Pieces"
              type="number"
              min="1"
              inputmode="numeric"
              [value]="thing.count"
              (ionInput)="store.patch(id, { count: +($event.detail.value ?? 0) })"
            />
          </ion-item>
        </ion-list>
      } @else {
        <p class="ion-padding">This thing is not on the list.</p>
      }
    </ion-content>
  `,
})
export class ThingPage implements ViewDidLeave {
  private readonly alerts = inject(AlertController);
  private readonly nav = inject(NavController);
  readonly store = inject(ThingStore);
  readonly id: string = inject(ActivatedRoute).snapshot.params['id'];
  readonly thing = computed(() => this.store.things().find((thing) => thing.id === this.id));
  private removeOnLeave = false;

  constructor() {
    addIcons({ trashOutline });
  }

  async confirmRemoval() {
    const alert = await this.alerts.create({
      header: 'Remove this thing?',
      buttons: [
        { text: 'Keep', role: 'cancel' },
        { text: 'Remove', role: 'destructive' },
      ],
    });
    await alert.present();

    const { role } = await alert.onDidDismiss();
    if (role === 'destructive') {
      this.removeOnLeave = true;
      await this.nav.navigateBack('/things');
    }
  }

  // Removing the thing at once would empty this page while it slides out.
  ionViewDidLeave() {
    if (this.removeOnLeave) this.store.remove(this.id);
  }
}
