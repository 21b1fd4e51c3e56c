import { Component, signal } from '@angular/core';
import {
  IonBreadcrumb,
  IonBreadcrumbs,
  IonContent,
  IonDatetime,
  IonFab,
  IonFabButton,
  IonIcon,
  IonInput,
  IonItem,
  IonList,
} from '@ionic/angular/standalone';
import { addIcons } from 'ionicons';
import { checkmark } from 'ionicons/icons';

@Component({
  selector: 'app-example',
  imports: [
    IonBreadcrumb,
    IonBreadcrumbs,
    IonContent,
    IonDatetime,
    IonFab,
    IonFabButton,
    IonIcon,
    IonInput,
    IonItem,
    IonList,
  ],
  template: `
    <ion-content>
      <nav aria-label="Breadcrumb">
        <ion-breadcrumbs>
          <ion-breadcrumb
            href="#tables"
            (ionFocus)="focus.set('ion-breadcrumb')"
            (ionBlur)="focus.set('none')"
          >
            Tables
          </ion-breadcrumb>
          <ion-breadcrumb aria-current="page">Table 4</ion-breadcrumb>
        </ion-breadcrumbs>
      </nav>
      <ion-list>
        <ion-item>
          <ion-input
            label="Guest"
            (ionFocus)="focus.set('ion-input')"
            (ionBlur)="focus.set('none')"
          />
        </ion-item>
      </ion-list>
      <ion-datetime
        presentation="time"
        value="19:30"
        size="cover"
        (ionFocus)="focus.set('ion-datetime')"
        (ionBlur)="focus.set('none')"
      />
      <p class="ion-padding-horizontal">
        Focus: <output>{{ focus() }}</output>
      </p>
      <ion-fab slot="fixed" vertical="bottom" horizontal="end">
        <ion-fab-button
          aria-label="Book"
          (ionFocus)="focus.set('ion-fab-button')"
          (ionBlur)="focus.set('none')"
        >
          <ion-icon name="checkmark" aria-hidden="true" />
        </ion-fab-button>
      </ion-fab>
    </ion-content>
  `,
})
export class ExampleComponent {
  readonly focus = signal('none');

  constructor() {
    addIcons({ checkmark });
  }
}
