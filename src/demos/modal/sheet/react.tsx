import {
  IonBadge,
  IonButton,
  IonContent,
  IonHeader,
  IonItem,
  IonLabel,
  IonList,
  IonListHeader,
  IonModal,
  IonNote,
  IonPage,
  IonTitle,
  IonToolbar,
} from '@ionic/react';
import { useState } from 'react';

const css = `
  ion-modal::part(handle) {
    width: 60px;
    height: 6px;
    background: #7c3aed;
  }
`;
const breakpoints = [0, 0.5, 1];
const departures = [
  { time: '10:02', place: 'Airport' },
  { time: '10:09', place: 'Harbor' },
  { time: '10:15', place: 'Old Town' },
  { time: '10:22', place: 'University' },
  { time: '10:31', place: 'Airport' },
  { time: '10:38', place: 'Zoo' },
  { time: '10:46', place: 'Harbor' },
  { time: '10:54', place: 'Stadium' },
  { time: '11:02', place: 'Airport' },
  { time: '11:09', place: 'Old Town' },
];

export default function Example() {
  const [breakpoint, setBreakpoint] = useState(0.5);

  return (
    <IonPage>
      <style>{css}</style>
      <IonHeader>
        <IonToolbar>
          <IonTitle>Central Station</IonTitle>
        </IonToolbar>
      </IonHeader>
      <IonContent className="ion-padding">
        <p>Drag the sheet by its handle, or press the handle to go from step to step.</p>
        <IonButton id="open-sheet" expand="block">
          Departures
        </IonButton>
        <IonModal
          trigger="open-sheet"
          breakpoints={breakpoints}
          initialBreakpoint={0.5}
          handleBehavior="cycle"
          aria-label="Departures"
          onWillPresent={() => setBreakpoint(0.5)}
          onIonBreakpointDidChange={({ detail }) => setBreakpoint(detail.breakpoint)}
        >
          <IonContent>
            <IonList>
              <IonListHeader>
                <IonLabel>Departures</IonLabel>
                <IonBadge
                  className="ion-margin-end"
                  color={breakpoint === 1 ? 'success' : 'medium'}
                >
                  {breakpoint * 100} %
                </IonBadge>
              </IonListHeader>
              {departures.map(({ time, place }) => (
                <IonItem key={time}>
                  <IonLabel>{place}</IonLabel>
                  <IonNote slot="end">{time}</IonNote>
                </IonItem>
              ))}
            </IonList>
          </IonContent>
        </IonModal>
      </IonContent>
    </IonPage>
  );
}
