import {
  IonIcon,
  IonItem,
  IonItemOption,
  IonItemOptions,
  IonItemSliding,
  IonLabel,
  IonList,
} from '@ionic/react';
import { archiveOutline, call, chatbubble, close, flagOutline, shareOutline } from 'ionicons/icons';
import { type ReactNode, useRef } from 'react';

function Row({ text, last, children }: { text: string; last?: boolean; children: ReactNode }) {
  const row = useRef<HTMLIonItemSlidingElement>(null);

  return (
    <IonItemSliding ref={row}>
      <IonItem
        button
        detail={false}
        lines={last ? 'none' : undefined}
        onClick={() => void row.current?.open('end')}
      >
        <IonLabel>{text}</IonLabel>
      </IonItem>
      <IonItemOptions>{children}</IonItemOptions>
    </IonItemSliding>
  );
}

export default function Example() {
  return (
    <IonList>
      <Row text="Icon before the text">
        <IonItemOption>
          <IonIcon slot="start" icon={shareOutline} aria-hidden="true" />
          Share
        </IonItemOption>
      </Row>
      <Row text="Icon above the text">
        <IonItemOption color="tertiary">
          <IonIcon slot="top" icon={flagOutline} aria-hidden="true" />
          Flag
        </IonItemOption>
        <IonItemOption color="medium">
          <IonIcon slot="top" icon={archiveOutline} aria-hidden="true" />
          Archive
        </IonItemOption>
      </Row>
      <Row text="Only an icon">
        <IonItemOption color="success">
          <IonIcon slot="icon-only" icon={call} role="img" aria-label="Call" />
        </IonItemOption>
        <IonItemOption>
          <IonIcon slot="icon-only" icon={chatbubble} role="img" aria-label="Message" />
        </IonItemOption>
      </Row>
      <Row text="Icon after the text" last>
        <IonItemOption color="danger">
          Remove
          <IonIcon slot="end" icon={close} aria-hidden="true" />
        </IonItemOption>
      </Row>
    </IonList>
  );
}
