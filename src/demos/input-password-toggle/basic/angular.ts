import { Component, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import { IonInput, IonInputPasswordToggle, IonItem, IonList } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [FormsModule, IonInput, IonInputPasswordToggle, IonItem, IonList],
  template: `
    <form>
      <ion-list>
        <ion-item>
          <ion-input
            type="email"
            name="email"
            label="Email"
            labelPlacement="stacked"
            autocomplete="username"
            [(ngModel)]="email"
          />
        </ion-item>
        <ion-item>
          <ion-input
            type="password"
            name="password"
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
    </form>
  `,
})
export class ExampleComponent {
  readonly email = signal('kim@example.com');
  readonly password = signal('corkscrew-harbor');
}
