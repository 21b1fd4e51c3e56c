import { IonIcon, IonLabel, IonSegment, IonSegmentButton } from '@ionic/react';
import {
  heart,
  heartOutline,
  heartSharp,
  home,
  homeOutline,
  homeSharp,
  leaf,
  leafOutline,
  leafSharp,
  mail,
  mailOutline,
  mailSharp,
} from 'ionicons/icons';
import { useState, type CSSProperties } from 'react';

const styles = {
  filled: { heart, home, mail, leaf },
  outline: { heart: heartOutline, home: homeOutline, mail: mailOutline, leaf: leafOutline },
  sharp: { heart: heartSharp, home: homeSharp, mail: mailSharp, leaf: leafSharp },
};

const row: CSSProperties = {
  display: 'flex',
  justifyContent: 'space-evenly',
  marginTop: 24,
  fontSize: 48,
};

export default function Example() {
  const [style, setStyle] = useState<keyof typeof styles>('filled');
  const icons = styles[style];

  return (
    <>
      <IonSegment
        aria-label="Style"
        value={style}
        onIonChange={({ detail }) => setStyle(detail.value as keyof typeof styles)}
      >
        <IonSegmentButton value="filled">
          <IonLabel>Filled</IonLabel>
        </IonSegmentButton>
        <IonSegmentButton value="outline">
          <IonLabel>Outline</IonLabel>
        </IonSegmentButton>
        <IonSegmentButton value="sharp">
          <IonLabel>Sharp</IonLabel>
        </IonSegmentButton>
      </IonSegment>
      <div style={row}>
        <IonIcon icon={icons.heart} color="danger" aria-label="Favorite" />
        <IonIcon icon={icons.home} aria-label="Home" />
        <IonIcon icon={icons.mail} aria-label="Mail" />
        <IonIcon icon={icons.leaf} color="success" aria-label="Plants" />
      </div>
    </>
  );
}
