import { Component } from '@angular/core';
import { IonSearchbar } from '@ionic/angular/standalone';
import { addIcons } from 'ionicons';
import { locationOutline } from 'ionicons/icons';

@Component({
  selector: 'app-example',
  imports: [IonSearchbar],
  template: `
    <ion-searchbar color="primary" placeholder="Search orders" />
    <ion-searchbar searchIcon="location-outline" placeholder="Town or postcode" type="text" />
    <ion-searchbar class="rounded" placeholder="Search pottery" showClearButton="focus" />
  `,
  styles: `
    .rounded {
      --background: rgba(112, 76, 255, 0.12);
      --border-radius: 24px;
      --box-shadow: none;
      --icon-color: currentColor;
      --placeholder-opacity: 0.75;
    }
  `,
})
export class ExampleComponent {
  constructor() {
    addIcons({ locationOutline });
  }
}
