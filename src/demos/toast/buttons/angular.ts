import { Component, signal } from '@angular/core';
import { IonButton, IonContent, IonText, IonToast } from '@ionic/angular/standalone';
import type { OverlayEventDetail, ToastButton } from '@ionic/core';
import { addIcons } from 'ionicons';
import { close } from 'ionicons/icons';

@Component({
  selector: 'app-example',
  imports: [IonButton, IonContent, IonText, IonToast],
  template: `
    <ion-content class="ion-padding">
      <ion-button id="archive" expand="block">Archive message</ion-button>
      <p>
        <ion-text [color]="state().color">{{ state().text }}</ion-text>
      </p>
      <ion-toast
        trigger="archive"
        message="Message archived."
        swipeGesture="vertical"
        [duration]="6000"
        [buttons]="buttons"
        (willPresent)="state.set({ text: 'The message is in the archive.', color: 'dark' })"
        (willDismiss)="onWillDismiss($event)"
      />
    </ion-content>
  `,
})
export class ExampleComponent {
  readonly state = signal<{ text: string; color?: string }>({
    text: 'The message is in the inbox.',
  });
  readonly buttons: ToastButton[] = [
    { text: 'Undo', role: 'undo' },
    { icon: 'close', role: 'cancel', htmlAttributes: { 'aria-label': 'Close' } },
  ];

  constructor() {
    addIcons({ close });
  }

  onWillDismiss(event: CustomEvent<OverlayEventDetail>) {
    if (event.detail.role === 'undo') {
      this.state.set({ text: 'The message is back in the inbox.', color: 'primary' });
    }
  }
}
