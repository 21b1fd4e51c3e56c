import { IonCol, IonGrid, IonRow } from '@ionic/react';
import type { CSSProperties } from 'react';

const tile: CSSProperties = {
  display: 'grid',
  placeContent: 'center',
  boxSizing: 'border-box',
  height: '100%',
  minHeight: 64,
  borderRadius: 6,
  background: 'rgba(var(--ion-text-color-rgb, 0, 0, 0), 0.08)',
  textAlign: 'center',
};

const values = [
  { name: 'Steps', text: '8,412' },
  { name: 'Distance', text: '5.9 km' },
  { name: 'Active', text: '42 min' },
  { name: 'Sleep', text: '7.5 h' },
];

export default function Example() {
  return (
    <IonGrid style={{ width: '100%' }}>
      <IonRow>
        {values.map(({ name, text }) => (
          <IonCol key={name} size="6" sizeMd="3">
            <div style={tile}>
              <b>{text}</b>
              {name}
            </div>
          </IonCol>
        ))}
      </IonRow>
      <IonRow>
        <IonCol size="12" sizeMd="8">
          <div style={tile}>Chart of the week</div>
        </IonCol>
        <IonCol size="12" sizeMd="4">
          <div style={tile}>Goals</div>
        </IonCol>
      </IonRow>
    </IonGrid>
  );
}
