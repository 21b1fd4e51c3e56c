import { Component, inject, signal } from '@angular/core';
import { ActivatedRoute, Router, Routes } from '@angular/router';
import {
  IonBadge,
  IonContent,
  IonHeader,
  IonIcon,
  IonLabel,
  IonRouterOutlet,
  IonTabBar,
  IonTabButton,
  IonTabs,
  IonTitle,
  IonToolbar,
} from '@ionic/angular/standalone';
import { addIcons } from 'ionicons';
import { home, mail, settings } from 'ionicons/icons';

@Component({
  selector: 'app-tab-page',
  standalone: true,
  imports: [IonContent, IonHeader, IonTitle, IonToolbar],
  template: `
    <ion-header>
      <ion-toolbar>
        <ion-title>{{ data['title'] }}</ion-title>
      </ion-toolbar>
    </ion-header>
    <ion-content class="ion-padding">
      <p>{{ data['text'] }}</p>
    </ion-content>
  `,
})
export class TabPage {
  readonly data = inject(ActivatedRoute).snapshot.data;
}

@Component({
  selector: 'app-tabs',
  standalone: true,
  imports: [IonBadge, IonIcon, IonLabel, IonTabBar, IonTabButton, IonTabs],
  template: `
    <ion-tabs (ionTabsWillChange)="change($event.tab)">
      <ion-tab-bar slot="bottom">
        <ion-tab-button tab="home">
          <ion-icon name="home" aria-hidden="true" />
          <ion-label>Home</ion-label>
        </ion-tab-button>
        <ion-tab-button tab="messages">
          <ion-icon name="mail" aria-hidden="true" />
          <ion-label>Messages</ion-label>
          @if (unread() > 0) {
            <ion-badge color="danger">{{ unread() }}</ion-badge>
          }
        </ion-tab-button>
        <ion-tab-button tab="settings">
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

const routes: Routes = [
  {
    path: 'tabs',
    component: TabsPage,
    children: [
      { path: 'home', component: TabPage, data: { title: 'Home', text: 'Nothing is due today.' } },
      {
        path: 'messages',
        component: TabPage,
        data: { title: 'Messages', text: 'Three new messages.' },
      },
      {
        path: 'settings',
        component: TabPage,
        data: { title: 'Settings', text: 'Language: English.' },
      },
    ],
  },
  { path: '**', redirectTo: 'tabs/home' },
];

@Component({
  selector: 'app-example',
  standalone: true,
  imports: [IonRouterOutlet],
  // In a project, provideRouter(routes) in main.ts does what follows
  providers: [
    {
      provide: ActivatedRoute,
      useFactory: (router: Router) => router.routerState.root,
      deps: [Router],
    },
  ],
  template: '<ion-router-outlet />',
})
export class ExampleComponent {
  constructor() {
    const router = inject(Router);
    router.resetConfig(routes);
    router.initialNavigation();
  }
}
