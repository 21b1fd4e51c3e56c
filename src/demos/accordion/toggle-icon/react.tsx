import {
  IonAccordion,
  IonAccordionGroup,
  IonContent,
  IonIcon,
  IonItem,
  IonLabel,
} from '@ionic/react';
import { addCircleOutline, caretDownCircle } from 'ionicons/icons';

export default function Example() {
  return (
    <IonContent className="ion-padding">
      <IonAccordionGroup>
        <IonAccordion value="other" toggleIcon={addCircleOutline}>
          <IonItem slot="header">
            <IonLabel>Another icon</IonLabel>
          </IonItem>
          <div slot="content" className="ion-padding">
            It turns by half when the section opens.
          </div>
        </IonAccordion>
        <IonAccordion value="start" toggleIconSlot="start">
          <IonItem slot="header">
            <IonLabel>Icon at the start</IonLabel>
          </IonItem>
          <div slot="content" className="ion-padding">
            Leaves the end of the header to other things.
          </div>
        </IonAccordion>
        <IonAccordion value="own">
          <IonItem slot="header">
            <IonLabel>Icon with a color of its own</IonLabel>
            <IonIcon
              slot="end"
              className="ion-accordion-toggle-icon"
              icon={caretDownCircle}
              color="tertiary"
              aria-hidden="true"
            />
          </IonItem>
          <div slot="content" className="ion-padding">
            The accordion uses it and adds none.
          </div>
        </IonAccordion>
      </IonAccordionGroup>
    </IonContent>
  );
}
