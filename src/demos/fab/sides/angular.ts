import { Component } from '@angular/core';
import { IonContent, IonFab, IonFabButton, IonFabList, IonIcon } from '@ionic/angular/standalone';
import { addIcons } from 'ionicons';
import { arrowBack, arrowDown, arrowForward, arrowUp, move } from 'ionicons/icons';

@Component({
  selector: 'app-example',
  imports: [IonContent, IonFab, IonFabButton, IonFabList, IonIcon],
  template: `
    <ion-content>
      <ion-fab slot="fixed" vertical="center" horizontal="center">
        <ion-fab-button aria-label="Move the map">
          <ion-icon name="move" aria-hidden="true" />
        </ion-fab-button>
        @for (direction of directions; track direction.side) {
          <ion-fab-list [side]="direction.side">
            <ion-fab-button [attr.aria-label]="direction.name">
              <ion-icon [name]="direction.icon" aria-hidden="true" />
            </ion-fab-button>
          </ion-fab-list>
        }
      </ion-fab>
    </ion-content>
  `,
})
export class ExampleComponent {
  readonly directions = [
    { name: 'North', side: 'top', icon: 'arrow-up' },
    { name: 'East', side: 'end', icon: 'arrow-forward' },
    { name: 'South', side: 'bottom', icon: 'arrow-down' },
    { name: 'West', side: 'start', icon: 'arrow-back' },
  ] as const;

  constructor() {
    addIcons({ arrowBack, arrowDown, arrowForward, arrowUp, move });
  }
}
