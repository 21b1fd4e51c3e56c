import { Component, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import { IonBackdrop, IonContent, IonToggle } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [FormsModule, IonBackdrop, IonContent, IonToggle],
  template: `
    <ion-content class="ion-padding">
      <p>
        Taps: <output>{{ taps() }}</output>
      </p>
    </ion-content>
    <ion-backdrop [tappable]="tappable()" (ionBackdropTap)="taps.set(taps() + 1)" />
    <ion-toggle [(ngModel)]="tappable">Tappable</ion-toggle>
  `,
  styles: `
    ion-backdrop {
      opacity: 0.2;
    }

    ion-toggle {
      position: absolute;
      inset: auto 16px 16px;
      z-index: 10;
      padding: 8px 16px;
      border-radius: 8px;
      background: var(--ion-background-color, #fff);
    }
  `,
})
export class ExampleComponent {
  readonly tappable = signal(true);
  readonly taps = signal(0);
}
