import {
  IonBreadcrumb,
  IonBreadcrumbs,
  IonContent,
  IonItem,
  IonLabel,
  IonList,
  IonPopover,
} from '@ionic/react';
import { useState } from 'react';

export default function Example() {
  const [event, setEvent] = useState<Event | undefined>(undefined);
  const [steps, setSteps] = useState<string[]>([]);

  function show(click: CustomEvent<{ collapsedBreadcrumbs?: HTMLIonBreadcrumbElement[] }>) {
    const hidden = click.detail.collapsedBreadcrumbs ?? [];
    setSteps(hidden.map(({ textContent }) => textContent?.trim() ?? ''));
    setEvent(click);
  }

  return (
    <IonContent className="ion-padding">
      <nav aria-label="Breadcrumb">
        <IonBreadcrumbs maxItems={3} onIonCollapsedClick={show}>
          <IonBreadcrumb href="#home">Home</IonBreadcrumb>
          <IonBreadcrumb href="#garden">Garden</IonBreadcrumb>
          <IonBreadcrumb href="#plants">Plants</IonBreadcrumb>
          <IonBreadcrumb href="#herbs">Herbs</IonBreadcrumb>
          <IonBreadcrumb aria-current="page">Basil</IonBreadcrumb>
        </IonBreadcrumbs>
      </nav>
      <IonPopover
        role="dialog"
        aria-label="Hidden steps"
        dismissOnSelect
        isOpen={event !== undefined}
        event={event}
        onDidDismiss={() => setEvent(undefined)}
      >
        <IonList lines="none">
          {steps.map((step) => (
            <IonItem key={step} button detail={false}>
              <IonLabel>{step}</IonLabel>
            </IonItem>
          ))}
        </IonList>
      </IonPopover>
    </IonContent>
  );
}
