import { AfterViewInit, Component, ElementRef, signal, viewChild } from '@angular/core';
import { FormsModule } from '@angular/forms';
import { IonItem, IonList, IonRadio, IonRadioGroup } from '@ionic/angular/standalone';

interface Seat {
  id: number;
  name: string;
  price: string;
}

@Component({
  selector: 'app-example',
  standalone: true,
  imports: [FormsModule, IonItem, IonList, IonRadio, IonRadioGroup],
  template: `
    <ion-radio-group aria-label="Seat" [(ngModel)]="chosen">
      <ion-list>
        @for (seat of seats; track seat.id) {
          <ion-item>
            <ion-radio [value]="seat" justify="space-between">{{ seat.name }}</ion-radio>
          </ion-item>
        }
      </ion-list>
    </ion-radio-group>
    <p>Seat {{ chosen().name }} costs {{ chosen().price }}</p>
  `,
})
export class ExampleComponent implements AfterViewInit {
  // In this version the property is not an input of the Angular component
  readonly group = viewChild.required<IonRadioGroup, ElementRef<HTMLIonRadioGroupElement>>(
    IonRadioGroup,
    { read: ElementRef },
  );

  readonly seats: Seat[] = [
    { id: 1, name: '12A, window', price: '€8' },
    { id: 2, name: '12B, middle', price: '€6' },
    { id: 3, name: '12C, aisle', price: '€7' },
  ];
  // A copy, as it would come from a server: equal, but not the same object
  readonly chosen = signal<Seat>({ id: 2, name: '12B, middle', price: '€6' });

  ngAfterViewInit() {
    this.group().nativeElement.compareWith = (a?: Seat, b?: Seat) => a?.id === b?.id;
  }
}
