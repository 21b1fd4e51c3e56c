import { Component, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import {
  IonContent,
  IonItem,
  IonList,
  IonSelect,
  IonSelectOption,
} from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [FormsModule, IonContent, IonItem, IonList, IonSelect, IonSelectOption],
  template: `
    <ion-content>
      <ion-list>
        <ion-item>
          <ion-select label="Size" placeholder="Choose" [(ngModel)]="size">
            <ion-select-option value="s">Small</ion-select-option>
            <ion-select-option value="m">Medium</ion-select-option>
            <ion-select-option value="l">Large</ion-select-option>
          </ion-select>
        </ion-item>
        <ion-item>
          <ion-select label="Color" labelPlacement="stacked" [(ngModel)]="color">
            <ion-select-option value="blue">Blue</ion-select-option>
            <ion-select-option value="green">Green</ion-select-option>
          </ion-select>
        </ion-item>
        <ion-item>
          <ion-select label="Engraving" value="none" [disabled]="true">
            <ion-select-option value="none">None</ion-select-option>
          </ion-select>
        </ion-item>
      </ion-list>
    </ion-content>
  `,
})
export class ExampleComponent {
  readonly size = signal<'s' | 'm' | 'l' | undefined>(undefined);
  readonly color = signal<'blue' | 'green'>('blue');
}
