import { IonAvatar, IonItem, IonLabel, IonList, IonSkeletonText, IonToggle } from '@ionic/react';
import { useState } from 'react';

const people = [
  { name: 'Ana', text: 'See you at the station' },
  { name: 'Ravi', text: 'Sent you the photos' },
  { name: 'Yuki', text: 'Thanks, got it' },
];

const css = `
  .initial {
    display: grid;
    place-items: center;
    background: var(--ion-color-primary);
    color: var(--ion-color-primary-contrast, #fff);
  }
`;

export default function Example() {
  const [loaded, setLoaded] = useState(false);

  return (
    <>
      <style>{css}</style>
      <IonList aria-busy={!loaded}>
        {people.map(({ name, text }) =>
          loaded ? (
            <IonItem key={name}>
              <IonAvatar slot="start" className="initial" aria-hidden="true">
                {name[0]}
              </IonAvatar>
              <IonLabel>
                <h2>{name}</h2>
                <p>{text}</p>
              </IonLabel>
            </IonItem>
          ) : (
            <IonItem key={`${name}-placeholder`} aria-hidden="true">
              <IonAvatar slot="start">
                <IonSkeletonText />
              </IonAvatar>
              <IonLabel>
                <h2>
                  <IonSkeletonText animated style={{ width: '45%' }} />
                </h2>
                <p>
                  <IonSkeletonText animated style={{ width: '75%' }} />
                </p>
              </IonLabel>
            </IonItem>
          ),
        )}
      </IonList>
      <IonItem lines="none">
        <IonToggle checked={loaded} onIonChange={({ detail }) => setLoaded(detail.checked)}>
          Loaded
        </IonToggle>
      </IonItem>
    </>
  );
}
