import { Component, ElementRef, viewChild } from '@angular/core';
import { IonButton, IonContent } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonButton, IonContent],
  template: `
    <ion-content class="ion-padding">
      <ion-button expand="block" fill="outline" (click)="moveOn()">
        Continue with the address
      </ion-button>
      <ion-button #next expand="block">Address</ion-button>
    </ion-content>
  `,
})
export class ExampleComponent {
  private readonly next = viewChild.required('next', {
    read: ElementRef<HTMLIonButtonElement>,
  });

  moveOn() {
    const element: HTMLIonButtonElement = this.next().nativeElement;
    element.shadowRoot?.querySelector('button')?.focus();
    void document.querySelector('ion-app')?.setFocus([element]);
  }
}
