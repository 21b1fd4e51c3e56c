import { IonContent, IonSelect, IonSelectOption } from '@ionic/react';
import { chevronDown } from 'ionicons/icons';

const css = `
  .turns::part(icon) {
    transition: transform 0.2s;
  }

  .turns.select-expanded::part(icon) {
    transform: rotate(180deg);
  }

  .stays::part(icon),
  .stays.select-expanded::part(icon) {
    transition: none;
    transform: none;
  }
`;

export default function Example() {
  return (
    <IonContent className="ion-padding">
      <style>{css}</style>
      <IonSelect
        className="turns"
        label="The arrow turns"
        interface="popover"
        toggleIcon={chevronDown}
        value="tea"
      >
        <IonSelectOption value="tea">Tea</IonSelectOption>
        <IonSelectOption value="coffee">Coffee</IonSelectOption>
      </IonSelect>
      <IonSelect
        className="stays"
        label="The arrow stays"
        interface="popover"
        toggleIcon={chevronDown}
        value="tea"
      >
        <IonSelectOption value="tea">Tea</IonSelectOption>
        <IonSelectOption value="coffee">Coffee</IonSelectOption>
      </IonSelect>
    </IonContent>
  );
}
