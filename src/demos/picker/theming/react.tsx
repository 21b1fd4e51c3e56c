import { IonPicker, IonPickerColumn, IonPickerColumnOption } from '@ionic/react';
import type { CSSProperties } from 'react';

const rounded = {
  '--highlight-background': 'rgba(112, 76, 255, 0.15)',
  '--highlight-border-radius': '17px',
  maxWidth: 320,
  margin: '0 auto',
} as CSSProperties;

export default function Example() {
  return (
    <IonPicker style={rounded}>
      <IonPickerColumn value={2} color="tertiary" aria-label="Stars">
        {[1, 2, 3, 4].map((count) => (
          <IonPickerColumnOption
            key={count}
            value={count}
            color="tertiary"
            style={{ letterSpacing: '0.1em' }}
          >
            {count === 1 ? '1 star' : `${count} stars`}
          </IonPickerColumnOption>
        ))}
      </IonPickerColumn>
    </IonPicker>
  );
}
