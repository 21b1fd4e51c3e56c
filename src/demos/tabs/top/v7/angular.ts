import { Component, inject } from '@angular/core';
import { ActivatedRoute, Router, Routes } from '@angular/router';
import {
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
import { time, archive } from 'ionicons/icons';

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
  imports: [IonIcon, IonLabel, IonTabBar, IonTabButton, IonTabs],
  template: `
    <ion-tabs>
      <ion-tab-bar slot="top">
        <ion-tab-button tab="now" layout="icon-start">
          <ion-icon name="time" aria-hidden="true" />
          <ion-label>Current</ion-label>
        </ion-tab-button>
        <ion-tab-button tab="past" layout="icon-start">
          <ion-icon name="archive" aria-hidden="true" />
          <ion-label>Past</ion-label>
        </ion-tab-button>
      </ion-tab-bar>
    </ion-tabs>
  `,
})
export class TabsPage {
  constructor() {
    addIcons({ time, archive });
  }
}

const routes: Routes = [
  {
    path: 'tabs',
    component: TabsPage,
    children: [
      {
        path: 'now',
        component: TabPage,
        data: { title: 'Current', text: 'One order is being packed.' },
      },
      {
        path: 'past',
        component: TabPage,
        data: { title: 'Past', text: 'Nine orders since January.' },
      },
    ],
  },
  { path: '**', redirectTo: 'tabs/now' },
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
