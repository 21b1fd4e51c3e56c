import { Component, signal } from '@angular/core';
import { IonContent, IonItem, IonList, IonLoading } from '@ionic/angular/standalone';
import type { SpinnerTypes } from '@ionic/core';

@Component({
  selector: 'app-example',
  imports: [IonContent, IonItem, IonList, IonLoading],
  template: `
    <ion-content>
      <ion-list>
        @for (name of names; track name) {
          <ion-item [button]="true" [detail]="false" (click)="show(name)">{{ name }}</ion-item>
        }
      </ion-list>
      <ion-loading
        message="Please wait…"
        [duration]="2000"
        [spinner]="spinner()"
        [isOpen]="open()"
        (didDismiss)="open.set(false)"
      />
    </ion-content>
  `,
})
export class ExampleComponent {
  readonly names: SpinnerTypes[] = ['dots', 'bubbles', 'circular', 'lines-sharp'];
  readonly spinner = signal<SpinnerTypes>('dots');
  readonly open = signal(false);

  show(name: SpinnerTypes) {
    this.spinner.set(name);
    this.open.set(true);
  }
}
