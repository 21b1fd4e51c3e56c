import { Component, ViewEncapsulation } from '@angular/core';
import {
  type ActionSheetButton,
  IonActionSheet,
  IonButton,
  IonContent,
} from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonActionSheet, IonButton, IonContent],
  // The sheet leaves this component when it opens
  encapsulation: ViewEncapsulation.None,
  template: `
    <ion-content class="ion-padding">
      <ion-button id="actions" expand="block">Playlist actions</ion-button>
      <ion-action-sheet
        trigger="actions"
        header="Evening playlist"
        cssClass="night-sheet"
        [buttons]="buttons"
      />
    </ion-content>
  `,
  styles: `
    ion-action-sheet.night-sheet {
      --background: #16324f;
      --button-background: #16324f;
      --button-background-activated: #2a4d70;
      --button-background-activated-opacity: 1;
      --button-background-hover: #ffffff;
      --button-background-hover-opacity: 0.12;
      --button-color: #ffffff;
      --color: #dbe7f3;
      --backdrop-opacity: 0.6;
    }

    ion-action-sheet.night-sheet .action-sheet-destructive {
      --button-color: #ffb4ab;
      --button-color-activated: #ffb4ab;
      --button-color-hover: #ffb4ab;
    }
  `,
})
export class ExampleComponent {
  readonly buttons: ActionSheetButton[] = [
    { text: 'Play next' },
    { text: 'Add to library' },
    { text: 'Remove', role: 'destructive' },
    { text: 'Cancel', role: 'cancel' },
  ];
}
