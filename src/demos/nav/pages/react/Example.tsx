import { IonButton, IonFooter, IonNav, IonPage, IonToolbar } from '@ionic/react';
import { useRef, useState } from 'react';
import { StepPage } from './StepPage';

const css = `
  .pages {
    position: relative;
    flex: 1;
  }

  ion-footer ion-button {
    text-transform: none;
  }
`;

const step = (name: string) => ({ component: StepPage, componentProps: { name } });
const first = { name: 'Basket' };

export default function Example() {
  const nav = useRef<HTMLIonNavElement>(null);
  const [names, setNames] = useState(['Basket']);

  async function readStack() {
    const found: string[] = [];
    let view = await nav.current?.getByIndex(0);
    while (view) {
      found.push(view.params?.name);
      view = await nav.current?.getByIndex(found.length);
    }
    setNames(found);
  }

  return (
    <IonPage>
      <style>{css}</style>
      <div className="pages">
        <IonNav ref={nav} root={StepPage} rootParams={first} onIonNavDidChange={readStack} />
      </div>
      <IonFooter>
        <IonToolbar className="ion-padding-horizontal">
          <p>{names.join(' › ')}</p>
          <IonButton
            size="small"
            onClick={() =>
              nav.current?.setPages([step('Basket'), step('Address'), step('Payment')])
            }
          >
            setPages()
          </IonButton>
          <IonButton
            size="small"
            onClick={() => nav.current?.insert(1, StepPage, { name: 'Delivery' })}
          >
            insert()
          </IonButton>
          <IonButton
            size="small"
            onClick={() => nav.current?.insertPages(1, [step('Coupon'), step('Summary')])}
          >
            insertPages()
          </IonButton>
          <IonButton
            size="small"
            disabled={names.length === 1}
            onClick={() => nav.current?.removeIndex(1)}
          >
            removeIndex()
          </IonButton>
        </IonToolbar>
      </IonFooter>
    </IonPage>
  );
}
