import { Component, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import { IonButton, IonContent, IonFooter, IonInput, IonToolbar } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [FormsModule, IonButton, IonContent, IonFooter, IonInput, IonToolbar],
  template: `
    <ion-content class="ion-padding">
      <form id="login" (ngSubmit)="sent.set(user())">
        <ion-input
          name="user"
          label="User name"
          labelPlacement="stacked"
          autocomplete="username"
          [(ngModel)]="user"
        />
      </form>
      <p role="status">{{ sent() ? 'Sent: ' + sent() : '' }}</p>
    </ion-content>
    <ion-footer>
      <ion-toolbar>
        <ion-button type="submit" form="login" expand="block" class="ion-margin-horizontal">
          Log in
        </ion-button>
      </ion-toolbar>
    </ion-footer>
  `,
})
export class ExampleComponent {
  readonly user = signal('');
  readonly sent = signal('');
}
