import { IonButton, IonButtons, IonContent, IonHeader, IonPage, IonToolbar } from '@ionic/react';
import { useRef } from 'react';

const css = `
  section {
    min-height: 360px;
  }
`;

export default function Example() {
  const content = useRef<HTMLIonContentElement>(null);

  function show(id: string) {
    const section = content.current?.querySelector<HTMLElement>(`#${id}`);
    // null: the horizontal position stays as it is
    void content.current?.scrollToPoint(null, section?.offsetTop, 400);
  }

  return (
    <IonPage>
      <style>{css}</style>
      <IonHeader>
        <IonToolbar>
          <IonButtons slot="start">
            <IonButton onClick={() => show('morning')}>Morning</IonButton>
            <IonButton onClick={() => show('noon')}>Noon</IonButton>
            <IonButton onClick={() => show('evening')}>Evening</IonButton>
          </IonButtons>
          <IonButtons slot="end">
            <IonButton onClick={() => void content.current?.scrollByPoint(0, 120, 400)}>
              Further
            </IonButton>
          </IonButtons>
        </IonToolbar>
      </IonHeader>
      <IonContent className="ion-padding" ref={content}>
        <section id="morning">
          <h2>Morning</h2>
          <p>Three hours, one change.</p>
        </section>
        <section id="noon">
          <h2>Noon</h2>
          <p>A bakery, and a kitchen at the campsite.</p>
        </section>
        <section id="evening">
          <h2>Evening</h2>
          <p>Three guest houses and a campsite.</p>
        </section>
      </IonContent>
    </IonPage>
  );
}
