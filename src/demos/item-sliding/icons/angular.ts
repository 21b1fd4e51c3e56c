import { Component } from '@angular/core';
import {
  IonIcon,
  IonItem,
  IonItemOption,
  IonItemOptions,
  IonItemSliding,
  IonLabel,
  IonList,
} from '@ionic/angular/standalone';
import { addIcons } from 'ionicons';
import { archiveOutline, call, chatbubble, close, flagOutline, shareOutline } from 'ionicons/icons';

@Component({
  selector: 'app-example',
  imports: [IonIcon, IonItem, IonItemOption, IonItemOptions, IonItemSliding, IonLabel, IonList],
  template: `
    <ion-list>
      <ion-item-sliding #before>
        <ion-item [button]="true" [detail]="false" (click)="before.open('end')">
          <ion-label>Icon before the text</ion-label>
        </ion-item>
        <ion-item-options>
          <ion-item-option>
            <ion-icon slot="start" name="share-outline" aria-hidden="true" />
            Share
          </ion-item-option>
        </ion-item-options>
      </ion-item-sliding>
      <ion-item-sliding #above>
        <ion-item [button]="true" [detail]="false" (click)="above.open('end')">
          <ion-label>Icon above the text</ion-label>
        </ion-item>
        <ion-item-options>
          <ion-item-option color="tertiary">
            <ion-icon slot="top" name="flag-outline" aria-hidden="true" />
            Flag
          </ion-item-option>
          <ion-item-option color="medium">
            <ion-icon slot="top" name="archive-outline" aria-hidden="true" />
            Archive
          </ion-item-option>
        </ion-item-options>
      </ion-item-sliding>
      <ion-item-sliding #only>
        <ion-item [button]="true" [detail]="false" (click)="only.open('end')">
          <ion-label>Only an icon</ion-label>
        </ion-item>
        <ion-item-options>
          <ion-item-option color="success">
            <ion-icon slot="icon-only" name="call" role="img" aria-label="Call" />
          </ion-item-option>
          <ion-item-option>
            <ion-icon slot="icon-only" name="chatbubble" role="img" aria-label="Message" />
          </ion-item-option>
        </ion-item-options>
      </ion-item-sliding>
      <ion-item-sliding #after>
        <ion-item [button]="true" [detail]="false" lines="none" (click)="after.open('end')">
          <ion-label>Icon after the text</ion-label>
        </ion-item>
        <ion-item-options>
          <ion-item-option color="danger">
            Remove
            <ion-icon slot="end" name="close" aria-hidden="true" />
          </ion-item-option>
        </ion-item-options>
      </ion-item-sliding>
    </ion-list>
  `,
})
export class ExampleComponent {
  constructor() {
    addIcons({ archiveOutline, call, chatbubble, close, flagOutline, shareOutline });
  }
}
