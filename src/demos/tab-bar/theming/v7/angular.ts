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
import { radio, musicalNotes, search } from 'ionicons/icons';

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
      <ion-tab-bar slot="bottom" class="floating">
        <ion-tab-button tab="listen">
          <ion-icon name="radio" aria-hidden="true" />
          <ion-label>Listen</ion-label>
        </ion-tab-button>
        <ion-tab-button tab="songs">
          <ion-icon name="musical-notes" aria-hidden="true" />
          <ion-label>Songs</ion-label>
        </ion-tab-button>
        <ion-tab-button tab="search">
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
  `,
})
export class TabsPage {
  constructor() {
    addIcons({ radio, musicalNotes, search });
  }
}

const routes: Routes = [
  {
    path: 'tabs',
    component: TabsPage,
    children: [
      {
        path: 'listen',
        component: TabPage,
        data: { title: 'Listen', text: 'Seven stations near you.' },
      },
      { path: 'songs', component: TabPage, data: { title: 'Songs', text: 'Sorted by artist.' } },
      { path: 'search', component: TabPage, data: { title: 'Search', text: 'Type a title.' } },
    ],
  },
  { path: '**', redirectTo: 'tabs/listen' },
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
