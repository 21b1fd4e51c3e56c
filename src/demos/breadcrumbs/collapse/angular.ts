import { Component, signal } from '@angular/core';
import { IonBreadcrumb, IonBreadcrumbs } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonBreadcrumb, IonBreadcrumbs],
  template: `
    <nav aria-label="Breadcrumb">
      <ion-breadcrumbs
        [maxItems]="limit()"
        [itemsBeforeCollapse]="1"
        [itemsAfterCollapse]="2"
        (ionCollapsedClick)="limit.set(6)"
      >
        <ion-breadcrumb href="#home">Home</ion-breadcrumb>
        <ion-breadcrumb href="#music">Music</ion-breadcrumb>
        <ion-breadcrumb href="#strings">Strings</ion-breadcrumb>
        <ion-breadcrumb href="#bowed">Bowed</ion-breadcrumb>
        <ion-breadcrumb href="#cello">Cello</ion-breadcrumb>
        <ion-breadcrumb aria-current="page">Bows</ion-breadcrumb>
      </ion-breadcrumbs>
    </nav>
  `,
  styles: `
    ion-breadcrumb::part(collapsed-indicator) {
      background: #ede9fe;
      color: #4c1d95;
    }
  `,
})
export class ExampleComponent {
  readonly limit = signal(3);
}
