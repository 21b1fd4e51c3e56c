import {
  IonButton,
  IonButtons,
  IonContent,
  IonHeader,
  IonInput,
  IonItem,
  IonLabel,
  IonList,
  IonModal,
  IonNote,
  IonPage,
  IonTitle,
  IonToolbar,
} from '@ionic/react';
import { useEffect, useRef, useState } from 'react';

const categories = ['Travel', 'Meals', 'Office'];

export default function Example() {
  const page = useRef<HTMLElement>(null);
  const modal = useRef<HTMLIonModalElement>(null);
  const [presentingElement, setPresentingElement] = useState<HTMLElement>();
  const [amount, setAmount] = useState('12');
  const [category, setCategory] = useState<string>();

  // The page that moves back behind the card in ios mode
  useEffect(() => setPresentingElement(page.current ?? undefined), []);

  return (
    <IonPage ref={page}>
      <IonHeader>
        <IonToolbar>
          <IonTitle>New expense</IonTitle>
        </IonToolbar>
      </IonHeader>
      <IonContent>
        <IonList>
          <IonItem>
            <IonInput
              type="number"
              label="Amount"
              value={amount}
              onIonInput={({ detail }) => setAmount(detail.value ?? '')}
            />
          </IonItem>
          <IonItem id="open-card" button>
            <IonLabel>Category</IonLabel>
            <IonNote slot="end" color={category ? 'primary' : undefined}>
              {category ?? 'None'}
            </IonNote>
          </IonItem>
        </IonList>
        <IonModal
          ref={modal}
          trigger="open-card"
          aria-label="Category"
          presentingElement={presentingElement}
          onDidDismiss={({ detail }) => {
            if (detail.role === 'select') setCategory(detail.data);
          }}
        >
          <IonHeader>
            <IonToolbar>
              <IonTitle>Category</IonTitle>
              <IonButtons slot="end">
                <IonButton onClick={() => modal.current?.dismiss(null, 'cancel')}>Close</IonButton>
              </IonButtons>
            </IonToolbar>
          </IonHeader>
          <IonContent>
            <IonList>
              {categories.map((name) => (
                <IonItem
                  key={name}
                  button
                  detail={false}
                  onClick={() => modal.current?.dismiss(name, 'select')}
                >
                  {name}
                </IonItem>
              ))}
            </IonList>
          </IonContent>
        </IonModal>
      </IonContent>
    </IonPage>
  );
}
