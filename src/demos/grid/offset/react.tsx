import { IonCol, IonGrid, IonRow, IonToggle } from '@ionic/react';
import { useState, type CSSProperties } from 'react';

const cell: CSSProperties = {
  padding: 12,
  borderRadius: 6,
  background: 'rgba(var(--ion-text-color-rgb, 0, 0, 0), 0.08)',
  textAlign: 'center',
};

export default function Example() {
  const [swapped, setSwapped] = useState(false);

  return (
    <>
      <IonGrid style={{ width: '100%' }}>
        <IonRow>
          <IonCol size="6" offset="3">
            <div style={cell}>offset 3</div>
          </IonCol>
        </IonRow>
        <IonRow>
          <IonCol size="8" push={swapped ? '4' : '0'}>
            <div style={cell}>Text</div>
          </IonCol>
          <IonCol size="4" pull={swapped ? '8' : '0'}>
            <div style={cell}>Picture</div>
          </IonCol>
        </IonRow>
      </IonGrid>
      <IonToggle
        justify="space-between"
        className="ion-padding"
        checked={swapped}
        onIonChange={({ detail }) => setSwapped(detail.checked)}
      >
        Picture first
      </IonToggle>
    </>
  );
}
