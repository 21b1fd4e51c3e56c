import { Component, signal } from '@angular/core';
import {
  IonBadge,
  IonButton,
  IonContent,
  IonItem,
  IonLabel,
  IonList,
  IonListHeader,
  IonModal,
} from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonBadge, IonButton, IonContent, IonItem, IonLabel, IonList, IonListHeader, IonModal],
  template: `
    <ion-content class="ion-padding">
      <ion-button id="open-map" expand="block">Places</ion-button>
      <ion-modal
        #modal
        trigger="open-map"
        aria-label="Places"
        [breakpoints]="[0, 0.5, 1]"
        [initialBreakpoint]="0.5"
        (ionDragStart)="phase.set('drag')"
        (ionDragEnd)="phase.set('end')"
      >
        <ng-template>
          <ion-content>
            <ion-list>
              <ion-list-header>
                <ion-label>Places</ion-label>
                <ion-badge class="ion-margin-end" [color]="colors[phase()]">
                  {{ texts[phase()] }}
                </ion-badge>
              </ion-list-header>
              <ion-item>
                <ion-label>Lighthouse</ion-label>
              </ion-item>
              <ion-item>
                <ion-label>Old bridge</ion-label>
              </ion-item>
              <ion-item lines="none">
                <ion-button fill="outline" (click)="modal.dismiss()">Close</ion-button>
              </ion-item>
            </ion-list>
          </ion-content>
        </ng-template>
      </ion-modal>
    </ion-content>
  `,
})
export class ExampleComponent {
  readonly phase = signal<'rest' | 'drag' | 'end'>('rest');
  readonly texts = { rest: 'Drag the handle', drag: 'Dragging', end: 'Let go' };
  readonly colors = { rest: 'medium', drag: 'warning', end: 'success' };
}
