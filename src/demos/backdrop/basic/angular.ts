import { Component, effect, ElementRef, signal, viewChild } from '@angular/core';
import { IonBackdrop, IonButton, IonContent } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonBackdrop, IonButton, IonContent],
  template: `
    <ion-content class="ion-padding" [attr.inert]="open() ? '' : null">
      <ion-button #start (click)="open.set(true)">Show hint</ion-button>
    </ion-content>
    @if (open()) {
      <div (keydown.escape)="open.set(false)">
        <ion-backdrop (ionBackdropTap)="open.set(false)" />
        <div #hint class="hint" role="dialog" aria-modal="true" aria-label="Hint" tabindex="-1">
          <p>Drafts are kept on this device for thirty days.</p>
          <ion-button size="small" (click)="open.set(false)">Close</ion-button>
        </div>
      </div>
    }
  `,
  styles: `
    ion-backdrop {
      opacity: 0.4;
    }

    .hint {
      position: absolute;
      inset: auto 16px 16px;
      z-index: 10;
      padding: 16px;
      border-radius: 12px;
      background: var(--ion-background-color, #ffffff);
      outline: none;
    }
  `,
})
export class ExampleComponent {
  readonly open = signal(false);
  private readonly hint = viewChild<ElementRef<HTMLElement>>('hint');
  private readonly start = viewChild.required('start', { read: ElementRef<HTMLIonButtonElement> });

  constructor() {
    effect((onCleanup) => {
      const hint = this.hint();
      if (!hint) return;
      hint.nativeElement.focus();
      onCleanup(() => this.start().nativeElement.shadowRoot?.querySelector('button')?.focus());
    });
  }
}
