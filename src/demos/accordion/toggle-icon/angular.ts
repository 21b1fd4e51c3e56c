import { Component } from '@angular/core';
import {
  IonAccordion,
  IonAccordionGroup,
  IonContent,
  IonIcon,
  IonItem,
  IonLabel,
} from '@ionic/angular/standalone';
import { addIcons } from 'ionicons';
import { addCircleOutline, caretDownCircle, chevronDown } from 'ionicons/icons';

@Component({
  selector: 'app-example',
  imports: [IonAccordion, IonAccordionGroup, IonContent, IonIcon, IonItem, IonLabel],
  template: `
    <ion-content class="ion-padding">
      <ion-accordion-group>
        <ion-accordion value="other" toggleIcon="add-circle-outline">
          <ion-item slot="header">
            <ion-label>Another icon</ion-label>
          </ion-item>
          <div slot="content" class="ion-padding">It turns by half when the section opens.</div>
        </ion-accordion>
        <ion-accordion value="start" toggleIcon="chevron-down" toggleIconSlot="start">
          <ion-item slot="header">
            <ion-label>Icon at the start</ion-label>
          </ion-item>
          <div slot="content" class="ion-padding">
            Leaves the end of the header to other things.
          </div>
        </ion-accordion>
        <ion-accordion value="own">
          <ion-item slot="header">
            <ion-label>Icon with a color of its own</ion-label>
            <ion-icon
              slot="end"
              class="ion-accordion-toggle-icon"
              name="caret-down-circle"
              color="tertiary"
              aria-hidden="true"
            />
          </ion-item>
          <div slot="content" class="ion-padding">The accordion uses it and adds none.</div>
        </ion-accordion>
      </ion-accordion-group>
    </ion-content>
  `,
})
export class ExampleComponent {
  constructor() {
    addIcons({ addCircleOutline, caretDownCircle, chevronDown });
  }
}
