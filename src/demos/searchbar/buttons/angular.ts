import { Component } from '@angular/core';
import { IonSearchbar } from '@ionic/angular/standalone';
import { addIcons } from 'ionicons';
import { backspaceOutline, chevronBack } from 'ionicons/icons';

@Component({
  selector: 'app-example',
  imports: [IonSearchbar],
  template: `
    <ion-searchbar
      value="Lisbon"
      placeholder="Find a city"
      showCancelButton="always"
      cancelButtonText="Done"
      cancelButtonIcon="chevron-back"
      clearIcon="backspace-outline"
    />
  `,
})
export class ExampleComponent {
  constructor() {
    addIcons({ backspaceOutline, chevronBack });
  }
}
