import {
  IonButton,
  IonContent,
  IonIcon,
  IonItem,
  IonLabel,
  IonList,
  IonPopover,
} from '@ionic/react';
import { informationCircleOutline } from 'ionicons/icons';
import { useState } from 'react';

const trips = [
  { name: 'Ferry', text: 'Five hours along the coast.' },
  { name: 'Train', text: 'Three hours, one change.' },
];

export default function Example() {
  const [open, setOpen] = useState(false);
  const [event, setEvent] = useState<Event>();
  const [text, setText] = useState('');

  function show(click: Event, content: string) {
    setEvent(click);
    setText(content);
    setOpen(true);
  }

  return (
    <IonContent>
      <IonList>
        {trips.map((trip) => (
          <IonItem key={trip.name}>
            <IonLabel>{trip.name}</IonLabel>
            <IonButton
              slot="end"
              fill="clear"
              aria-label={`Details of ${trip.name}`}
              onClick={(click) => show(click.nativeEvent, trip.text)}
            >
              <IonIcon slot="icon-only" icon={informationCircleOutline} aria-hidden="true" />
            </IonButton>
          </IonItem>
        ))}
      </IonList>
      <IonPopover
        role="dialog"
        aria-label="About the trip"
        isOpen={open}
        event={event}
        onDidDismiss={() => setOpen(false)}
      >
        <p className="ion-padding">{text}</p>
      </IonPopover>
    </IonContent>
  );
}
