import { IonBackdrop, IonButton, IonContent, IonItem, IonLabel, IonList } from '@ionic/react';
import { useState } from 'react';

const css = `
  .choice ion-list {
    position: absolute;
    top: 128px;
    left: 16px;
    z-index: 10;
    width: 200px;
    border-radius: 8px;
    box-shadow: 0 4px 16px rgba(0, 0, 0, 0.3);
  }
`;

export default function Example() {
  const [open, setOpen] = useState(false);
  const [sorted, setSorted] = useState('Sorted by name.');

  function sort(key: 'name' | 'date') {
    setSorted(key === 'name' ? 'Sorted by name.' : 'Sorted by date.');
    setOpen(false);
  }

  return (
    <>
      <style>{css}</style>
      <IonContent className="ion-padding">
        <p role="status">{sorted}</p>
        <IonButton onClick={() => setOpen(true)}>Sort</IonButton>
      </IonContent>
      {open && (
        <div className="choice">
          <IonBackdrop visible={false} onIonBackdropTap={() => setOpen(false)} />
          <IonList lines="none">
            <IonItem button detail={false} onClick={() => sort('name')}>
              <IonLabel>By name</IonLabel>
            </IonItem>
            <IonItem button detail={false} onClick={() => sort('date')}>
              <IonLabel>By date</IonLabel>
            </IonItem>
          </IonList>
        </div>
      )}
    </>
  );
}
