import { Component } from '@angular/core';
import { IonIcon } from '@ionic/angular/standalone';

// A drawing in place of a file
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><path d="M256 64 24 448h168l64-128 64 128h168z"/></svg>`;

@Component({
  selector: 'app-example',
  imports: [IonIcon],
  template: `
    <div class="icons">
      <ion-icon [src]="tent" aria-label="Tent" />
      <ion-icon [src]="tent" color="tertiary" aria-label="Tertiary tent" />
    </div>
  `,
  styles: `
    .icons {
      display: flex;
      justify-content: space-evenly;
      font-size: 64px;
    }
  `,
})
export class ExampleComponent {
  readonly tent = `data:image/svg+xml;utf8,${svg}`;
}
