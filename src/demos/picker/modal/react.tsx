import {
  IonButton,
  IonButtons,
  IonContent,
  IonHeader,
  IonItem,
  IonLabel,
  IonList,
  IonModal,
  IonNote,
  IonPage,
  IonPicker,
  IonPickerColumn,
  IonPickerColumnOption,
  IonTitle,
  IonToolbar,
} from '@ionic/react';
import { useRef, useState } from 'react';

const css = `
  .at-the-bottom {
    --height: auto;
    align-items: flex-end;
  }
`;

const languages = [
  { code: 'de', name: 'Deutsch' },
  { code: 'en', name: 'English' },
  { code: 'es', name: 'Español' },
  { code: 'ja', name: '日本語' },
];

export default function Example() {
  const modal = useRef<HTMLIonModalElement>(null);
  const [language, setLanguage] = useState('en');
  const [choice, setChoice] = useState('en');

  return (
    <IonPage>
      <style>{css}</style>
      <IonHeader>
        <IonToolbar>
          <IonTitle>Settings</IonTitle>
        </IonToolbar>
      </IonHeader>
      <IonContent>
        <IonList>
          <IonItem id="open" button>
            <IonLabel>Language</IonLabel>
            <IonNote slot="end">{languages.find(({ code }) => code === language)?.name}</IonNote>
          </IonItem>
        </IonList>
        <IonModal
          ref={modal}
          className="at-the-bottom"
          trigger="open"
          aria-label="Language"
          onWillPresent={() => setChoice(language)}
          onDidDismiss={({ detail }) => {
            if (detail.role === 'confirm') setLanguage(detail.data);
          }}
        >
          <IonToolbar>
            <IonButtons slot="start">
              <IonButton onClick={() => modal.current?.dismiss(null, 'cancel')}>Cancel</IonButton>
            </IonButtons>
            <IonButtons slot="end">
              <IonButton strong onClick={() => modal.current?.dismiss(choice, 'confirm')}>
                Done
              </IonButton>
            </IonButtons>
          </IonToolbar>
          <IonPicker>
            <IonPickerColumn
              aria-label="Language"
              value={choice}
              onIonChange={(event) => setChoice(event.detail.value as string)}
            >
              {languages.map(({ code, name }) => (
                <IonPickerColumnOption key={code} value={code}>
                  {name}
                </IonPickerColumnOption>
              ))}
            </IonPickerColumn>
          </IonPicker>
        </IonModal>
      </IonContent>
    </IonPage>
  );
}
