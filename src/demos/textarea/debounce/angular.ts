import { Component, computed, signal } from '@angular/core';
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
      <ion-note role="status" [color]="saved() === undefined ? undefined : 'primary'">
        {{ status() }}
      </ion-note>
    </p>
  `,
})
export class ExampleComponent {
  readonly saved = signal<string | undefined>(undefined);
  readonly status = computed(() => {
    const saved = this.saved();
    return saved === undefined ? 'No draft yet.' : `Saved with ${saved.length} characters.`;
  });
}
