import { IonAvatar, IonItem, IonLabel, IonList } from '@ionic/react';

const people = [
  {
    name: 'Noor',
    picture:
      "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 40 40'%3E%3Cpath fill='%23fcd9b6' d='M0 0h40v40H0z'/%3E%3Ccircle cx='20' cy='16' r='7' fill='%237c4a2d'/%3E%3Cpath fill='%23166534' d='M6 40a14 14 0 0 1 28 0z'/%3E%3C/svg%3E",
  },
  { name: 'Kim', picture: '' },
  { name: 'Aiko', picture: '' },
];

const initial = {
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: '100%',
  borderRadius: '50%',
  background: 'var(--ion-color-tertiary)',
  color: 'var(--ion-color-tertiary-contrast)',
};

export default function Example() {
  return (
    <IonList>
      {people.map(({ name, picture }) => (
        <IonItem key={name}>
          <IonAvatar slot="start" aria-hidden="true">
            {picture ? <img src={picture} alt="" /> : <span style={initial}>{name[0]}</span>}
          </IonAvatar>
          <IonLabel>{name}</IonLabel>
        </IonItem>
      ))}
    </IonList>
  );
}
