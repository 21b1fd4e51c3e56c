import { IonNav } from '@ionic/react';
import { RoomsPage } from './RoomsPage';

const root = () => <RoomsPage />;

export default function Example() {
  return <IonNav root={root} />;
}
