import { Component, inject } from '@angular/core';
import { ActivatedRoute, Router, RouterLink, Routes } from '@angular/router';
import {
  IonBackButton,
  IonButtons,
  IonContent,
  IonHeader,
  IonItem,
  IonLabel,
  IonList,
  IonRouterLink,
  IonRouterOutlet,
  IonTitle,
  IonToolbar,
} from '@ionic/angular/standalone';

const days: Record<string, number> = { venus: 225, earth: 365, mars: 687 };

@Component({
  selector: 'app-planets',
  standalone: true,
  imports: [
    IonContent,
    IonHeader,
    IonItem,
    IonLabel,
    IonList,
    IonRouterLink,
    IonTitle,
    IonToolbar,
    RouterLink,
  ],
  template: `
    <ion-header>
      <ion-toolbar>
        <ion-title>Planets</ion-title>
      </ion-toolbar>
    </ion-header>
    <ion-content>
      <ion-list>
        @for (id of ids; track id) {
          <ion-item [routerLink]="['/planets', id]" [detail]="true" class="ion-text-capitalize">
            <ion-label>{{ id }}</ion-label>
          </ion-item>
        }
      </ion-list>
    </ion-content>
  `,
})
export class PlanetsPage {
  readonly ids = Object.keys(days);
}

@Component({
  selector: 'app-planet',
  standalone: true,
  imports: [IonBackButton, IonButtons, IonContent, IonHeader, IonTitle, IonToolbar],
  template: `
    <ion-header>
      <ion-toolbar>
        <ion-buttons slot="start">
          <ion-back-button defaultHref="/planets" />
        </ion-buttons>
        <ion-title class="ion-text-capitalize">{{ id }}</ion-title>
      </ion-toolbar>
    </ion-header>
    <ion-content class="ion-padding">
      <p>A year has {{ days }} of our days.</p>
    </ion-content>
  `,
})
export class PlanetPage {
  readonly id: string = inject(ActivatedRoute).snapshot.params['planet'];
  readonly days = days[this.id];
}

const routes: Routes = [
  { path: 'planets', component: PlanetsPage },
  { path: 'planets/:planet', component: PlanetPage },
  { path: '**', redirectTo: 'planets' },
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
