import {
  IonButton,
  IonIcon,
  IonItem,
  IonItemOption,
  IonItemOptions,
  IonItemSliding,
  IonLabel,
  IonList,
} from '@ionic/react';
import { timeOutline } from 'ionicons/icons';
import { useRef } from 'react';

const css = `
  .later {
    --background: #0f766e;
    --color: #ffffff;
    text-transform: none;
  }

  .later::part(native) {
    padding-inline: 24px;
  }
`;

export default function Example() {
  const row = useRef<HTMLIonItemSlidingElement>(null);

  return (
    <>
      <style>{css}</style>
      <IonList>
        <IonItemSliding ref={row}>
          <IonItem lines="none">
            <IonLabel>Feed the cat</IonLabel>
            <IonButton slot="end" fill="clear" onClick={() => void row.current?.open('end')}>
              Options
            </IonButton>
          </IonItem>
          <IonItemOptions>
            <IonItemOption className="later">
              <IonIcon slot="bottom" icon={timeOutline} aria-hidden="true" />
              Later
            </IonItemOption>
          </IonItemOptions>
        </IonItemSliding>
      </IonList>
    </>
  );
}
