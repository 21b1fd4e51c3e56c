import { IonNav } from '@ionic/react';
import { HousePage } from './HousePage';

const root = () => <HousePage />;

export default function Example() {
  return <IonNav root={root} />;
}
