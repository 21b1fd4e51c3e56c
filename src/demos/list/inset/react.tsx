import { IonIcon, IonItem, IonLabel, IonList, IonListHeader, IonNote } from '@ionic/react';
import { documentOutline, imageOutline, musicalNotesOutline } from 'ionicons/icons';

const folders = [
  { name: 'Music', files: 12, icon: musicalNotesOutline },
  { name: 'Pictures', files: 248, icon: imageOutline },
  { name: 'Documents', files: 31, icon: documentOutline },
];

export default function Example() {
  return (
    <IonList inset>
      <IonListHeader>
        <IonLabel>Downloads</IonLabel>
      </IonListHeader>
      {folders.map(({ name, files, icon }, index) => (
        <IonItem key={name} button lines={index === folders.length - 1 ? 'none' : undefined}>
          <IonIcon slot="start" icon={icon} aria-hidden="true" />
          <IonLabel>{name}</IonLabel>
          <IonNote slot="end">{files}</IonNote>
        </IonItem>
      ))}
    </IonList>
  );
}
