import {
  IonBreadcrumb,
  IonBreadcrumbs,
  IonContent,
  IonDatetime,
  IonFab,
  IonFabButton,
  IonIcon,
  IonInput,
  IonItem,
  IonList,
} from '@ionic/react';
import { checkmark } from 'ionicons/icons';
import { useState } from 'react';

export default function Example() {
  const [focus, setFocus] = useState('none');
  const onIonBlur = () => setFocus('none');

  return (
    <IonContent>
      <nav aria-label="Breadcrumb">
        <IonBreadcrumbs>
          <IonBreadcrumb
            href="#tables"
            onIonFocus={() => setFocus('ion-breadcrumb')}
            onIonBlur={onIonBlur}
          >
            Tables
          </IonBreadcrumb>
          <IonBreadcrumb aria-current="page">Table 4</IonBreadcrumb>
        </IonBreadcrumbs>
      </nav>
      <IonList>
        <IonItem>
          <IonInput label="Guest" onIonFocus={() => setFocus('ion-input')} onIonBlur={onIonBlur} />
        </IonItem>
      </IonList>
      <IonDatetime
        presentation="time"
        value="19:30"
        size="cover"
        onIonFocus={() => setFocus('ion-datetime')}
        onIonBlur={onIonBlur}
      />
      <p className="ion-padding-horizontal">
        Focus: <output>{focus}</output>
      </p>
      <IonFab slot="fixed" vertical="bottom" horizontal="end">
        <IonFabButton
          aria-label="Book"
          onIonFocus={() => setFocus('ion-fab-button')}
          onIonBlur={onIonBlur}
        >
          <IonIcon icon={checkmark} aria-hidden="true" />
        </IonFabButton>
      </IonFab>
    </IonContent>
  );
}
