import { IonNav } from '@ionic/react';
import { RecipesPage } from './RecipesPage';

const root = () => <RecipesPage />;

export default function Example() {
  return <IonNav root={root} />;
}
