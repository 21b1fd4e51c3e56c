import { Component, signal } from '@angular/core';
import {
  IonBadge,
  IonContent,
  IonHeader,
  IonIcon,
  IonLabel,
  IonTab,
  IonTabBar,
  IonTabButton,
  IonTabs,
  IonTitle,
  IonToolbar,
} from '@ionic/angular/standalone';
import { addIcons } from 'ionicons';
import { home, mail, settings } from 'ionicons/icons';

@Component({
  selector: 'app-example',
  imports: [
    IonBadge,
    IonContent,
    IonHeader,
    IonIcon,
    IonLabel,
    IonTab,
    IonTabBar,
    IonTabButton,
    IonTabs,
    IonTitle,
    IonToolbar,
  ],
  template: `
    <ion-tabs (ionTabsWillChange)="change($event.tab)">
      <ion-tab tab="home">
        <ion-header>
          <ion-toolbar>
            <ion-title>Home</ion-title>
          </ion-toolbar>
        </ion-header>
        <ion-content class="ion-padding">
          <p>Nothing is due today.</p>
        </ion-content>
      </ion-tab>
      <ion-tab tab="messages">
        <ion-header>
          <ion-toolbar>
            <ion-title>Messages</ion-title>
          </ion-toolbar>
        </ion-header>
        <ion-content class="ion-padding">
          <p>Three new messages.</p>
        </ion-content>
      </ion-tab>
      <ion-tab tab="settings">
        <ion-header>
          <ion-toolbar>
            <ion-title>Settings</ion-title>
          </ion-toolbar>
        </ion-header>
        <ion-content class="ion-padding">
          <p>Language: English.</p>
        </ion-content>
      </ion-tab>

      <ion-tab-bar slot="bottom">
        <ion-tab-button tab="home" href="#home">
          <ion-icon name="home" aria-hidden="true" />
          <ion-label>Home</ion-label>
        </ion-tab-button>
        <ion-tab-button tab="messages" href="#messages">
          <ion-icon name="mail" aria-hidden="true" />
          <ion-label>Messages</ion-label>
          @if (unread() > 0) {
            <ion-badge color="danger" role="img" attr.aria-label="{{ unread() }} unread">
              {{ unread() }}
            </ion-badge>
          }
        </ion-tab-button>
        <ion-tab-button tab="settings" href="#settings">
          <ion-icon name="settings" aria-hidden="true" />
          <ion-label>Settings</ion-label>
        </ion-tab-button>
      </ion-tab-bar>
    </ion-tabs>
  `,
})
export class ExampleComponent {
  readonly unread = signal(3);

  constructor() {
    addIcons({ home, mail, settings });
  }

  change(tab: string) {
    if (tab === 'messages') this.unread.set(0);
  }
}
