import { Component } from '@angular/core';
import { IonIcon } from '@ionic/angular/standalone';
import { addIcons } from 'ionicons';
import { leafOutline } from 'ionicons/icons';

@Component({
  selector: 'app-example',
  imports: [IonIcon],
  template: `
    <div class="icons">
      <ion-icon name="leaf-outline" size="small" aria-label="Small leaf" />
      <ion-icon name="leaf-outline" aria-label="Leaf" />
      <ion-icon name="leaf-outline" size="large" color="tertiary" aria-label="Large leaf" />
      <ion-icon class="thin" name="leaf-outline" color="tertiary" aria-label="Thin leaf" />
    </div>
  `,
  styles: `
    .icons {
      display: flex;
      align-items: center;
      justify-content: space-evenly;
    }

    .thin {
      --ionicon-stroke-width: 12px;
      font-size: 64px;
    }
  `,
})
export class ExampleComponent {
  constructor() {
    addIcons({ leafOutline });
  }
}
