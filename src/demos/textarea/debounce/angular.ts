import { Component, signal } from '@angular/core';
import { IonNote, IonTextarea } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonNote, IonTextarea],
  template: `
    <ion-textarea
      label="Diary"
      labelPlacement="stacked"
      placeholder="What happened today?"
      [rows]="3"
      [debounce]="800"
      (ionInput)="saved.set($event.detail.value ?? '')"
    />
    <p>
      @if (saved() === undefined) {
        <ion-note role="status">No draft yet.</ion-note>
      } @else {
        <ion-note role="status" color="primary">
          Saved with {{ saved()?.length }} characters.
        </ion-note>
      }
    </p>
  `,
})
export class ExampleComponent {
  readonly saved = signal<string | undefined>(undefined);
}
