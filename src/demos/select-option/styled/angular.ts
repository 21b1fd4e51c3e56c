import { Component, ViewEncapsulation } from '@angular/core';
import {
  IonContent,
  IonItem,
  IonList,
  IonSelect,
  IonSelectOption,
} from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonContent, IonItem, IonList, IonSelect, IonSelectOption],
  // The alert is outside this component: only a global rule reaches it
  encapsulation: ViewEncapsulation.None,
  template: `
    <ion-content>
      <ion-list>
        <ion-item>
          <ion-select label="Priority" value="normal">
            <ion-select-option value="normal">Normal</ion-select-option>
            <ion-select-option class="urgent" value="urgent">Urgent</ion-select-option>
            <ion-select-option value="later" [disabled]="true">
              Later (not available)
            </ion-select-option>
          </ion-select>
        </ion-item>
      </ion-list>
    </ion-content>
  `,
  styles: `
    .alert-radio-button.urgent .alert-radio-label {
      color: var(--ion-color-danger);
    }
  `,
})
export class ExampleComponent {}
