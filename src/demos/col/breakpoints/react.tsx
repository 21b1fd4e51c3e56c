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
        <IonCol
          sizeXs="6"
          sizeSm="5"
          sizeMd="4"
          sizeLg="3"
          sizeXl="2"
          pushXs="6"
          pushSm="7"
          pushMd="8"
          pushLg="9"
          pushXl="10"
        >
          <div style={cell}>Picture</div>
        </IonCol>
        <IonCol
          sizeXs="6"
          sizeSm="7"
          sizeMd="8"
          sizeLg="9"
          sizeXl="10"
          pullXs="6"
          pullSm="5"
          pullMd="4"
          pullLg="3"
          pullXl="2"
        >
          <div style={cell}>Recipe</div>
        </IonCol>
      </IonRow>
      <IonRow>
        <IonCol size="4" offsetXs="0" offsetSm="1" offsetMd="2" offsetLg="3" offsetXl="4">
          <div style={cell}>Method</div>
        </IonCol>
      </IonRow>
    </IonGrid>
  );
}
