import {
  IonCard,
  IonCardContent,
  IonCardHeader,
  IonCardSubtitle,
  IonCardTitle,
  IonIcon,
} from '@ionic/react';
import { checkmarkCircle } from 'ionicons/icons';
import { useState } from 'react';

const ways = [
  { name: 'Train', times: 'Every hour', text: 'Three hours, one change.' },
  { name: 'Ferry', times: 'Mornings only', text: 'Five hours along the coast.' },
];

const styles = `
  ion-card.chosen {
    outline: 2px solid var(--ion-color-primary);
  }

  ion-card::part(native) {
    padding-block: 8px;
  }

  ion-card-title ion-icon {
    margin-inline-start: 8px;
    color: var(--ion-color-primary);
    vertical-align: middle;
  }
`;

export default function Example() {
  const [chosen, setChosen] = useState('');

  return (
    <>
      <style>{styles}</style>
      {ways.map(({ name, times, text }) => (
        <IonCard
          key={name}
          button
          className={chosen === name ? 'chosen' : undefined}
          onClick={() => setChosen(name)}
        >
          <IonCardHeader>
            <IonCardTitle>
              {name}
              {chosen === name && <IonIcon icon={checkmarkCircle} aria-hidden="true" />}
            </IonCardTitle>
            <IonCardSubtitle>{times}</IonCardSubtitle>
          </IonCardHeader>
          <IonCardContent>{text}</IonCardContent>
        </IonCard>
      ))}
      <p className="ion-text-center" role="status">
        {chosen ? `Chosen: ${chosen}` : 'Choose a way to travel.'}
      </p>
    </>
  );
}
