import {
  IonContent,
  IonHeader,
  IonItem,
  IonLabel,
  IonList,
  IonListHeader,
  IonMenu,
  IonPage,
  IonSplitPane,
  IonText,
  IonTitle,
  IonToolbar,
} from '@ionic/react';
import { useState } from 'react';

const recipes = ['Bread', 'Soup', 'Salad'];
const css = `
  ion-split-pane {
    --side-width: 38%;
    --side-min-width: 120px;
    --side-max-width: 240px;
  }

  /* Narrow panes: the centered title of ios mode needs the room */
  ion-title.ios {
    padding-inline: 16px;
  }
`;

export default function Example() {
  const [recipe, setRecipe] = useState('Bread');

  return (
    <IonSplitPane contentId="main" when="(min-width: 300px)">
      <style>{css}</style>
      <IonMenu contentId="main" aria-label="Recipes">
        <IonContent>
          <IonList>
            <IonListHeader>
              <IonLabel>Recipes</IonLabel>
            </IonListHeader>
            {recipes.map((name) => (
              <IonItem key={name} button detail={false} onClick={() => setRecipe(name)}>
                {name}
              </IonItem>
            ))}
          </IonList>
        </IonContent>
      </IonMenu>
      <IonPage id="main">
        <IonHeader>
          <IonToolbar>
            <IonTitle>Kitchen</IonTitle>
          </IonToolbar>
        </IonHeader>
        <IonContent className="ion-padding">
          Open: <IonText color="primary">{recipe}</IonText>
        </IonContent>
      </IonPage>
    </IonSplitPane>
  );
}
