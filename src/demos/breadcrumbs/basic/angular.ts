import { Component } from '@angular/core';
import { IonBreadcrumb, IonBreadcrumbs, IonIcon } from '@ionic/angular/standalone';
import { addIcons } from 'ionicons';
import { arrowForward, homeOutline } from 'ionicons/icons';

@Component({
  selector: 'app-example',
  imports: [IonBreadcrumb, IonBreadcrumbs, IonIcon],
  template: `
    <nav aria-label="Breadcrumb">
      <ion-breadcrumbs>
        <ion-breadcrumb href="#home">
          <ion-icon slot="start" name="home-outline" aria-hidden="true" />
          Home
        </ion-breadcrumb>
        <ion-breadcrumb href="#garden">Garden</ion-breadcrumb>
        <ion-breadcrumb aria-current="page">Tools</ion-breadcrumb>
      </ion-breadcrumbs>
    </nav>
    <nav aria-label="Order">
      <ion-breadcrumbs color="tertiary">
        <ion-breadcrumb href="#basket">
          Basket
          <ion-icon slot="separator" name="arrow-forward" aria-hidden="true" />
        </ion-breadcrumb>
        <ion-breadcrumb [active]="true" href="#address" aria-current="step">
          Address
          <ion-icon slot="separator" name="arrow-forward" aria-hidden="true" />
        </ion-breadcrumb>
        <ion-breadcrumb [disabled]="true">Payment</ion-breadcrumb>
      </ion-breadcrumbs>
    </nav>
  `,
})
export class ExampleComponent {
  constructor() {
    addIcons({ arrowForward, homeOutline });
  }
}
