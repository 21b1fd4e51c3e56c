import { Component, computed, inject, Injectable, signal } from '@angular/core';
import { ActivatedRoute, Router, RouterLink, Routes } from '@angular/router';
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
  IonLabel,
  IonList,
  IonNote,
  IonRouterLink,
  IonRouterOutlet,
  IonTitle,
  IonToolbar,
  NavController,
  ViewDidLeave,
} from '@ionic/angular/standalone';
import { addIcons } from 'ionicons';
import { trashOutline } from 'ionicons/icons';

interface Thing {
  id: string;
  name: string;
  count: number;
  packed: boolean;
}

@Injectable({ providedIn: 'root' })
export class ThingStore {
  readonly things = signal<Thing[]>([
    { id: 'tent', name: 'Tent', count: 1, packed: false },
    { id: 'socks', name: 'Socks', count: 4, packed: true },
    { id: 'mug', name: 'Mug', count: 2, packed: false },
  ]);
  readonly missing = computed(() => this.things().filter((thing) => !thing.packed).length);

  add(name: string) {
    const thing = { id: crypto.randomUUID(), name, count: 1, packed: false };
    this.things.update((things) => [...things, thing]);
  }

  patch(id: string, change: Partial<Thing>) {
    this.things.update((things) =>
      things.map((thing) => (thing.id === id ? { ...thing, ...change } : thing)),
    );
  }

  remove(id: string) {
    this.things.update((things) => things.filter((thing) => thing.id !== id));
  }
}

@Component({
  selector: 'app-packing-list',
  imports: [
    IonButton,
    IonContent,
    IonHeader,
    IonInput,
    IonItem,
    IonLabel,
    IonList,
    IonNote,
    IonRouterLink,
    IonTitle,
    IonToolbar,
    RouterLink,
  ],
  template: `
    <ion-header>
      <ion-toolbar>
        <ion-title>Packing list</ion-title>
      </ion-toolbar>
    </ion-header>

    <ion-content>
      <form class="ion-padding" (submit)="submit($event)">
        <ion-input
          label="Add a thing"
          labelPlacement="stacked"
          enterkeyhint="done"
          helperText="{{ store.missing() }} still to pack"
          [value]="name()"
          (ionInput)="name.set($event.detail.value ?? '')"
        />
        <ion-button type="submit" expand="block" [disabled]="name().trim() === ''">Add</ion-button>
      </form>

      <ion-list>
        @for (thing of store.things(); track thing.id) {
          <ion-item [routerLink]="['/things', thing.id]" [detail]="true">
            <ion-label>{{ thing.name }}</ion-label>
            @if (thing.packed) {
              <ion-note slot="end">Packed</ion-note>
            } @else {
              <ion-note slot="end">× {{ thing.count }}</ion-note>
            }
          </ion-item>
        }
      </ion-list>
    </ion-content>
  `,
})
export class PackingListPage {
  readonly store = inject(ThingStore);
  readonly name = signal('');

  submit(event: Event) {
    event.preventDefault();
    if (this.name().trim() !== '') {
      this.store.add(this.name().trim());
      this.name.set('');
    }
  }
}

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

const routes: Routes = [
  { path: 'things', component: PackingListPage },
  { path: 'things/:id', component: ThingPage },
  { path: '**', redirectTo: 'things' },
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
    addIcons({ trashOutline });
    const router = inject(Router);
    router.resetConfig(routes);
    router.initialNavigation();
  }
}
