import { Component, signal } from '@angular/core';
import {
  IonButton,
  IonContent,
  IonItem,
  IonList,
  IonPopover,
  IonText,
} from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonButton, IonContent, IonItem, IonList, IonPopover, IonText],
  template: `
    <ion-content class="ion-padding">
      <ion-button id="file">File</ion-button>
      <p>
        @if (format(); as name) {
          <ion-text color="primary">Exported as {{ name }}.</ion-text>
        } @else {
          <ion-text>Nothing is exported.</ion-text>
        }
      </p>
      <ion-popover
        class="menu"
        trigger="file"
        [dismissOnSelect]="true"
        role="dialog"
        aria-label="File"
      >
        <ng-template>
          <ion-content>
            <ion-list lines="none">
              <ion-item [button]="true" [detail]="false">Open</ion-item>
              <ion-item [button]="true" [detail]="false">Rename</ion-item>
              <ion-item id="export" [button]="true">Export</ion-item>
            </ion-list>
            <ion-popover
              class="submenu"
              trigger="export"
              side="end"
              [dismissOnSelect]="true"
              role="dialog"
              aria-label="Export"
            >
              <ng-template>
                <ion-content>
                  <ion-list lines="none">
                    @for (name of formats; track name) {
                      <ion-item [button]="true" [detail]="false" (click)="format.set(name)">
                        {{ name }}
                      </ion-item>
                    }
                  </ion-list>
                </ion-content>
              </ng-template>
            </ion-popover>
          </ion-content>
        </ng-template>
      </ion-popover>
    </ion-content>
  `,
  styles: `
    .menu {
      --width: 160px;
    }

    .submenu {
      --width: 120px;
    }
  `,
})
export class ExampleComponent {
  readonly formats = ['PDF', 'HTML'];
  readonly format = signal('');
}
