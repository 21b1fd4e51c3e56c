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
import { map, walk, person } from 'ionicons/icons';

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
      <ion-tab-bar slot="bottom">
        <ion-tab-button tab="map">
          <ion-icon name="map" aria-hidden="true" />
          <ion-label>Map</ion-label>
        </ion-tab-button>
        <ion-tab-button tab="trips">
          <ion-icon name="walk" aria-hidden="true" />
          <ion-label>Trips</ion-label>
        </ion-tab-button>
        <ion-tab-button tab="profile">
          <ion-icon name="person" aria-hidden="true" />
          <ion-label>Profile</ion-label>
        </ion-tab-button>
      </ion-tab-bar>
    </ion-tabs>
  `,
})
export class TabsPage {
  constructor() {
    addIcons({ map, walk, person });
  }
}

const routes: Routes = [
  {
    path: 'tabs',
    component: TabsPage,
    children: [
      {
        path: 'map',
        component: TabPage,
        data: { title: 'Map', text: 'The path along the river is open.' },
      },
      {
        path: 'trips',
        component: TabPage,
        data: { title: 'Trips', text: 'You have saved three trips.' },
      },
      {
        path: 'profile',
        component: TabPage,
        data: { title: 'Profile', text: 'Signed in as Kim.' },
      },
    ],
  },
  { path: '**', redirectTo: 'tabs/map' },
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
