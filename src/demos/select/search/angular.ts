import { Component, computed, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import {
  IonButton,
  IonButtons,
  IonContent,
  IonHeader,
  IonItem,
  IonLabel,
  IonList,
  IonModal,
  IonNote,
  IonRadio,
  IonRadioGroup,
  IonSearchbar,
  IonTitle,
  IonToolbar,
} from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [
    FormsModule,
    IonButton,
    IonButtons,
    IonContent,
    IonHeader,
    IonItem,
    IonLabel,
    IonList,
    IonModal,
    IonNote,
    IonRadio,
    IonRadioGroup,
    IonSearchbar,
    IonTitle,
    IonToolbar,
  ],
  template: `
    <ion-content>
      <ion-list>
        <ion-item id="open-cities" [button]="true">
          <ion-label>City</ion-label>
          <ion-note slot="end">{{ city() }}</ion-note>
        </ion-item>
      </ion-list>
      <ion-modal #modal trigger="open-cities" aria-label="City" (didDismiss)="search.set('')">
        <ng-template>
          <ion-header>
            <ion-toolbar>
              <ion-title>City</ion-title>
              <ion-buttons slot="end">
                <ion-button (click)="modal.dismiss()">Close</ion-button>
              </ion-buttons>
            </ion-toolbar>
            <ion-toolbar>
              <ion-searchbar
                aria-label="Search cities"
                placeholder="Search cities"
                [(ngModel)]="search"
              />
            </ion-toolbar>
          </ion-header>
          <ion-content>
            <ion-radio-group
              aria-label="City"
              [value]="city()"
              (ionChange)="city.set($event.detail.value); modal.dismiss()"
            >
              @for (name of found(); track name) {
                <ion-item>
                  <ion-radio [value]="name">{{ name }}</ion-radio>
                </ion-item>
              }
            </ion-radio-group>
          </ion-content>
        </ng-template>
      </ion-modal>
    </ion-content>
  `,
})
export class ExampleComponent {
  readonly search = signal('');
  readonly city = signal('Lisbon');
  readonly cities = [
    'Helsinki',
    'Kigali',
    'Kyoto',
    'Lima',
    'Lisbon',
    'Nairobi',
    'Osaka',
    'Oslo',
    'Quito',
  ];
  readonly found = computed(() =>
    this.cities.filter((name) => name.toLowerCase().includes(this.search().toLowerCase())),
  );
}
