import { Component, signal } from '@angular/core';
import { IonButton, IonContent, IonItem, IonList, IonPopover } from '@ionic/angular/standalone';
import type { OverlayEventDetail } from '@ionic/core';

@Component({
  selector: 'app-example',
  imports: [IonButton, IonContent, IonItem, IonList, IonPopover],
  template: `
    <ion-content class="ion-padding">
      <ion-button id="sort">Sort by</ion-button>
      <p>
        Data: <output>{{ result().data ?? 'none' }}</output>
      </p>
      <p>
        Role: <output>{{ result().role ?? 'none' }}</output>
      </p>
      <ion-popover
        #popover
        trigger="sort"
        alignment="start"
        role="dialog"
        aria-label="Sort by"
        [arrow]="false"
        (didDismiss)="onDismiss($event)"
      >
        <ng-template>
          <ion-list lines="none">
            @for (order of orders; track order) {
              <ion-item [button]="true" [detail]="false" (click)="popover.dismiss(order, 'chosen')">
                {{ order }}
              </ion-item>
            }
          </ion-list>
        </ng-template>
      </ion-popover>
    </ion-content>
  `,
})
export class ExampleComponent {
  readonly orders = ['Name', 'Date', 'Size'];
  readonly result = signal<OverlayEventDetail<string>>({});

  onDismiss({ detail }: CustomEvent<OverlayEventDetail<string>>) {
    this.result.set(detail);
  }
}
