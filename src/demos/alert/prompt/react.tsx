import { IonAlert, IonButton, IonContent } from '@ionic/react';
import { useState } from 'react';

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
        inputs={[
          {
            name: 'title',
            placeholder: 'Name',
            value: title,
            attributes: { 'aria-label': 'Name', maxlength: 30 },
          },
        ]}
        buttons={[
          { text: 'Cancel', role: 'cancel' },
          {
            text: 'Save',
            role: 'confirm',
            // Without a name the alert stays open
            handler: (values: { title: string }) => values.title.trim() !== '',
          },
        ]}
        onDidDismiss={({ detail }) => {
          if (detail.role !== 'confirm') return;
          setTitle(detail.data.values.title);
          setRenamed(true);
        }}
      />
      {renamed && <p role="status">The name has been saved.</p>}
    </IonContent>
  );
}
