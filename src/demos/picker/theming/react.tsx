import { IonPicker, IonPickerColumn, IonPickerColumnOption } from '@ionic/react';

const css = `
  ion-picker {
    --highlight-background: rgba(112, 76, 255, 0.15);
    --highlight-border-radius: 17px;
    max-width: 320px;
    margin: 0 auto;
  }

  ion-picker-column-option {
    letter-spacing: 0.1em;
  }
`;

export default function Example() {
  return (
    <>
      <style>{css}</style>
      <IonPicker>
        <IonPickerColumn value={2} color="tertiary" aria-label="Stars">
          {[1, 2, 3, 4].map((count) => (
            <IonPickerColumnOption key={count} value={count} color="tertiary">
              {count === 1 ? '1 star' : `${count} stars`}
            </IonPickerColumnOption>
          ))}
        </IonPickerColumn>
      </IonPicker>
    </>
  );
}
