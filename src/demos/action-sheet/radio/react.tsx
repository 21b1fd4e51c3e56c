import { IonActionSheet, IonButton, IonContent } from '@ionic/react';
import { useState } from 'react';

const orders = [
  { id: 'newest', text: 'Newest first' },
  { id: 'oldest', text: 'Oldest first' },
  { id: 'title', text: 'Title' },
];

export default function Example() {
  const [current, setCurrent] = useState(orders[0].text);

  return (
    <IonContent className="ion-padding">
      <IonButton id="sort" expand="block" fill="outline">
        Sort: {current}
      </IonButton>
      <IonActionSheet
        trigger="sort"
        header="Sort by"
        buttons={[
          ...orders.map(({ id, text }) => ({
            id: `sort-${id}`,
            text,
            data: text,
            htmlAttributes: { role: 'radio', 'aria-checked': String(text === current) },
          })),
          { text: 'Cancel', role: 'cancel' },
        ]}
        onDidDismiss={({ detail }) => {
          if (detail.data) setCurrent(detail.data);
        }}
      />
    </IonContent>
  );
}
