import { Component, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import {
  IonContent,
  IonHeader,
  IonItem,
  IonItemDivider,
  IonItemGroup,
  IonLabel,
  IonList,
  IonTitle,
  IonToggle,
  IonToolbar,
} from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [
    FormsModule,
    IonContent,
    IonHeader,
    IonItem,
    IonItemDivider,
    IonItemGroup,
    IonLabel,
    IonList,
    IonTitle,
    IonToggle,
    IonToolbar,
  ],
  template: `
    <ion-header>
      <ion-toolbar>
        <ion-title>Herbs</ion-title>
      </ion-toolbar>
    </ion-header>
    <ion-content>
      <ion-item>
        <ion-toggle [(ngModel)]="sticky">Sticky headings</ion-toggle>
      </ion-item>
      @for (group of groups; track group.letter) {
        <ion-item-group [attr.aria-labelledby]="'letter-' + group.letter">
          <ion-item-divider [sticky]="sticky()">
            <ion-label [id]="'letter-' + group.letter">{{ group.letter }}</ion-label>
          </ion-item-divider>
          <ion-list class="ion-no-padding">
            @for (herb of group.herbs; track herb) {
              <ion-item>
                <ion-label>{{ herb }}</ion-label>
              </ion-item>
            }
          </ion-list>
        </ion-item-group>
      }
    </ion-content>
  `,
})
export class ExampleComponent {
  readonly sticky = signal(false);
  readonly groups = [
    { letter: 'B', herbs: ['Basil', 'Bay leaf', 'Borage', 'Burnet'] },
    { letter: 'C', herbs: ['Chervil', 'Chives', 'Coriander', 'Cress'] },
    { letter: 'D', herbs: ['Dill'] },
  ];
}
