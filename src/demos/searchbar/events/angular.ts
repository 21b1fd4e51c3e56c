import { Component, signal } from '@angular/core';
import { IonNote, IonSearchbar } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonNote, IonSearchbar],
  template: `
    <ion-searchbar
      #searchbar
      showCancelButton="focus"
      placeholder="Find a bird"
      (ionFocus)="show('ionFocus', searchbar.value)"
      (ionInput)="show('ionInput', searchbar.value)"
      (ionClear)="show('ionClear', searchbar.value)"
      (ionCancel)="show('ionCancel', searchbar.value)"
      (ionChange)="show('ionChange', searchbar.value)"
      (ionBlur)="show('ionBlur', searchbar.value)"
    />
    <p>
      <ion-note>{{ latest() }}</ion-note>
    </p>
  `,
})
export class ExampleComponent {
  readonly latest = signal('Type, then press the cross.');

  show(name: string, value: string | null | undefined) {
    this.latest.set(`${name}: "${value ?? ''}"`);
  }
}
