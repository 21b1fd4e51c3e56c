import { Component, computed, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import { IonIcon, IonLabel, IonSegment, IonSegmentButton } from '@ionic/angular/standalone';
import { addIcons } from 'ionicons';
import {
  heart,
  heartOutline,
  heartSharp,
  home,
  homeOutline,
  homeSharp,
  leaf,
  leafOutline,
  leafSharp,
  mail,
  mailOutline,
  mailSharp,
} from 'ionicons/icons';

@Component({
  selector: 'app-example',
  imports: [FormsModule, IonIcon, IonLabel, IonSegment, IonSegmentButton],
  template: `
    <ion-segment aria-label="Style" [(ngModel)]="style">
      <ion-segment-button value="filled"><ion-label>Filled</ion-label></ion-segment-button>
      <ion-segment-button value="outline"><ion-label>Outline</ion-label></ion-segment-button>
      <ion-segment-button value="sharp"><ion-label>Sharp</ion-label></ion-segment-button>
    </ion-segment>
    <div class="icons">
      <ion-icon [name]="'heart' + suffix()" color="danger" aria-label="Favorite" />
      <ion-icon [name]="'home' + suffix()" aria-label="Home" />
      <ion-icon [name]="'mail' + suffix()" aria-label="Mail" />
      <ion-icon [name]="'leaf' + suffix()" color="success" aria-label="Plants" />
    </div>
  `,
  styles: `
    .icons {
      display: flex;
      justify-content: space-evenly;
      margin-top: 24px;
      font-size: 48px;
    }
  `,
})
export class ExampleComponent {
  readonly style = signal('filled');
  readonly suffix = computed(() => (this.style() === 'filled' ? '' : `-${this.style()}`));

  constructor() {
    addIcons({
      heart,
      heartOutline,
      heartSharp,
      home,
      homeOutline,
      homeSharp,
      leaf,
      leafOutline,
      leafSharp,
      mail,
      mailOutline,
      mailSharp,
    });
  }
}
