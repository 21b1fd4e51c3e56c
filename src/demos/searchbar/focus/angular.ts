import { Component, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import { IonButton, IonSearchbar } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [FormsModule, IonButton, IonSearchbar],
  template: `
    <ion-searchbar #searchbar placeholder="Search notes" [(ngModel)]="query" />
    <p class="ion-text-center">No note has this word.</p>
    <ion-button expand="block" fill="clear" (click)="query.set(''); searchbar.setFocus()">
      New search
    </ion-button>
  `,
})
export class ExampleComponent {
  readonly query = signal('Teapot');
}
