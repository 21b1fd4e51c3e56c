import { IonBreadcrumb, IonBreadcrumbs } from '@ionic/react';
import { useState } from 'react';

const css = `
  ion-breadcrumb::part(collapsed-indicator) {
    background: #ede9fe;
    color: #4c1d95;
  }
`;

export default function Example() {
  const [limit, setLimit] = useState(3);

  return (
    <nav aria-label="Breadcrumb">
      <style>{css}</style>
      <IonBreadcrumbs
        maxItems={limit}
        itemsBeforeCollapse={1}
        itemsAfterCollapse={2}
        onIonCollapsedClick={() => setLimit(6)}
      >
        <IonBreadcrumb href="#home">Home</IonBreadcrumb>
        <IonBreadcrumb href="#music">Music</IonBreadcrumb>
        <IonBreadcrumb href="#strings">Strings</IonBreadcrumb>
        <IonBreadcrumb href="#bowed">Bowed</IonBreadcrumb>
        <IonBreadcrumb href="#cello">Cello</IonBreadcrumb>
        <IonBreadcrumb aria-current="page">Bows</IonBreadcrumb>
      </IonBreadcrumbs>
    </nav>
  );
}
