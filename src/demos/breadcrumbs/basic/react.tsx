import { IonBreadcrumb, IonBreadcrumbs, IonIcon } from '@ionic/react';
import { arrowForward, homeOutline } from 'ionicons/icons';

export default function Example() {
  return (
    <>
      <nav aria-label="Breadcrumb">
        <IonBreadcrumbs>
          <IonBreadcrumb href="#home">
            <IonIcon slot="start" icon={homeOutline} aria-hidden="true" />
            Home
          </IonBreadcrumb>
          <IonBreadcrumb href="#garden">Garden</IonBreadcrumb>
          <IonBreadcrumb aria-current="page">Tools</IonBreadcrumb>
        </IonBreadcrumbs>
      </nav>
      <nav aria-label="Order">
        <IonBreadcrumbs color="tertiary">
          <IonBreadcrumb href="#basket">
            Basket
            <IonIcon slot="separator" icon={arrowForward} aria-hidden="true" />
          </IonBreadcrumb>
          <IonBreadcrumb active href="#address" aria-current="step">
            Address
            <IonIcon slot="separator" icon={arrowForward} aria-hidden="true" />
          </IonBreadcrumb>
          <IonBreadcrumb disabled>Payment</IonBreadcrumb>
        </IonBreadcrumbs>
      </nav>
    </>
  );
}
