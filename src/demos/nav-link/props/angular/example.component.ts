import { Component } from '@angular/core';
import { IonNav } from '@ionic/angular/standalone';
import { RoomsPage } from './rooms.page';

@Component({
  selector: 'app-example',
  imports: [IonNav],
  template: '<ion-nav [root]="root" />',
})
export class ExampleComponent {
  readonly root = RoomsPage;
}
