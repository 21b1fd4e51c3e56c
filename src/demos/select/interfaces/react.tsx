import { IonContent, IonItem, IonList, IonSelect, IonSelectOption } from '@ionic/react';

const options = { header: 'Drink' };
const kinds = [
  { label: 'Alert', interface: 'alert' },
  { label: 'Action sheet', interface: 'action-sheet' },
  { label: 'Popover', interface: 'popover' },
  { label: 'Modal', interface: 'modal' },
] as const;

export default function Example() {
  return (
    <IonContent>
      <IonList>
        {kinds.map((kind) => (
          <IonItem key={kind.interface}>
            <IonSelect
              label={kind.label}
              interface={kind.interface}
              interfaceOptions={options}
              value="tea"
            >
              <IonSelectOption value="tea">Tea</IonSelectOption>
              <IonSelectOption value="coffee">Coffee</IonSelectOption>
              <IonSelectOption value="water">Water</IonSelectOption>
            </IonSelect>
          </IonItem>
        ))}
      </IonList>
    </IonContent>
  );
}
