import {
  IonCheckbox,
  IonContent,
  IonFab,
  IonFabButton,
  IonHeader,
  IonIcon,
  IonItem,
  IonList,
  IonPage,
  IonProgressBar,
  IonSegment,
  IonSegmentButton,
  IonTitle,
  IonToggle,
  IonToolbar,
} from '@ionic/react';
import {
  batteryCharging,
  book,
  camera,
  checkmarkDone,
  footsteps,
  idCard,
  umbrella,
} from 'ionicons/icons';
import { useState } from 'react';

const start = [
  { name: 'Passport', icon: idCard, color: 'primary', packed: true },
  { name: 'Umbrella', icon: umbrella, color: 'tertiary', packed: true },
  { name: 'Camera', icon: camera, color: 'danger', packed: false },
  { name: 'Charger', icon: batteryCharging, color: 'success', packed: true },
  { name: 'Walking shoes', icon: footsteps, color: 'warning', packed: false },
  { name: 'Phrase book', icon: book, color: 'secondary', packed: false },
];

const css = `
  ion-item ion-icon {
    padding: 7px;
    border-radius: 50%;
    background: color-mix(in srgb, var(--ion-color-base) 14%, transparent);
  }
`;

export default function Example() {
  const [things, setThings] = useState(start);
  const [shown, setShown] = useState('all');
  const [reminds, setReminds] = useState(true);

  function pack(packed: boolean, name?: string) {
    setThings((before) =>
      before.map((thing) =>
        name === undefined || thing.name === name ? { ...thing, packed } : thing,
      ),
    );
  }

  return (
    <IonPage>
      <style>{css}</style>
      <IonHeader>
        <IonToolbar color="light">
          <IonTitle>Kyoto</IonTitle>
        </IonToolbar>
      </IonHeader>

      <IonContent fullscreen color="light">
        <IonHeader collapse="condense">
          <IonToolbar color="light">
            <IonTitle size="large">Kyoto</IonTitle>
          </IonToolbar>
        </IonHeader>

        <div className="ion-padding-horizontal">
          <IonSegment value={shown} onIonChange={({ detail }) => setShown(String(detail.value))}>
            <IonSegmentButton value="all">Everything</IonSegmentButton>
            <IonSegmentButton value="left">Still to pack</IonSegmentButton>
          </IonSegment>
        </div>

        <IonList inset>
          <IonProgressBar
            aria-label="Packed"
            value={things.filter(({ packed }) => packed).length / things.length}
          />
          {things
            .filter(({ packed }) => shown === 'all' || !packed)
            .map(({ name, icon, color, packed }) => (
              <IonItem key={name}>
                <IonIcon slot="start" icon={icon} color={color} aria-hidden="true" />
                <IonCheckbox
                  checked={packed}
                  onIonChange={({ detail }) => pack(detail.checked, name)}
                >
                  {name}
                </IonCheckbox>
              </IonItem>
            ))}
        </IonList>

        <IonList inset>
          <IonItem>
            <IonToggle checked={reminds} onIonChange={({ detail }) => setReminds(detail.checked)}>
              Remind me the evening before
            </IonToggle>
          </IonItem>
        </IonList>

        <IonFab slot="fixed" vertical="bottom" horizontal="end">
          <IonFabButton aria-label="Pack everything" onClick={() => pack(true)}>
            <IonIcon icon={checkmarkDone} aria-hidden="true" />
          </IonFabButton>
        </IonFab>
      </IonContent>
    </IonPage>
  );
}
