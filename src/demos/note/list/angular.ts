import { Component } from '@angular/core';
import { IonItem, IonLabel, IonList, IonNote } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonItem, IonLabel, IonList, IonNote],
  template: `
    <ion-list>
      @for (bill of bills; track bill.name) {
        <ion-item [button]="true">
          <ion-label>{{ bill.name }}</ion-label>
          <ion-note slot="end" [color]="bill.state === 'overdue' ? 'danger' : undefined">
            {{ bill.state }}
          </ion-note>
        </ion-item>
      }
    </ion-list>
  `,
  styles: `
    ion-note:not(.ion-color) {
      color: inherit;
      opacity: 0.75;
    }
  `,
})
export class ExampleComponent {
  readonly bills = [
    { name: 'Electricity', state: 'overdue' },
    { name: 'Water', state: 'due on May 3' },
    { name: 'Internet', state: 'paid' },
  ];
}
