import { IonCol, IonGrid, IonRow } from '@ionic/react';
import type { CSSProperties } from 'react';

const cell: CSSProperties = {
  padding: 12,
  borderRadius: 6,
  background: 'rgba(var(--ion-text-color-rgb, 0, 0, 0), 0.08)',
  textAlign: 'center',
};

export default function Example() {
  return (
    <IonGrid style={{ width: '100%' }}>
      <IonRow>
        <IonCol>
          <div style={cell}>Equal</div>
        </IonCol>
        <IonCol>
          <div style={cell}>Equal</div>
        </IonCol>
        <IonCol>
          <div style={cell}>Equal</div>
        </IonCol>
      </IonRow>
      <IonRow>
        <IonCol size="8">
          <div style={cell}>8 of 12</div>
        </IonCol>
        <IonCol size="4">
          <div style={cell}>4 of 12</div>
        </IonCol>
      </IonRow>
      <IonRow>
        <IonCol size="auto">
          <div style={cell}>Content</div>
        </IonCol>
        <IonCol>
          <div style={cell}>The rest</div>
        </IonCol>
      </IonRow>
    </IonGrid>
  );
}
