import { Component, computed, inject, Injectable, signal } from '@angular/core';
import { NonNullableFormBuilder, ReactiveFormsModule, Validators } from '@angular/forms';
import { ActivatedRoute, Router, RouterLink, Routes } from '@angular/router';
import {
  IonBackButton,
  IonBadge,
  IonButton,
  IonButtons,
  IonContent,
  IonHeader,
  IonIcon,
  IonInput,
  IonItem,
  IonLabel,
  IonList,
  IonRouterLink,
  IonRouterOutlet,
  IonTitle,
  IonToolbar,
  NavController,
  ToastController,
} from '@ionic/angular/standalone';
import { addIcons } from 'ionicons';
import { waterOutline } from 'ionicons/icons';

interface Plant {
  id: string;
  name: string;
  everyDays: number;
  daysLeft: number;
}

@Injectable({ providedIn: 'root' })
export class PlantStore {
  private readonly state = signal<Plant[]>([
    { id: 'fern', name: 'Boston fern', everyDays: 3, daysLeft: 1 },
    { id: 'aloe', name: 'Aloe vera', everyDays: 14, daysLeft: 9 },
    { id: 'basil', name: 'Basil', everyDays: 2, daysLeft: 0 },
  ]);

  readonly plants = computed(() => [...this.state()].sort((a, b) => a.daysLeft - b.daysLeft));

  find(id: string): Plant | undefined {
    return this.state().find((plant) => plant.id === id);
  }

  patch(id: string, change: Partial<Plant>): void {
    this.state.update((plants) =>
      plants.map((plant) => (plant.id === id ? { ...plant, ...change } : plant)),
    );
  }
}

@Component({
  selector: 'app-plant-list',
  imports: [
    IonBadge,
    IonContent,
    IonHeader,
    IonItem,
    IonLabel,
    IonList,
    IonRouterLink,
    IonTitle,
    IonToolbar,
    RouterLink,
  ],
  template: `
    <ion-header>
      <ion-toolbar>
        <ion-title>Plants</ion-title>
      </ion-toolbar>
    </ion-header>

    <ion-content>
      <ion-list>
        @for (plant of plants(); track plant.id) {
          <ion-item [routerLink]="['/plants', plant.id]" [detail]="true">
            <ion-label>
              <h2>{{ plant.name }}</h2>
              <p>Every {{ plant.everyDays }} days</p>
            </ion-label>
            @if (plant.daysLeft === 0) {
              <ion-badge slot="end" color="danger">Today</ion-badge>
            } @else {
              <ion-badge slot="end" color="medium">{{ plant.daysLeft }} d</ion-badge>
            }
          </ion-item>
        } @empty {
          <ion-item lines="none">
            <ion-label>No plants yet.</ion-label>
          </ion-item>
        }
      </ion-list>
    </ion-content>
  `,
})
export class PlantListPage {
  protected readonly plants = inject(PlantStore).plants;
}

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

const routes: Routes = [
  { path: 'plants', title: 'Plants', component: PlantListPage },
  { path: 'plants/:id', title: 'Plant', component: PlantDetailPage },
  { path: '**', redirectTo: 'plants' },
];

@Component({
  selector: 'app-example',
  imports: [IonRouterOutlet],
  // In a project, provideRouter(routes) in main.ts does what follows
  providers: [
    {
      provide: ActivatedRoute,
      useFactory: (router: Router) => router.routerState.root,
      deps: [Router],
    },
  ],
  template: '<ion-router-outlet />',
})
export class ExampleComponent {
  constructor() {
    const router = inject(Router);
    router.resetConfig(routes);
    router.initialNavigation();
  }
}
