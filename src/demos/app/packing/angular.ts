import { Component, computed, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import {
  IonCheckbox,
  IonContent,
  IonFab,
  IonFabButton,
  IonHeader,
  IonIcon,
  IonItem,
  IonList,
  IonProgressBar,
  IonSegment,
  IonSegmentButton,
  IonTitle,
  IonToggle,
  IonToolbar,
} from '@ionic/angular/standalone';
import { addIcons } from 'ionicons';
import {
  batteryCharging,
  book,
  camera,
  checkmarkDone,
  footsteps,
  idCard,
  umbrella,
} from 'ionicons/icons';

@Component({
  selector: 'app-example',
  imports: [
    FormsModule,
    IonCheckbox,
    IonContent,
    IonFab,
    IonFabButton,
    IonHeader,
    IonIcon,
    IonItem,
    IonList,
    IonProgressBar,
    IonSegment,
    IonSegmentButton,
    IonTitle,
    IonToggle,
    IonToolbar,
  ],
  template: `
    <ion-header>
      <ion-toolbar color="light">
        <ion-title>Kyoto</ion-title>
      </ion-toolbar>
    </ion-header>

    <ion-content [fullscreen]="true" color="light">
      <ion-header collapse="condense">
        <ion-toolbar color="light">
          <ion-title size="large">Kyoto</ion-title>
        </ion-toolbar>
      </ion-header>

      <div class="ion-padding-horizontal">
        <ion-segment [(ngModel)]="shown">
          <ion-segment-button value="all">Everything</ion-segment-button>
          <ion-segment-button value="left">Still to pack</ion-segment-button>
        </ion-segment>
      </div>

      <ion-list [inset]="true">
        <ion-progress-bar aria-label="Packed" [value]="progress()" />
        @for (thing of listed(); track thing.name) {
          <ion-item>
            <ion-icon slot="start" [name]="thing.icon" [color]="thing.color" aria-hidden="true" />
            <ion-checkbox
              [checked]="thing.packed"
              (ionChange)="pack($event.detail.checked, thing.name)"
            >
              {{ thing.name }}
            </ion-checkbox>
          </ion-item>
        }
      </ion-list>

      <ion-list [inset]="true">
        <ion-item>
          <ion-toggle [checked]="true">Remind me the evening before</ion-toggle>
        </ion-item>
      </ion-list>

      <ion-fab slot="fixed" vertical="bottom" horizontal="end">
        <ion-fab-button aria-label="Pack everything" (click)="pack(true)">
          <ion-icon name="checkmark-done" aria-hidden="true" />
        </ion-fab-button>
      </ion-fab>
    </ion-content>
  `,
  styles: `
    ion-item ion-icon {
      padding: 7px;
      border-radius: 50%;
      background: color-mix(in srgb, var(--ion-color-base) 14%, transparent);
    }
  `,
})
export class ExampleComponent {
  readonly things = signal([
    { name: 'Passport', icon: 'id-card', color: 'primary', packed: true },
    { name: 'Umbrella', icon: 'umbrella', color: 'tertiary', packed: true },
    { name: 'Camera', icon: 'camera', color: 'danger', packed: false },
    { name: 'Charger', icon: 'battery-charging', color: 'success', packed: true },
    { name: 'Walking shoes', icon: 'footsteps', color: 'warning', packed: false },
    { name: 'Phrase book', icon: 'book', color: 'secondary', packed: false },
  ]);
  readonly shown = signal('all');
  readonly listed = computed(() =>
    this.things().filter((thing) => this.shown() === 'all' || !thing.packed),
  );
  readonly progress = computed(
    () => this.things().filter((thing) => thing.packed).length / this.things().length,
  );

  constructor() {
    addIcons({ batteryCharging, book, camera, checkmarkDone, footsteps, idCard, umbrella });
  }

  pack(packed: boolean, name?: string) {
    this.things.update((things) =>
      things.map((thing) =>
        name === undefined || thing.name === name ? { ...thing, packed } : thing,
      ),
    );
  }
}
