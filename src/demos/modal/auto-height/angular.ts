import { Component, signal } from '@angular/core';
import {
  IonButton,
  IonContent,
  IonItem,
  IonLabel,
  IonList,
  IonModal,
} from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonButton, IonContent, IonItem, IonLabel, IonList, IonModal],
  template: `
    <ion-content class="ion-padding">
      <ion-button id="open-basket" expand="block">Basket</ion-button>
      <ion-modal
        #modal
        trigger="open-basket"
        aria-label="Basket"
        [breakpoints]="[1]"
        [initialBreakpoint]="1"
      >
        <ng-template>
          <div class="ion-padding">
            <ion-list lines="none">
              @for (loaf of loaves(); track loaf) {
                <ion-item>
                  <ion-label>Bread</ion-label>
                </ion-item>
              }
            </ion-list>
            <ion-button expand="block" fill="outline" (click)="add()">
              Add a loaf of bread
            </ion-button>
            <ion-button expand="block" (click)="modal.dismiss()">Close</ion-button>
          </div>
        </ng-template>
      </ion-modal>
    </ion-content>
  `,
  styles: `
    ion-modal {
      --height: auto;
    }
  `,
})
export class ExampleComponent {
  readonly loaves = signal([1]);

  add() {
    this.loaves.update((loaves) => [...loaves, loaves.length + 1]);
  }
}
