import {
  IonChip,
  IonContent,
  IonItem,
  IonLabel,
  IonList,
  IonReorder,
  IonReorderGroup,
  type ReorderEndCustomEvent,
  type ReorderMoveCustomEvent,
} from '@ionic/react';
import { useState } from 'react';

const tasks = ['Scan', 'Upload', 'Sign'];

export default function Example() {
  const [color, setColor] = useState('medium');
  const [text, setText] = useState('Drag one of them.');

  function show(nextText: string, nextColor: string) {
    setText(nextText);
    setColor(nextColor);
  }

  function onStart() {
    show('In your hand', 'warning');
  }

  function onMove({ detail: { from, to } }: ReorderMoveCustomEvent) {
    show(`From ${from} to ${to}`, 'warning');
  }

  function onEnd({ detail }: ReorderEndCustomEvent) {
    detail.complete();
    show('Put down', 'success');
  }

  return (
    <IonContent>
      <IonList>
        <IonReorderGroup
          disabled={false}
          onIonReorderStart={onStart}
          onIonReorderMove={onMove}
          onIonReorderEnd={onEnd}
        >
          {tasks.map((task) => (
            <IonItem key={task}>
              <IonLabel>{task}</IonLabel>
              <IonReorder slot="end" />
            </IonItem>
          ))}
        </IonReorderGroup>
      </IonList>
      <div className="ion-padding">
        <IonChip color={color}>{text}</IonChip>
      </div>
    </IonContent>
  );
}
