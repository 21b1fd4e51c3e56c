import { Component } from '@angular/core';
import { IonSkeletonText } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonSkeletonText],
  template: `
    <div aria-hidden="true">
      <ion-skeleton-text class="still" />
      <ion-skeleton-text class="moving" [animated]="true" />
      <div class="people">
        <ion-skeleton-text class="person" [animated]="true" />
        <ion-skeleton-text class="person" [animated]="true" />
        <ion-skeleton-text class="person" [animated]="true" />
      </div>
    </div>
  `,
  styles: `
    .still {
      --background: var(--ion-color-warning, #ffc409);
      --border-radius: 4px;
      height: 20px;
    }

    /* The moving band is drawn from the rgb value */
    .moving {
      --background-rgb: 112, 68, 255;
      --border-radius: 10px;
      height: 20px;
    }

    .people {
      display: flex;
      gap: 12px;
      margin-block-start: 12px;
    }

    .person {
      --border-radius: 50%;
      width: 56px;
      height: 56px;
    }
  `,
})
export class ExampleComponent {}
