import { IonNav } from '@ionic/react';
import { useCallback, useRef } from 'react';
import { LevelPage } from './LevelPage';

export default function Example() {
  const nav = useRef<HTMLIonNavElement>(null);
  const root = useCallback(
    () => (
      <LevelPage
        level={1}
        toSecond={() => void nav.current?.popTo(1)}
        toTop={() => void nav.current?.popToRoot()}
      />
    ),
    [],
  );

  return <IonNav ref={nav} root={root} />;
}
