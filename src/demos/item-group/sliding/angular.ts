import { Component } from '@angular/core';
import {
  IonContent,
  IonItem,
  IonItemDivider,
  IonItemGroup,
  IonItemOption,
  IonItemOptions,
  IonItemSliding,
  IonLabel,
} from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [
    IonContent,
    IonItem,
    IonItemDivider,
    IonItemGroup,
    IonItemOption,
    IonItemOptions,
    IonItemSliding,
    IonLabel,
  ],
  template: `
    <ion-content>
      <ion-item-group aria-labelledby="monday">
        <ion-item-divider>
          <ion-label id="monday">Monday</ion-label>
        </ion-item-divider>
        <ion-item-sliding>
          <ion-item>
            <ion-label>Water the plants</ion-label>
          </ion-item>
          <ion-item-options side="end">
            <ion-item-option>Done</ion-item-option>
          </ion-item-options>
        </ion-item-sliding>
        <ion-item-sliding>
          <ion-item lines="none">
            <ion-label>Return the books</ion-label>
          </ion-item>
          <ion-item-options side="end">
            <ion-item-option>Done</ion-item-option>
          </ion-item-options>
        </ion-item-sliding>
      </ion-item-group>
      <ion-item-group aria-labelledby="tuesday">
        <ion-item-divider>
          <ion-label id="tuesday">Tuesday</ion-label>
        </ion-item-divider>
        <ion-item-sliding>
          <ion-item lines="none">
            <ion-label>Call the dentist</ion-label>
          </ion-item>
          <ion-item-options side="end">
            <ion-item-option>Done</ion-item-option>
          </ion-item-options>
        </ion-item-sliding>
      </ion-item-group>
    </ion-content>
  `,
})
export class ExampleComponent {}
