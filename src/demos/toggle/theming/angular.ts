import { Component, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import { IonItem, IonList, IonToggle } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [FormsModule, IonItem, IonList, IonToggle],
  template: `
    <ion-list>
      <ion-item>
        <ion-toggle class="square" [(ngModel)]="reading">Reading mode</ion-toggle>
      </ion-item>
      <ion-item>
        <ion-toggle class="square" [(ngModel)]="quiet">Quiet hours</ion-toggle>
      </ion-item>
    </ion-list>
  `,
  styles: `
    .square {
      --track-background: #8a8f98;
      --track-background-checked: #7c3aed;
      --handle-background: #ffffff;
      --handle-background-checked: #ffffff;
      --handle-width: 22px;
      --handle-height: 22px;
      --handle-max-height: 22px;
      --handle-spacing: 4px;
      --handle-border-radius: 6px;
      --handle-box-shadow: none;
      --border-radius: 10px;
    }

    .square::part(track) {
      width: 56px;
      height: 30px;
      overflow: visible;
    }
  `,
})
export class ExampleComponent {
  readonly reading = signal(true);
  readonly quiet = signal(false);
}
