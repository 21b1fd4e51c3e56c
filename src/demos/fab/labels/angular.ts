import { Component } from '@angular/core';
import { IonContent, IonFab, IonFabButton, IonFabList, IonIcon } from '@ionic/angular/standalone';
import { addIcons } from 'ionicons';
import { add, camera, mic } from 'ionicons/icons';

@Component({
  selector: 'app-example',
  imports: [IonContent, IonFab, IonFabButton, IonFabList, IonIcon],
  template: `
    <ion-content>
      <ion-fab slot="fixed" vertical="bottom" horizontal="end">
        <ion-fab-button aria-label="Add">
          <ion-icon name="add" aria-hidden="true" />
        </ion-fab-button>
        <ion-fab-list side="top" class="worded">
          <ion-fab-button>
            <ion-icon name="camera" aria-hidden="true" />
            <span>Photo</span>
          </ion-fab-button>
          <ion-fab-button>
            <ion-icon name="mic" aria-hidden="true" />
            <span>Recording</span>
          </ion-fab-button>
        </ion-fab-list>
      </ion-fab>
    </ion-content>
  `,
  styles: `
    .worded {
      inset-inline-end: 0;
      align-items: flex-end;
    }

    .worded ion-fab-button {
      --border-radius: 20px;
      width: 132px;
    }

    .worded span {
      margin-inline-start: 8px;
    }
  `,
})
export class ExampleComponent {
  constructor() {
    addIcons({ add, camera, mic });
  }
}
