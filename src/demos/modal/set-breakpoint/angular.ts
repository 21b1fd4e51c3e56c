import { Component, signal } from '@angular/core';
import { IonButton, IonContent, IonModal } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonButton, IonContent, IonModal],
  template: `
    <ion-content class="ion-padding">
      <ion-button id="open-route" expand="block">Show the route</ion-button>
      <ion-modal
        #modal
        trigger="open-route"
        aria-label="Route"
        [breakpoints]="[0, 0.4, 1]"
        [initialBreakpoint]="0.4"
        (willPresent)="breakpoint.set(0.4)"
        (ionBreakpointDidChange)="breakpoint.set($event.detail.breakpoint)"
      >
        <ng-template>
          <ion-content class="ion-padding">
            <ion-button expand="block" (click)="toggle(modal)">
              {{ breakpoint() === 1 ? 'Show less' : 'Show all stops' }}
            </ion-button>
            <ion-button expand="block" fill="clear" (click)="modal.dismiss()">Close</ion-button>
            <p>Harbor, Old Town, University, Zoo, Stadium, Airport.</p>
          </ion-content>
        </ng-template>
      </ion-modal>
    </ion-content>
  `,
})
export class ExampleComponent {
  readonly breakpoint = signal(0.4);

  async toggle(modal: IonModal) {
    const current = await modal.getCurrentBreakpoint();
    return modal.setCurrentBreakpoint(current === 1 ? 0.4 : 1);
  }
}
