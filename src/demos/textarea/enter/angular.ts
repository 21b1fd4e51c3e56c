import { Component, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import { IonItem, IonLabel, IonList, IonTextarea } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [FormsModule, IonItem, IonLabel, IonList, IonTextarea],
  template: `
    <ion-textarea
      mode="md"
      fill="outline"
      aria-label="Message"
      placeholder="Enter sends, Shift and Enter breaks the line"
      [rows]="2"
      enterkeyhint="send"
      autocapitalize="sentences"
      [spellcheck]="true"
      [(ngModel)]="text"
      (keydown)="onKeydown($event)"
    />
    <ion-list aria-label="Sent">
      @for (message of sent(); track $index) {
        <ion-item>
          <ion-label>{{ message }}</ion-label>
        </ion-item>
      }
    </ion-list>
  `,
})
export class ExampleComponent {
  readonly text = signal('');
  readonly sent = signal<string[]>([]);

  onKeydown(event: KeyboardEvent) {
    // An input method uses Enter too, in Safari with the key code 229
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
    if (event.keyCode === 229) return;
    event.preventDefault();
    if (!this.text()) return;
    this.sent.update((messages) => [...messages, this.text()]);
    this.text.set('');
  }
}
