import { Component, signal } from '@angular/core';
import { IonButton, IonFooter, IonNav, IonToolbar } from '@ionic/angular/standalone';
import { StepPage } from './step.page';

const step = (name: string) => ({ component: StepPage, componentProps: { name } });

@Component({
  selector: 'app-example',
  imports: [IonButton, IonFooter, IonNav, IonToolbar],
  template: `
    <div class="pages">
      <ion-nav
        #nav
        [root]="root"
        [rootParams]="{ name: 'Basket' }"
        (ionNavDidChange)="readStack(nav)"
      />
    </div>
    <ion-footer>
      <ion-toolbar class="ion-padding-horizontal">
        <p>{{ names().join(' › ') }}</p>
        <ion-button size="small" (click)="nav.setPages(checkout)">setPages()</ion-button>
        <ion-button size="small" (click)="nav.insert(1, root, { name: 'Delivery' })">
          insert()
        </ion-button>
        <ion-button size="small" (click)="nav.insertPages(1, extras)">insertPages()</ion-button>
        <ion-button size="small" [disabled]="names().length === 1" (click)="nav.removeIndex(1)">
          removeIndex()
        </ion-button>
      </ion-toolbar>
    </ion-footer>
  `,
  styles: `
    .pages {
      position: relative;
      flex: 1;
    }

    ion-footer ion-button {
      text-transform: none;
    }
  `,
})
export class ExampleComponent {
  readonly root = StepPage;
  readonly checkout = [step('Basket'), step('Address'), step('Payment')];
  readonly extras = [step('Coupon'), step('Summary')];
  readonly names = signal(['Basket']);

  async readStack(nav: IonNav) {
    const names: string[] = [];
    let view = await nav.getByIndex(0);
    while (view) {
      names.push(view.params?.['name']);
      view = await nav.getByIndex(names.length);
    }
    this.names.set(names);
  }
}
