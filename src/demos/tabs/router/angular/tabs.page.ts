import { Component } from '@angular/core';
import { IonIcon, IonLabel, IonTabBar, IonTabButton, IonTabs } from '@ionic/angular/standalone';
import { addIcons } from 'ionicons';
import { book, informationCircle } from 'ionicons/icons';

@Component({
  selector: 'app-tabs',
  imports: [IonIcon, IonLabel, IonTabBar, IonTabButton, IonTabs],
  template: `
    <ion-tabs>
      <ion-tab-bar slot="bottom">
        <ion-tab-button tab="books" href="/tabs/books">
          <ion-icon name="book" aria-hidden="true" />
          <ion-label>Books</ion-label>
        </ion-tab-button>
        <ion-tab-button tab="about" href="/tabs/about">
          <ion-icon name="information-circle" aria-hidden="true" />
          <ion-label>About</ion-label>
        </ion-tab-button>
      </ion-tab-bar>
    </ion-tabs>
  `,
})
export class TabsPage {
  constructor() {
    addIcons({ book, informationCircle });
  }
}
