import { Component, viewChild } from '@angular/core';
import {
  IonButton,
  IonButtons,
  IonContent,
  IonHeader,
  IonToolbar,
} from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonButton, IonButtons, IonContent, IonHeader, IonToolbar],
  template: `
    <ion-header>
      <ion-toolbar>
        <ion-buttons slot="start">
          <ion-button (click)="show(morning)">Morning</ion-button>
          <ion-button (click)="show(noon)">Noon</ion-button>
          <ion-button (click)="show(evening)">Evening</ion-button>
        </ion-buttons>
        <ion-buttons slot="end">
          <ion-button (click)="further()">Further</ion-button>
        </ion-buttons>
      </ion-toolbar>
    </ion-header>
    <ion-content class="ion-padding">
      <section #morning>
        <h2>Morning</h2>
        <p>Three hours, one change.</p>
      </section>
      <section #noon>
        <h2>Noon</h2>
        <p>A bakery, and a kitchen at the campsite.</p>
      </section>
      <section #evening>
        <h2>Evening</h2>
        <p>Three guest houses and a campsite.</p>
      </section>
    </ion-content>
  `,
  styles: `
    section {
      min-height: 360px;
    }
  `,
})
export class ExampleComponent {
  private readonly content = viewChild.required(IonContent);

  show(section: HTMLElement) {
    // null: the horizontal position stays as it is
    void this.content().scrollToPoint(null, section.offsetTop, 400);
  }

  further() {
    void this.content().scrollByPoint(0, 120, 400);
  }
}
