import {
  IonBackButton,
  IonButton,
  IonButtons,
  IonCheckbox,
  IonContent,
  IonHeader,
  IonIcon,
  IonInput,
  IonItem,
  IonLabel,
  IonList,
  IonNote,
  IonPage,
  IonRouterOutlet,
  IonTitle,
  IonToolbar,
  useIonAlert,
  useIonRouter,
  useIonViewDidLeave,
} from '@ionic/react';
import { IonReactHashRouter } from '@ionic/react-router';
import { trashOutline } from 'ionicons/icons';
import { useRef, useState, useSyncExternalStore, type FormEvent } from 'react';
import { Redirect, Route, useParams } from 'react-router-dom';

interface Thing {
  id: string;
  name: string;
  count: number;
  packed: boolean;
}

let things: Thing[] = [
  { id: 'tent', name: 'Tent', count: 1, packed: false },
  { id: 'socks', name: 'Socks', count: 4, packed: true },
  { id: 'mug', name: 'Mug', count: 2, packed: false },
];
const listeners = new Set<() => void>();

function commit(next: Thing[]) {
  things = next;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function useThings() {
  return useSyncExternalStore(subscribe, () => things);
}

function change(id: string, part: Partial<Thing>) {
  commit(things.map((thing) => (thing.id === id ? { ...thing, ...part } : thing)));
}

function PackingListPage() {
  const things = useThings();
  const [name, setName] = useState('');
  const missing = things.filter((thing) => !thing.packed).length;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '') {
      commit([...things, { id: String(Date.now()), name: name.trim(), count: 1, packed: false }]);
      setName('');
    }
  };

  return (
    <IonPage>
      <IonHeader>
        <IonToolbar>
          <IonTitle>Packing list</IonTitle>
        </IonToolbar>
      </IonHeader>

      <IonContent>
        <form className="ion-padding" onSubmit={submit}>
          <IonInput
            label="Add a thing"
            labelPlacement="stacked"
            enterkeyhint="done"
            helperText={`${missing} still to pack`}
            value={name}
            onIonInput={(event) => setName(event.detail.value ?? '')}
          />
          <IonButton type="submit" expand="block" disabled={name.trim() === ''}>
            Add
          </IonButton>
        </form>

        <IonList>
          {things.map((thing) => (
            <IonItem key={thing.id} routerLink={`/things/${thing.id}`} detail>
              <IonLabel>{thing.name}</IonLabel>
              {thing.packed ? (
                <IonNote slot="end">Packed</IonNote>
              ) : (
                <IonNote slot="end">× {thing.count}</IonNote>
              )}
            </IonItem>
          ))}
        </IonList>
      </IonContent>
    </IonPage>
  );
}

function ThingPage() {
  const { id } = useParams<{ id: string }>();
  const thing = useThings().find((candidate) => candidate.id === id);
  const router = useIonRouter();
  const [presentAlert] = useIonAlert();

  // Removing the thing at once would empty this page while it slides out.
  const removeOnLeave = useRef(false);
  useIonViewDidLeave(() => {
    if (removeOnLeave.current) {
      commit(things.filter((candidate) => candidate.id !== id));
    }
  });

  const confirmRemoval = () =>
    presentAlert({
      header: 'Remove this thing?',
      buttons: [
        { text: 'Keep', role: 'cancel' },
        { text: 'Remove', role: 'destructive' },
      ],
      onDidDismiss: ({ detail }) => {
        if (detail.role === 'destructive') {
          removeOnLeave.current = true;
          router.goBack();
        }
      },
    });

  return (
    <IonPage>
      <IonHeader>
        <IonToolbar>
          <IonButtons slot="start">
            <IonBackButton defaultHref="/things" />
          </IonButtons>
          <IonTitle>{thing?.name ?? 'Not found'}</IonTitle>
          <IonButtons slot="end">
            <IonButton aria-label="Remove" onClick={() => void confirmRemoval()}>
              <IonIcon slot="icon-only" icon={trashOutline} aria-hidden="true" />
            </IonButton>
          </IonButtons>
        </IonToolbar>
      </IonHeader>

      <IonContent>
        {thing ? (
          <IonList>
            <IonItem>
              <IonCheckbox
                justify="space-between"
                checked={thing.packed}
                onIonChange={({ detail }) => change(id, { packed: detail.checked })}
              >
                Packed
              </IonCheckbox>
            </IonItem>
            <IonItem>
              <IonInput
                label="Pieces"
                type="number"
                min="1"
                inputmode="numeric"
                value={thing.count}
                onIonInput={({ detail }) => change(id, { count: Number(detail.value) })}
              />
            </IonItem>
          </IonList>
        ) : (
          <p className="ion-padding">This thing is not on the list.</p>
        )}
      </IonContent>
    </IonPage>
  );
}

// In a project, IonApp stands around IonReactRouter
export default function Example() {
  return (
    <IonReactHashRouter>
      <IonRouterOutlet>
        <Route exact path="/things">
          <PackingListPage />
        </Route>
        <Route exact path="/things/:id">
          <ThingPage />
        </Route>
        <Route exact path="/">
          <Redirect to="/things" />
        </Route>
      </IonRouterOutlet>
    </IonReactHashRouter>
  );
}
