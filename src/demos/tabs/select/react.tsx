import {
  IonButton,
  IonContent,
  IonIcon,
  IonLabel,
  IonTab,
  IonTabBar,
  IonTabButton,
  IonTabs,
} from '@ionic/react';
import { cart, cube } from 'ionicons/icons';
import type { MouseEvent } from 'react';

// A ref to IonTabs is not the element, which has the method
function select(tab: string, { currentTarget }: MouseEvent<HTMLElement>) {
  void currentTarget.closest('ion-tabs')?.select(tab);
}

export default function Example() {
  return (
    <IonTabs>
      <IonTab tab="cart">
        <IonContent className="ion-padding">
          <p>Two books are in your cart.</p>
          <IonButton expand="block" onClick={(event) => select('orders', event)}>
            See what is ordered
          </IonButton>
        </IonContent>
      </IonTab>
      <IonTab tab="orders">
        <IonContent className="ion-padding">
          <p>Nothing is on its way.</p>
          <IonButton expand="block" onClick={(event) => select('cart', event)}>
            Back to the cart
          </IonButton>
        </IonContent>
      </IonTab>
      <IonTabBar slot="bottom">
        <IonTabButton tab="cart">
          <IonIcon icon={cart} aria-hidden="true" />
          <IonLabel>Cart</IonLabel>
        </IonTabButton>
        <IonTabButton tab="orders">
          <IonIcon icon={cube} aria-hidden="true" />
          <IonLabel>Orders</IonLabel>
        </IonTabButton>
      </IonTabBar>
    </IonTabs>
  );
}
