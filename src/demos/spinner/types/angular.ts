import { Component } from '@angular/core';
import { IonSpinner } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonSpinner],
  template: `
    <ul class="types">
      @for (name of names; track name) {
        <li>
          <ion-spinner [name]="name" [attr.aria-label]="name" />
          {{ name }}
        </li>
      }
    </ul>
  `,
  styles: `
    .types {
      display: grid;
      grid-template-columns: repeat(3, 1fr);
      gap: 24px 4px;
      margin: 0;
      padding: 0;
      font-size: 0.8125rem;
      list-style: none;
      text-align: center;
    }

    .types ion-spinner {
      display: block;
      margin: 0 auto 8px;
    }
  `,
})
export class ExampleComponent {
  readonly names = [
    'lines',
    'lines-small',
    'lines-sharp',
    'lines-sharp-small',
    'circular',
    'circles',
    'bubbles',
    'crescent',
    'dots',
  ] as const;
}
