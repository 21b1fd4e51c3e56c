import { Component, signal } from '@angular/core';
import {
  IonBadge,
  IonIcon,
  IonLabel,
  IonTabBar,
  IonTabButton,
  IonTabs,
} from '@ionic/angular/standalone';
import { addIcons } from 'ionicons';
import { home, mail, settings } from 'ionicons/icons';

@Component({
  selector: 'app-tabs',
  standalone: true,
  imports: [IonBadge, IonIcon, IonLabel, IonTabBar, IonTabButton, IonTabs],
  template: `
    <ion-tabs (ionTabsWillChange)="change($event.tab)">
      <ion-tab-bar slot="bottom">
        <ion-tab-button tab="home" href="/tabs/home">
          <ion-icon name="home" aria-hidden="true" />
          <ion-label>Home</ion-label>
        </ion-tab-button>
        <ion-tab-button tab="messages" href="/tabs/messages">
          <ion-icon name="mail" aria-hidden="true" />
          <ion-label>Messages</ion-label>
          @if (unread() > 0) {
            <ion-badge color="danger" role="img" attr.aria-label="{{ unread() }} unread">
              {{ unread() }}
            </ion-badge>
          }
        </ion-tab-button>
        <ion-tab-button tab="settings" href="/tabs/settings">
          <ion-icon name="settings" aria-hidden="true" />
          <ion-label>Settings</ion-label>
        </ion-tab-button>
      </ion-tab-bar>
    </ion-tabs>
  `,
})
export class TabsPage {
  readonly unread = signal(3);

  constructor() {
    addIcons({ home, mail, settings });
  }

  change(tab: string) {
    if (tab === 'messages') this.unread.set(0);
  }
}
