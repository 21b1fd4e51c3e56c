import { Component, signal } from '@angular/core';
import {
  IonContent,
  IonHeader,
  IonItem,
  IonLabel,
  IonList,
  IonListHeader,
  IonMenu,
  IonSplitPane,
  IonText,
  IonTitle,
  IonToolbar,
} from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [
    IonContent,
    IonHeader,
    IonItem,
    IonLabel,
    IonList,
    IonListHeader,
    IonMenu,
    IonSplitPane,
    IonText,
    IonTitle,
    IonToolbar,
  ],
  template: `
    <ion-split-pane contentId="main" when="(min-width: 300px)">
      <ion-menu contentId="main" aria-label="Recipes">
        <ion-content>
          <ion-list>
            <ion-list-header><ion-label>Recipes</ion-label></ion-list-header>
            @for (name of recipes; track name) {
              <ion-item [button]="true" [detail]="false" (click)="recipe.set(name)">
                {{ name }}
              </ion-item>
            }
          </ion-list>
        </ion-content>
      </ion-menu>
      <div class="ion-page" id="main">
        <ion-header>
          <ion-toolbar>
            <ion-title>Kitchen</ion-title>
          </ion-toolbar>
        </ion-header>
        <ion-content class="ion-padding">
          Open: <ion-text color="primary">{{ recipe() }}</ion-text>
        </ion-content>
      </div>
    </ion-split-pane>
  `,
  styles: `
    ion-split-pane {
      --side-width: 38%;
      --side-min-width: 120px;
      --side-max-width: 240px;
    }

    /* Narrow panes: the centered title of ios mode needs the room */
    ion-title.ios {
      padding-inline: 16px;
    }
  `,
})
export class ExampleComponent {
  readonly recipes = ['Bread', 'Soup', 'Salad'];
  readonly recipe = signal('Bread');
}
