import { IonNav } from '@ionic/react';
import { useCallback, useRef } from 'react';
import { CitiesPage } from './CitiesPage';
import { CityPage } from './CityPage';

export default function Example() {
  const nav = useRef<HTMLIonNavElement>(null);
  const root = useCallback(
    () => <CitiesPage onOpen={(city) => void nav.current?.push(() => <CityPage city={city} />)} />,
    [],
  );

  return <IonNav ref={nav} root={root} />;
}
