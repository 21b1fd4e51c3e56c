import { Component } from '@angular/core';
import { IonBreadcrumb, IonBreadcrumbs } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonBreadcrumb, IonBreadcrumbs],
  template: `
    <nav aria-label="Album">
      <ion-breadcrumbs>
        <ion-breadcrumb href="#music">
          Music
          <span slot="separator">→</span>
        </ion-breadcrumb>
        <ion-breadcrumb href="#albums">
          Albums
          <span slot="separator">→</span>
        </ion-breadcrumb>
        <ion-breadcrumb aria-current="page">Evening</ion-breadcrumb>
      </ion-breadcrumbs>
    </nav>
    <nav aria-label="Garden">
      <ion-breadcrumbs>
        <ion-breadcrumb href="#home" [separator]="false">Home</ion-breadcrumb>
        <ion-breadcrumb href="#garden" [separator]="false">Garden</ion-breadcrumb>
        <ion-breadcrumb aria-current="page">Tools</ion-breadcrumb>
      </ion-breadcrumbs>
    </nav>
  `,
})
export class ExampleComponent {}
