import {
  IonButton,
  IonIcon,
  IonItem,
  IonItemOption,
  IonItemOptions,
  IonItemSliding,
  IonLabel,
  IonList,
} from '@ionic/react';
import { ellipsisHorizontal, trash } from 'ionicons/icons';
import { useState } from 'react';

const all = ['Water the plants', 'Call the dentist', 'Return the books'];

export default function Example() {
  const [tasks, setTasks] = useState(all);
  const remove = (task: string) => setTasks((current) => current.filter((other) => other !== task));

  return (
    <>
      <IonList>
        {tasks.map((task) => (
          <IonItemSliding key={task}>
            <IonItem>
              <IonLabel>{task}</IonLabel>
              <IonButton
                slot="end"
                fill="clear"
                aria-label={`Actions for ${task}`}
                onClick={({ currentTarget }) =>
                  void currentTarget.closest('ion-item-sliding')?.open('end')
                }
              >
                <IonIcon slot="icon-only" icon={ellipsisHorizontal} aria-hidden="true" />
              </IonButton>
            </IonItem>
            {/* A swipe beyond the option, and a tap on it */}
            <IonItemOptions side="end" onIonSwipe={() => remove(task)}>
              <IonItemOption color="danger" expandable onClick={() => remove(task)}>
                <IonIcon slot="start" icon={trash} aria-hidden="true" />
                Delete
              </IonItemOption>
            </IonItemOptions>
          </IonItemSliding>
        ))}
      </IonList>
      <div className="ion-text-center">
        <IonButton fill="outline" disabled={tasks === all} onClick={() => setTasks(all)}>
          Undo
        </IonButton>
      </div>
    </>
  );
}
