import { IonNav } from '@ionic/react';
import { useRef } from 'react';
import { CitiesPage } from './CitiesPage';
import { CityPage } from './CityPage';

export default function Example() {
  const nav = useRef<HTMLIonNavElement>(null);
  const root = useRef(() => (
    <CitiesPage onOpen={(city) => void nav.current?.push(() => <CityPage city={city} />)} />
  ));

  return <IonNav ref={nav} root={root.current} />;
}
