import { Component, computed, signal } from '@angular/core';
import {
  IonBadge,
  IonButton,
  IonContent,
  IonHeader,
  IonItem,
  IonLabel,
  IonList,
  IonListHeader,
  IonModal,
  IonNote,
  IonTitle,
  IonToolbar,
} from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [
    IonBadge,
    IonButton,
    IonContent,
    IonHeader,
    IonItem,
    IonLabel,
    IonList,
    IonListHeader,
    IonModal,
    IonNote,
    IonTitle,
    IonToolbar,
  ],
  template: `
    <ion-header>
      <ion-toolbar>
        <ion-title>Central Station</ion-title>
      </ion-toolbar>
    </ion-header>
    <ion-content class="ion-padding">
      <p>Drag the sheet by its handle, or press the handle to go from step to step.</p>
      <ion-button id="open-sheet" expand="block">Departures</ion-button>
      <ion-modal
        trigger="open-sheet"
        handleBehavior="cycle"
        aria-label="Departures"
        [breakpoints]="[0, 0.5, 1]"
        [initialBreakpoint]="0.5"
        (willPresent)="breakpoint.set(0.5)"
        (ionBreakpointDidChange)="breakpoint.set($event.detail.breakpoint)"
      >
        <ng-template>
          <ion-content>
            <ion-list>
              <ion-list-header>
                <ion-label>Departures</ion-label>
                <ion-badge class="ion-margin-end" [color]="full() ? 'success' : 'medium'">
                  {{ breakpoint() * 100 }} %
                </ion-badge>
              </ion-list-header>
              @for (departure of departures; track departure.time) {
                <ion-item>
                  <ion-label>{{ departure.place }}</ion-label>
                  <ion-note slot="end">{{ departure.time }}</ion-note>
                </ion-item>
              }
            </ion-list>
          </ion-content>
        </ng-template>
      </ion-modal>
    </ion-content>
  `,
  styles: `
    ion-modal::part(handle) {
      width: 60px;
      height: 6px;
      background: #7c3aed;
    }
  `,
})
export class ExampleComponent {
  readonly breakpoint = signal(0.5);
  readonly full = computed(() => this.breakpoint() === 1);
  readonly departures = [
    { time: '10:02', place: 'Airport' },
    { time: '10:09', place: 'Harbor' },
    { time: '10:15', place: 'Old Town' },
    { time: '10:22', place: 'University' },
    { time: '10:31', place: 'Airport' },
    { time: '10:38', place: 'Zoo' },
    { time: '10:46', place: 'Harbor' },
    { time: '10:54', place: 'Stadium' },
    { time: '11:02', place: 'Airport' },
    { time: '11:09', place: 'Old Town' },
  ];
}
