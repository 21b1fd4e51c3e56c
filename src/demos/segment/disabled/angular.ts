import { Component } from '@angular/core';
import { IonLabel, IonSegment, IonSegmentButton } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonLabel, IonSegment, IonSegmentButton],
  template: `
    <ion-segment value="stalls" aria-label="Seats">
      <ion-segment-button value="stalls"><ion-label>Stalls</ion-label></ion-segment-button>
      <ion-segment-button value="circle"><ion-label>Circle</ion-label></ion-segment-button>
      <ion-segment-button value="box" [disabled]="true">
        <ion-label>Box</ion-label>
      </ion-segment-button>
    </ion-segment>
    <ion-segment class="ion-margin-top" value="card" aria-label="Payment" [disabled]="true">
      <ion-segment-button value="card"><ion-label>Card</ion-label></ion-segment-button>
      <ion-segment-button value="cash"><ion-label>Cash</ion-label></ion-segment-button>
    </ion-segment>
  `,
})
export class ExampleComponent {}
