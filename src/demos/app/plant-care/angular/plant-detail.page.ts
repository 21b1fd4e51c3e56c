import { Component, computed, inject } from '@angular/core';
import { NonNullableFormBuilder, ReactiveFormsModule, Validators } from '@angular/forms';
import { ActivatedRoute } from '@angular/router';
import {
  IonBackButton,
  IonButton,
  IonButtons,
  IonContent,
  IonHeader,
  IonIcon,
  IonInput,
  IonTitle,
  IonToolbar,
  NavController,
  ToastController,
} from '@ionic/angular/standalone';
import { addIcons } from 'ionicons';
import { waterOutline } from 'ionicons/icons';
import { PlantStore } from './plant-store';

@Component({
  selector: 'app-plant-detail',
  imports: [
    IonBackButton,
    IonButton,
    IonButtons,
    IonContent,
    IonHeader,
    IonIcon,
    IonInput,
    IonTitle,
    IonToolbar,
    ReactiveFormsModule,
  ],
  template: `
    <ion-header>
      <ion-toolbar>
        <ion-buttons slot="start">
          <ion-back-button defaultHref="/plants" />
        </ion-buttons>
        <ion-title>{{ plant()?.name ?? 'Not found' }}</ion-title>
      </ion-toolbar>
    </ion-header>

    <ion-content class="ion-padding">
      @if (plant()) {
        <form [formGroup]="form" (ngSubmit)="save()">
          <ion-input
            formControlName="name"
            label="Name"
            labelPlacement="stacked"
            errorText="A plant needs a name."
          />
          <ion-input
            formControlName="everyDays"
            label="Days between waterings"
            labelPlacement="stacked"
            type="number"
            inputmode="numeric"
            errorText="Enter 1 or more."
          />
          <ion-button type="submit" expand="block">Save</ion-button>
        </form>

        <ion-button expand="block" fill="outline" (click)="water()">
          <ion-icon slot="start" name="water-outline" aria-hidden="true" />
          Water now
        </ion-button>
      } @else {
        <p>This plant does not exist.</p>
      }
    </ion-content>
  `,
})
export class PlantDetailPage {
  private readonly store = inject(PlantStore);
  private readonly nav = inject(NavController);
  private readonly toasts = inject(ToastController);

  private readonly id: string = inject(ActivatedRoute).snapshot.params['id'];
  protected readonly plant = computed(() => this.store.find(this.id));

  protected readonly form = inject(NonNullableFormBuilder).group({
    name: [this.plant()?.name ?? '', Validators.required],
    everyDays: [this.plant()?.everyDays ?? 7, [Validators.required, Validators.min(1)]],
  });

  constructor() {
    addIcons({ waterOutline });
  }

  protected async water(): Promise<void> {
    const before = this.plant();
    if (!before) {
      return;
    }
    this.store.patch(before.id, { daysLeft: before.everyDays });

    const toast = await this.toasts.create({
      message: `${before.name} watered`,
      duration: 4000,
      buttons: [
        {
          text: 'Undo',
          handler: () => this.store.patch(before.id, { daysLeft: before.daysLeft }),
        },
      ],
    });
    await toast.present();
  }

  protected save(): void {
    if (this.form.invalid) {
      this.form.markAllAsTouched();
      return;
    }
    this.store.patch(this.id, this.form.getRawValue());
    void this.nav.navigateBack('/plants');
  }
}
