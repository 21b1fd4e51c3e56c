import { IonLabel, IonNote, IonSegment, IonSegmentButton } from '@ionic/react';
import { useState } from 'react';

const texts: Record<string, string> = {
  sun: '21 °C and sunny',
  wind: 'Wind from the west',
  rain: 'Showers at noon',
};

export default function Example() {
  const [weather, setWeather] = useState('sun');
  const [text, setText] = useState('Press Tab, then the arrow keys.');

  function choose(value: string) {
    setWeather(value);
    setText(texts[value] ?? '');
  }

  return (
    <>
      <IonSegment
        value={weather}
        aria-label="Weather"
        selectOnFocus
        onIonChange={({ detail }) => choose(String(detail.value))}
      >
        <IonSegmentButton value="sun">
          <IonLabel>Sun</IonLabel>
        </IonSegmentButton>
        <IonSegmentButton value="wind">
          <IonLabel>Wind</IonLabel>
        </IonSegmentButton>
        <IonSegmentButton value="rain">
          <IonLabel>Rain</IonLabel>
        </IonSegmentButton>
      </IonSegment>
      <p>
        <IonNote>{text}</IonNote>
      </p>
    </>
  );
}
