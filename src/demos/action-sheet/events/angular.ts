import { Component, signal } from '@angular/core';
import { IonActionSheet, IonButton, IonContent } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonActionSheet, IonButton, IonContent],
  template: `
    <ion-content class="ion-padding">
      <ion-button id="photo" expand="block">Photo actions</ion-button>
      <ion-action-sheet
        trigger="photo"
        header="Photo"
        [buttons]="buttons"
        (willPresent)="log.set(['willPresent'])"
        (didPresent)="add('didPresent')"
        (willDismiss)="add('willDismiss', $event.detail.role)"
        (didDismiss)="add('didDismiss', $event.detail.role)"
      />
      <ol>
        @for (line of log(); track line) {
          <li>{{ line }}</li>
        }
      </ol>
    </ion-content>
  `,
})
export class ExampleComponent {
  readonly log = signal<string[]>([]);
  readonly buttons = [
    { text: 'Share', role: 'share' },
    { text: 'Cancel', role: 'cancel' },
  ];

  add(name: string, role?: string) {
    this.log.update((lines) => [...lines, role ? `${name}: ${role}` : name]);
  }
}
