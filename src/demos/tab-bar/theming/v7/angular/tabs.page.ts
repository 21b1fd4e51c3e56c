import { Component } from '@angular/core';
import { IonIcon, IonLabel, IonTabBar, IonTabButton, IonTabs } from '@ionic/angular/standalone';
import { addIcons } from 'ionicons';
import { musicalNotes, radio, search } from 'ionicons/icons';

@Component({
  selector: 'app-tabs',
  standalone: true,
  imports: [IonIcon, IonLabel, IonTabBar, IonTabButton, IonTabs],
  template: `
    <ion-tabs>
      <ion-tab-bar slot="bottom" class="floating">
        <ion-tab-button tab="listen" href="/tabs/listen">
          <ion-icon name="radio" aria-hidden="true" />
          <ion-label>Listen</ion-label>
        </ion-tab-button>
        <ion-tab-button tab="songs" href="/tabs/songs">
          <ion-icon name="musical-notes" aria-hidden="true" />
          <ion-label>Songs</ion-label>
        </ion-tab-button>
        <ion-tab-button tab="search" href="/tabs/search">
          <ion-icon name="search" aria-hidden="true" />
          <ion-label>Search</ion-label>
        </ion-tab-button>
      </ion-tab-bar>
    </ion-tabs>
  `,
  styles: `
    .floating {
      --background: #1e293b;
      --border: none;
      --color: #cbd5e1;
      width: calc(100% - 32px);
      margin: 8px 16px 16px;
      border-radius: 20px;
    }

    .floating ion-tab-button {
      --background: transparent;
      --color: #cbd5e1;
      --color-selected: #fde68a;
      --ripple-color: #fde68a;
    }

    .floating ion-tab-button::part(native) {
      letter-spacing: 0.04em;
    }
  `,
})
export class TabsPage {
  constructor() {
    addIcons({ musicalNotes, radio, search });
  }
}
