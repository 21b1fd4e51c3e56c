import { Component, inject, signal } from '@angular/core';
import { RouterLink } from '@angular/router';
import {
  IonButton,
  IonContent,
  IonHeader,
  IonInput,
  IonItem,
  IonLabel,
  IonList,
  IonNote,
  IonRouterLink,
  IonTitle,
  IonToolbar,
} from '@ionic/angular/standalone';
import { ThingStore } from './thing-store';

@Component({
  selector: 'app-packing-list',
  imports: [
    IonButton,
    IonContent,
    IonHeader,
    IonInput,
    IonItem,
    IonLabel,
    IonList,
    IonNote,
    IonRouterLink,
    IonTitle,
    IonToolbar,
    RouterLink,
  ],
  template: `
    <ion-header>
      <ion-toolbar>
        <ion-title>Packing list</ion-title>
      </ion-toolbar>
    </ion-header>

    <ion-content>
      <form class="ion-padding" (submit)="submit($event)">
        <ion-input
          label="Add a thing"
          labelPlacement="stacked"
          enterkeyhint="done"
          helperText="{{ store.missing() }} still to pack"
          [value]="name()"
          (ionInput)="name.set($event.detail.value ?? '')"
        />
        <ion-button type="submit" expand="block" [disabled]="name().trim() === ''">Add</ion-button>
      </form>

      <ion-list>
        @for (thing of store.things(); track thing.id) {
          <ion-item [routerLink]="['/things', thing.id]" [detail]="true">
            <ion-label>{{ thing.name }}</ion-label>
            @if (thing.packed) {
              <ion-note slot="end">Packed</ion-note>
            } @else {
              <ion-note slot="end">× {{ thing.count }}</ion-note>
            }
          </ion-item>
        }
      </ion-list>
    </ion-content>
  `,
})
export class PackingListPage {
  readonly store = inject(ThingStore);
  readonly name = signal('');

  submit(event: Event) {
    event.preventDefault();
    if (this.name().trim() !== '') {
      this.store.add(this.name().trim());
      this.name.set('');
    }
  }
}
