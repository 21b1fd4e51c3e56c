import { Component } from '@angular/core';
import { IonBadge, IonItem, IonLabel, IonList, IonNote } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonBadge, IonItem, IonLabel, IonList, IonNote],
  template: `
    <ion-list>
      <ion-item [button]="true" [detail]="true">
        <ion-label>
          <h2>Account</h2>
          <p>Name, address and password</p>
        </ion-label>
      </ion-item>
      <ion-item [button]="true" [detail]="true">
        <ion-label>
          <h2>Notifications</h2>
          <p>Three are new</p>
        </ion-label>
        <ion-badge slot="end">3</ion-badge>
      </ion-item>
      <ion-item>
        <ion-label>Storage used</ion-label>
        <ion-note slot="end">1.2 GB</ion-note>
      </ion-item>
    </ion-list>
  `,
})
export class ExampleComponent {}
