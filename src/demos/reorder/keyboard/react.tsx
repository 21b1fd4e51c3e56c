import {
  IonButton,
  IonIcon,
  IonItem,
  IonLabel,
  IonList,
  IonReorder,
  IonReorderGroup,
} from '@ionic/react';
import { chevronDown, chevronUp } from 'ionicons/icons';
import { useState } from 'react';

export default function Example() {
  const [tasks, setTasks] = useState(['Scan', 'Upload', 'Sign']);
  const [status, setStatus] = useState('Drag a handle, or press a button.');

  function move(from: number, to: number) {
    const next = [...tasks];
    const [task] = next.splice(from, 1);
    next.splice(to, 0, task);
    setTasks(next);
    setStatus(`${task} is number ${to + 1} of ${next.length}.`);
  }

  return (
    <>
      <IonList>
        <IonReorderGroup
          disabled={false}
          onIonReorderEnd={({ detail }) => {
            detail.complete(false);
            if (detail.from !== detail.to) move(detail.from, detail.to);
          }}
        >
          {tasks.map((task, index) => (
            <IonItem key={task}>
              <IonLabel>{task}</IonLabel>
              <IonButton
                slot="end"
                fill="clear"
                aria-label={`Move ${task} up`}
                disabled={index === 0}
                onClick={() => move(index, index - 1)}
              >
                <IonIcon slot="icon-only" icon={chevronUp} aria-hidden="true" />
              </IonButton>
              <IonButton
                slot="end"
                fill="clear"
                aria-label={`Move ${task} down`}
                disabled={index === tasks.length - 1}
                onClick={() => move(index, index + 1)}
              >
                <IonIcon slot="icon-only" icon={chevronDown} aria-hidden="true" />
              </IonButton>
              <IonReorder slot="end" aria-hidden="true" />
            </IonItem>
          ))}
        </IonReorderGroup>
      </IonList>
      <p className="ion-text-center" role="status">
        {status}
      </p>
    </>
  );
}
