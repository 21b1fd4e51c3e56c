import { Component } from '@angular/core';
import { IonIcon, IonLabel, IonTabBar, IonTabButton, IonTabs } from '@ionic/angular/standalone';
import { addIcons } from 'ionicons';
import { archive, time } from 'ionicons/icons';

@Component({
  selector: 'app-tabs',
  standalone: true,
  imports: [IonIcon, IonLabel, IonTabBar, IonTabButton, IonTabs],
  template: `
    <ion-tabs>
      <ion-tab-bar slot="top" color="dark">
        <ion-tab-button tab="now" href="/tabs/now" layout="icon-start">
          <ion-icon name="time" aria-hidden="true" />
          <ion-label>Current</ion-label>
        </ion-tab-button>
        <ion-tab-button tab="past" href="/tabs/past" layout="icon-start">
          <ion-icon name="archive" aria-hidden="true" />
          <ion-label>Past</ion-label>
        </ion-tab-button>
      </ion-tab-bar>
    </ion-tabs>
  `,
})
export class TabsPage {
  constructor() {
    addIcons({ archive, time });
  }
}
