import { AfterViewInit, Component, ElementRef, ViewChild } from '@angular/core';
import { IonDatetime } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  standalone: true,
  imports: [IonDatetime],
  template: `
    <ion-datetime value="2025-06-12T09:05" style="margin: 0 auto">
      <span slot="title">Departures</span>
    </ion-datetime>
  `,
})
export class ExampleComponent implements AfterViewInit {
  @ViewChild(IonDatetime, { read: ElementRef })
  private readonly datetime!: ElementRef<HTMLIonDatetimeElement>;

  // The Angular component of version 7 has no such input
  ngAfterViewInit() {
    this.datetime.nativeElement.formatOptions = {
      date: { weekday: 'long', day: 'numeric', month: 'long' },
      time: { hour: '2-digit', minute: '2-digit' },
    };
  }
}
