import { Component } from '@angular/core';
import { IonIcon } from '@ionic/angular/standalone';
import { addIcons } from 'ionicons';
import { send, shareOutline, shareSocialSharp, timeOutline } from 'ionicons/icons';

@Component({
  selector: 'app-example',
  imports: [IonIcon],
  template: `
    <div class="icons">
      <ion-icon ios="share-outline" md="share-social-sharp" aria-label="Share" />
      <ion-icon name="send" [flipRtl]="true" aria-label="Send" />
      <ion-icon name="time-outline" [flipRtl]="false" aria-label="Later" />
    </div>
    <div class="icons" dir="rtl">
      <ion-icon ios="share-outline" md="share-social-sharp" aria-label="Share" />
      <ion-icon name="send" [flipRtl]="true" aria-label="Send" />
      <ion-icon name="time-outline" [flipRtl]="false" aria-label="Later" />
    </div>
  `,
  styles: `
    .icons {
      display: flex;
      gap: 24px;
      margin: 8px 16px;
      font-size: 48px;
    }
  `,
})
export class ExampleComponent {
  constructor() {
    addIcons({ send, shareOutline, shareSocialSharp, timeOutline });
  }
}
