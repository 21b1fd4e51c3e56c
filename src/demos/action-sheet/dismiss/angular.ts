import { Component, signal } from '@angular/core';
import { IonActionSheet, IonButton, IonContent, IonText } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonActionSheet, IonButton, IonContent, IonText],
  template: `
    <ion-content class="ion-padding">
      <ion-button id="call" expand="block">Call me</ion-button>
      <p>
        <ion-text [color]="role() ? 'primary' : undefined">
          {{ role() ? 'Role: ' + role() : 'No call yet.' }}
        </ion-text>
      </p>
      <ion-action-sheet
        #sheet
        trigger="call"
        header="Call from Anna"
        [buttons]="buttons"
        (didPresent)="wait(sheet)"
        (willDismiss)="onWillDismiss($event.detail.role)"
      />
    </ion-content>
  `,
})
export class ExampleComponent {
  readonly role = signal<string | undefined>(undefined);
  readonly buttons = [
    { text: 'Answer', role: 'answer' },
    { text: 'Decline', role: 'cancel' },
  ];
  private timer?: ReturnType<typeof setTimeout>;

  // Anna gives up after three seconds
  wait(sheet: IonActionSheet) {
    this.timer = setTimeout(() => sheet.dismiss(undefined, 'missed'), 3000);
  }

  onWillDismiss(role?: string) {
    clearTimeout(this.timer);
    this.role.set(role);
  }
}
