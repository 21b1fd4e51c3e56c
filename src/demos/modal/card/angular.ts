import { Component, signal } from '@angular/core';
import {
  IonButton,
  IonButtons,
  IonContent,
  IonHeader,
  IonInput,
  IonItem,
  IonLabel,
  IonList,
  IonModal,
  IonNote,
  IonTitle,
  IonToolbar,
} from '@ionic/angular/standalone';
import type { OverlayEventDetail } from '@ionic/core';

@Component({
  selector: 'app-example',
  imports: [
    IonButton,
    IonButtons,
    IonContent,
    IonHeader,
    IonInput,
    IonItem,
    IonLabel,
    IonList,
    IonModal,
    IonNote,
    IonTitle,
    IonToolbar,
  ],
  template: `
    <div class="ion-page" #page>
      <ion-header>
        <ion-toolbar>
          <ion-title>New expense</ion-title>
        </ion-toolbar>
      </ion-header>
      <ion-content>
        <ion-list>
          <ion-item>
            <ion-input type="number" label="Amount" [value]="12" />
          </ion-item>
          <ion-item id="open-card" [button]="true">
            <ion-label>Category</ion-label>
            <ion-note slot="end" [color]="category() ? 'primary' : undefined">
              {{ category() ?? 'None' }}
            </ion-note>
          </ion-item>
        </ion-list>
        <!-- The page moves back behind the card in ios mode -->
        <ion-modal
          #modal
          trigger="open-card"
          aria-label="Category"
          [presentingElement]="page"
          (didDismiss)="onDidDismiss($event)"
        >
          <ng-template>
            <ion-header>
              <ion-toolbar>
                <ion-title>Category</ion-title>
                <ion-buttons slot="end">
                  <ion-button (click)="modal.dismiss(null, 'cancel')">Close</ion-button>
                </ion-buttons>
              </ion-toolbar>
            </ion-header>
            <ion-content>
              <ion-list>
                @for (name of categories; track name) {
                  <ion-item
                    [button]="true"
                    [detail]="false"
                    (click)="modal.dismiss(name, 'select')"
                  >
                    {{ name }}
                  </ion-item>
                }
              </ion-list>
            </ion-content>
          </ng-template>
        </ion-modal>
      </ion-content>
    </div>
  `,
})
export class ExampleComponent {
  readonly categories = ['Travel', 'Meals', 'Office'];
  readonly category = signal<string | undefined>(undefined);

  onDidDismiss(event: CustomEvent<OverlayEventDetail<string>>) {
    if (event.detail.role === 'select') {
      this.category.set(event.detail.data);
    }
  }
}
