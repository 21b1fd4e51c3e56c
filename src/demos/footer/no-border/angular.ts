import { Component, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import { IonContent, IonFooter, IonTitle, IonToggle, IonToolbar } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [FormsModule, IonContent, IonFooter, IonTitle, IonToggle, IonToolbar],
  template: `
    <ion-content class="ion-padding">
      <ion-toggle justify="space-between" [(ngModel)]="plain">Without border</ion-toggle>
    </ion-content>
    <ion-footer [class.ion-no-border]="plain()">
      <ion-toolbar>
        <ion-title>Departs at 21:40</ion-title>
      </ion-toolbar>
    </ion-footer>
  `,
})
export class ExampleComponent {
  readonly plain = signal(false);
}
