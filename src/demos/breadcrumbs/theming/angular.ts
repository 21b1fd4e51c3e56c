import { Component } from '@angular/core';
import { IonBreadcrumb, IonBreadcrumbs } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonBreadcrumb, IonBreadcrumbs],
  template: `
    <nav aria-label="Breadcrumb">
      <ion-breadcrumbs>
        <ion-breadcrumb href="#home">Home</ion-breadcrumb>
        <ion-breadcrumb href="#garden">Garden</ion-breadcrumb>
        <ion-breadcrumb aria-current="page">Tools</ion-breadcrumb>
      </ion-breadcrumbs>
    </nav>
  `,
  styles: `
    ion-breadcrumb {
      --color: #6d28d9;
      --color-active: #4c1d95;
      --color-hover: #7c3aed;
      --color-focused: #4c1d95;
      --background-focused: #ede9fe;
    }

    ion-breadcrumb::part(separator) {
      color: #a78bfa;
    }

    ion-breadcrumb::part(native) {
      border-radius: 4px;
      font-weight: 600;
    }
  `,
})
export class ExampleComponent {}
