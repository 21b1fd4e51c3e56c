import { Component, inject, Input } from '@angular/core';
import { IonButton, IonContent, PopoverController } from '@ionic/angular/standalone';

@Component({
  selector: 'app-tip',
  template: `<p class="ion-padding-horizontal">{{ text }}</p>`,
})
export class TipComponent {
  @Input() text = '';
}

@Component({
  selector: 'app-example',
  imports: [IonButton, IonContent],
  template: `
    <ion-content class="ion-padding">
      <ion-button (click)="show($event)">Tip</ion-button>
    </ion-content>
  `,
})
export class ExampleComponent {
  private readonly popovers = inject(PopoverController);

  async show(event: Event) {
    const popover = await this.popovers.create({
      component: TipComponent,
      componentProps: { text: 'Drag an entry to move it.' },
      event,
      htmlAttributes: { role: 'dialog', 'aria-label': 'Tip' },
    });
    await popover.present();
  }
}
