import { Component } from '@angular/core';
import { IonFabButton, IonIcon } from '@ionic/angular/standalone';
import { addIcons } from 'ionicons';
import { call, close, mic, videocam } from 'ionicons/icons';

@Component({
  selector: 'app-example',
  imports: [IonFabButton, IonIcon],
  template: `
    <div class="buttons">
      <ion-fab-button aria-label="Call">
        <ion-icon name="call" aria-hidden="true" />
      </ion-fab-button>
      <ion-fab-button size="small" aria-label="Video">
        <ion-icon name="videocam" aria-hidden="true" />
      </ion-fab-button>
      <ion-fab-button color="danger" aria-label="Hang up">
        <ion-icon name="close" aria-hidden="true" />
      </ion-fab-button>
      <ion-fab-button [disabled]="true" aria-label="Record">
        <ion-icon name="mic" aria-hidden="true" />
      </ion-fab-button>
    </div>
  `,
  styles: `
    .buttons {
      display: flex;
      align-items: center;
      justify-content: space-evenly;
    }
  `,
})
export class ExampleComponent {
  constructor() {
    addIcons({ call, close, mic, videocam });
  }
}
