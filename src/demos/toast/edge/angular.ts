import { Component } from '@angular/core';
import { IonButton, IonContent, IonToast } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonButton, IonContent, IonToast],
  template: `
    <ion-content class="ion-padding">
      <ion-button id="sync" expand="block">Sync the notes</ion-button>
      <ion-toast
        class="edge"
        trigger="sync"
        message="All notes are synced."
        [duration]="4000"
        position="bottom"
      />
    </ion-content>
  `,
  styles: `
    ion-toast.edge {
      --start: 0;
      --end: 0;
      --max-width: none;
      --border-radius: 0;
      --border-width: 2px 0 0;
      --border-style: solid;
      --border-color: #f59e0b;
      --box-shadow: none;
    }

    ion-toast.edge::part(container) {
      min-height: 56px;
    }
  `,
})
export class ExampleComponent {}
