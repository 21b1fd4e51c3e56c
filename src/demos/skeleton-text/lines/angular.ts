import { Component, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import { IonItem, IonSkeletonText, IonToggle } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [FormsModule, IonItem, IonSkeletonText, IonToggle],
  template: `
    <div aria-hidden="true">
      <h2><ion-skeleton-text [animated]="animated()" style="width: 40%; height: 1em" /></h2>
      <p>
        @for (width of widths; track $index) {
          <ion-skeleton-text [animated]="animated()" [style.width]="width" />
        }
      </p>
    </div>
    <ion-item lines="none">
      <ion-toggle [(ngModel)]="animated">Animated</ion-toggle>
    </ion-item>
  `,
})
export class ExampleComponent {
  readonly animated = signal(false);
  readonly widths = ['100%', '100%', '92%', '55%'];
}
