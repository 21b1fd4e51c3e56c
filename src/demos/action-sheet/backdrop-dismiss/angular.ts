import { Component, signal } from '@angular/core';
import { IonActionSheet, IonButton, IonContent } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonActionSheet, IonButton, IonContent],
  template: `
    <ion-content class="ion-padding">
      <p role="status">{{ state() }}</p>
      <ion-button id="leave" expand="block">Leave the draft</ion-button>
      <ion-action-sheet
        trigger="leave"
        header="Keep the draft?"
        [backdropDismiss]="false"
        [buttons]="buttons"
        (didDismiss)="onDismiss($event.detail.role)"
      />
    </ion-content>
  `,
})
export class ExampleComponent {
  readonly state = signal('The draft has not been saved.');
  readonly buttons = [
    { text: 'Keep', role: 'keep' },
    { text: 'Delete', role: 'destructive' },
  ];

  onDismiss(role?: string) {
    this.state.set(
      role === 'destructive' ? 'The draft has been deleted.' : 'The draft has been kept.',
    );
  }
}
