import { Component, computed, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import {
  IonBadge,
  IonButton,
  IonButtons,
  IonContent,
  IonHeader,
  IonItem,
  IonLabel,
  IonList,
  IonModal,
  IonSegment,
  IonSegmentButton,
  IonTitle,
  IonToolbar,
} from '@ionic/angular/standalone';

const LINES = { bus: ['12', '25', '31'], tram: ['2', '7'] };

@Component({
  selector: 'app-example',
  imports: [
    FormsModule,
    IonBadge,
    IonButton,
    IonButtons,
    IonContent,
    IonHeader,
    IonItem,
    IonLabel,
    IonList,
    IonModal,
    IonSegment,
    IonSegmentButton,
    IonTitle,
    IonToolbar,
  ],
  template: `
    <ion-content class="ion-padding">
      <ion-segment aria-label="Kind" [(ngModel)]="kind">
        <ion-segment-button value="bus">Bus</ion-segment-button>
        <ion-segment-button value="tram">Tram</ion-segment-button>
      </ion-segment>
      <p>Open the list, then switch the kind above it.</p>
      <ion-button id="open-lines" expand="block" fill="outline">Show lines</ion-button>
      <ion-modal
        #modal
        trigger="open-lines"
        aria-label="Lines"
        [breakpoints]="[0, 0.4, 0.8]"
        [initialBreakpoint]="0.4"
        [backdropBreakpoint]="0.4"
      >
        <ng-template>
          <ion-header>
            <ion-toolbar>
              <ion-title>Lines</ion-title>
              <ion-buttons slot="end">
                <ion-button (click)="modal.dismiss()">Close</ion-button>
              </ion-buttons>
            </ion-toolbar>
          </ion-header>
          <ion-content>
            <ion-list>
              @for (line of lines(); track line) {
                <ion-item>
                  <ion-badge slot="start" [color]="kind() === 'tram' ? 'success' : 'primary'">
                    {{ line }}
                  </ion-badge>
                  <ion-label>Every ten minutes</ion-label>
                </ion-item>
              }
            </ion-list>
          </ion-content>
        </ng-template>
      </ion-modal>
    </ion-content>
  `,
})
export class ExampleComponent {
  readonly kind = signal<'bus' | 'tram'>('bus');
  readonly lines = computed(() => LINES[this.kind()]);
}
