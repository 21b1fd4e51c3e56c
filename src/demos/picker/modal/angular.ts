import { Component, computed, signal } from '@angular/core';
import {
  IonButton,
  IonButtons,
  IonContent,
  IonHeader,
  IonItem,
  IonLabel,
  IonList,
  IonModal,
  IonNote,
  IonPicker,
  IonPickerColumn,
  IonPickerColumnOption,
  IonTitle,
  IonToolbar,
} from '@ionic/angular/standalone';
import type { OverlayEventDetail } from '@ionic/core';

@Component({
  selector: 'app-example',
  imports: [
    IonButton,
    IonButtons,
    IonContent,
    IonHeader,
    IonItem,
    IonLabel,
    IonList,
    IonModal,
    IonNote,
    IonPicker,
    IonPickerColumn,
    IonPickerColumnOption,
    IonTitle,
    IonToolbar,
  ],
  template: `
    <ion-header>
      <ion-toolbar>
        <ion-title>Settings</ion-title>
      </ion-toolbar>
    </ion-header>
    <ion-content>
      <ion-list>
        <ion-item id="open" [button]="true">
          <ion-label>Language</ion-label>
          <ion-note slot="end">{{ name() }}</ion-note>
        </ion-item>
      </ion-list>
      <ion-modal
        #modal
        trigger="open"
        aria-label="Language"
        (willPresent)="choice.set(language())"
        (didDismiss)="onDismiss($event)"
      >
        <ng-template>
          <ion-toolbar>
            <ion-buttons slot="start">
              <ion-button (click)="modal.dismiss(null, 'cancel')">Cancel</ion-button>
            </ion-buttons>
            <ion-buttons slot="end">
              <ion-button [strong]="true" (click)="modal.dismiss(choice(), 'confirm')">
                Done
              </ion-button>
            </ion-buttons>
          </ion-toolbar>
          <ion-picker>
            <ion-picker-column
              aria-label="Language"
              [value]="choice()"
              (ionChange)="choice.set($event.detail.value)"
            >
              @for (option of languages; track option.code) {
                <ion-picker-column-option [value]="option.code">
                  {{ option.name }}
                </ion-picker-column-option>
              }
            </ion-picker-column>
          </ion-picker>
        </ng-template>
      </ion-modal>
    </ion-content>
  `,
  styles: `
    ion-modal {
      --height: auto;
      align-items: flex-end;
    }
  `,
})
export class ExampleComponent {
  readonly languages = [
    { code: 'de', name: 'Deutsch' },
    { code: 'en', name: 'English' },
    { code: 'es', name: 'Español' },
    { code: 'ja', name: '日本語' },
  ];
  readonly language = signal('en');
  readonly choice = signal<string | number | undefined>('en');
  readonly name = computed(() => this.languages.find(({ code }) => code === this.language())?.name);

  onDismiss({ detail }: CustomEvent<OverlayEventDetail<string>>) {
    if (detail.role === 'confirm' && detail.data) this.language.set(detail.data);
  }
}
