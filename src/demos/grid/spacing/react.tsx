import { IonCol, IonGrid, IonLabel, IonRow, IonSegment, IonSegmentButton } from '@ionic/react';
import { useState, type CSSProperties } from 'react';

const cell: CSSProperties = {
  padding: 12,
  background: 'rgba(var(--ion-text-color-rgb, 0, 0, 0), 0.08)',
  textAlign: 'center',
};

const shelves = ['Bread', 'Cheese', 'Fruit', 'Drinks'];

export default function Example() {
  const [padding, setPadding] = useState('5px');
  const spacing = { width: '100%', '--ion-grid-column-padding': padding } as CSSProperties;

  return (
    <>
      <IonSegment
        aria-label="Column padding"
        value={padding}
        onIonChange={({ detail }) => setPadding(String(detail.value))}
      >
        <IonSegmentButton value="0px">
          <IonLabel>None</IonLabel>
        </IonSegmentButton>
        <IonSegmentButton value="5px">
          <IonLabel>Default</IonLabel>
        </IonSegmentButton>
        <IonSegmentButton value="16px">
          <IonLabel>Wide</IonLabel>
        </IonSegmentButton>
      </IonSegment>
      <IonGrid style={spacing}>
        <IonRow>
          {shelves.map((shelf) => (
            <IonCol key={shelf} size="6">
              <div style={cell}>{shelf}</div>
            </IonCol>
          ))}
        </IonRow>
      </IonGrid>
    </>
  );
}
