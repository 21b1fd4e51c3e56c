import { Component, signal } from '@angular/core';
import {
  IonCheckbox,
  IonContent,
  IonItem,
  IonList,
  IonRadio,
  IonRadioGroup,
  IonRange,
  IonSelect,
  IonSelectOption,
  IonToggle,
} from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [
    IonCheckbox,
    IonContent,
    IonItem,
    IonList,
    IonRadio,
    IonRadioGroup,
    IonRange,
    IonSelect,
    IonSelectOption,
    IonToggle,
  ],
  template: `
    <ion-content>
      <ion-list>
        <ion-item>
          <ion-checkbox (ionFocus)="focus.set('ion-checkbox')" (ionBlur)="focus.set('none')">
            Gift wrapping
          </ion-checkbox>
        </ion-item>
        <ion-item>
          <ion-toggle (ionFocus)="focus.set('ion-toggle')" (ionBlur)="focus.set('none')">
            Insured
          </ion-toggle>
        </ion-item>
        <ion-item>
          <ion-range
            label="Weight"
            (ionFocus)="focus.set('ion-range')"
            (ionBlur)="focus.set('none')"
          />
        </ion-item>
        <ion-item>
          <ion-select
            label="Country"
            interface="popover"
            (ionFocus)="focus.set('ion-select')"
            (ionBlur)="focus.set('none')"
          >
            <ion-select-option value="at">Austria</ion-select-option>
            <ion-select-option value="jp">Japan</ion-select-option>
          </ion-select>
        </ion-item>
        <ion-radio-group>
          <ion-item>
            <ion-radio
              value="post"
              (ionFocus)="focus.set('ion-radio')"
              (ionBlur)="focus.set('none')"
            >
              By post
            </ion-radio>
          </ion-item>
          <ion-item>
            <ion-radio
              value="courier"
              (ionFocus)="focus.set('ion-radio')"
              (ionBlur)="focus.set('none')"
            >
              By courier
            </ion-radio>
          </ion-item>
        </ion-radio-group>
      </ion-list>
      <p class="ion-padding-horizontal">
        Focus: <output>{{ focus() }}</output>
      </p>
    </ion-content>
  `,
})
export class ExampleComponent {
  readonly focus = signal('none');
}
