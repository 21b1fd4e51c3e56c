import type { BreadcrumbCollapsedClickEventDetail } from '@ionic/core';
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
  const [event, setEvent] = useState<Event>();
  const [steps, setSteps] = useState<{ title?: string; url?: string }[]>([]);

  function show(click: CustomEvent<BreadcrumbCollapsedClickEventDetail>) {
    const hidden = click.detail.collapsedBreadcrumbs ?? [];
    setSteps(hidden.map(({ href, textContent }) => ({ title: textContent?.trim(), url: href })));
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
          {steps.map(({ title, url }) => (
            <IonItem key={url} href={url} detail={false}>
              <IonLabel>{title}</IonLabel>
            </IonItem>
          ))}
        </IonList>
      </IonPopover>
    </IonContent>
  );
}
