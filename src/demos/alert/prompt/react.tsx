import { type AlertButton, IonAlert, IonButton, IonContent } from '@ionic/react';
import { useState } from 'react';

const buttons: AlertButton[] = [
  { text: 'Cancel', role: 'cancel' },
  {
    text: 'Save',
    role: 'confirm',
    // Without a name the alert stays open
    handler: (values: { title: string }) => values.title.trim() !== '',
  },
];

export default function Example() {
  const [title, setTitle] = useState('Untitled');
  const [renamed, setRenamed] = useState(false);

  return (
    <IonContent className="ion-padding">
      <p>
        Album: <strong>{title}</strong>
      </p>
      <IonButton id="rename" expand="block">
        Rename
      </IonButton>
      <IonAlert
        trigger="rename"
        header="Rename album"
        backdropDismiss={false}
        inputs={[
          {
            name: 'title',
            placeholder: 'Name',
            value: title,
            attributes: { 'aria-label': 'Name', maxlength: 30 },
          },
        ]}
        buttons={buttons}
        onDidDismiss={({ detail }) => {
          if (detail.role !== 'confirm') return;
          setTitle(detail.data.values.title);
          setRenamed(true);
        }}
      />
      <p role="status">{renamed && 'The name has been saved.'}</p>
    </IonContent>
  );
}
