import { Component, signal } from '@angular/core';
import { IonButton, IonContent, IonModal, IonProgressBar } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonButton, IonContent, IonModal, IonProgressBar],
  template: `
    <ion-content class="ion-padding">
      <ion-button id="open-weather" expand="block">Weather</ion-button>
      <ion-modal
        #modal
        trigger="open-weather"
        aria-label="Weather"
        [breakpoints]="[0, 0.5, 1]"
        [initialBreakpoint]="0.5"
        (ionDragMove)="progress.set($event.detail.progress)"
        (ionDragEnd)="progress.set($event.detail.snapBreakpoint ?? 0)"
      >
        <ng-template>
          <ion-content class="ion-padding">
            <ion-progress-bar aria-label="Progress of the drag" [value]="progress()" />
            <p>24 °C and sunny</p>
            <ion-button fill="outline" (click)="modal.dismiss()">Close</ion-button>
          </ion-content>
        </ng-template>
      </ion-modal>
    </ion-content>
  `,
})
export class ExampleComponent {
  readonly progress = signal(0.5);
}
