import { Component, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import { IonInput, IonInputPasswordToggle, IonItem, IonList } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [FormsModule, IonInput, IonInputPasswordToggle, IonItem, IonList],
  template: `
    <ion-list>
      <ion-item>
        <ion-input
          type="password"
          label="Password"
          labelPlacement="stacked"
          autocomplete="current-password"
          [clearOnEdit]="false"
          [(ngModel)]="password"
        >
          <ion-input-password-toggle slot="end" />
        </ion-input>
      </ion-item>
    </ion-list>
  `,
})
export class ExampleComponent {
  readonly password = signal('corkscrew-harbour');
}
