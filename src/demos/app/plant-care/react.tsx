import {
  IonBackButton,
  IonBadge,
  IonButton,
  IonButtons,
  IonContent,
  IonHeader,
  IonIcon,
  IonInput,
  IonItem,
  IonLabel,
  IonList,
  IonPage,
  IonRouterOutlet,
  IonTitle,
  IonToolbar,
  useIonRouter,
  useIonToast,
} from '@ionic/react';
import { IonReactHashRouter } from '@ionic/react-router';
import { waterOutline } from 'ionicons/icons';
import { useState, useSyncExternalStore, type FormEvent } from 'react';
import { Redirect, Route, useParams } from 'react-router-dom';

interface Plant {
  id: string;
  name: string;
  everyDays: number;
  daysLeft: number;
}

let plants: Plant[] = [
  { id: 'basil', name: 'Basil', everyDays: 2, daysLeft: 0 },
  { id: 'fern', name: 'Boston fern', everyDays: 3, daysLeft: 1 },
  { id: 'aloe', name: 'Aloe vera', everyDays: 14, daysLeft: 9 },
];
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function usePlants() {
  return useSyncExternalStore(subscribe, () => plants);
}

function patch(id: string, change: Partial<Plant>) {
  plants = plants
    .map((plant) => (plant.id === id ? { ...plant, ...change } : plant))
    .sort((a, b) => a.daysLeft - b.daysLeft);
  listeners.forEach((listener) => listener());
}

function PlantListPage() {
  const plants = usePlants();

  return (
    <IonPage>
      <IonHeader>
        <IonToolbar>
          <IonTitle>Plants</IonTitle>
        </IonToolbar>
      </IonHeader>

      <IonContent>
        <IonList>
          {plants.map((plant) => (
            <IonItem key={plant.id} routerLink={`/plants/${plant.id}`} detail>
              <IonLabel>
                <h2>{plant.name}</h2>
                <p>Every {plant.everyDays} days</p>
              </IonLabel>
              {plant.daysLeft === 0 ? (
                <IonBadge slot="end" color="danger">
                  Today
                </IonBadge>
              ) : (
                <IonBadge slot="end" color="medium">
                  {plant.daysLeft} d
                </IonBadge>
              )}
            </IonItem>
          ))}
        </IonList>
      </IonContent>
    </IonPage>
  );
}

function PlantForm({ plant }: { plant: Plant }) {
  const router = useIonRouter();
  const [name, setName] = useState(plant.name);
  const [everyDays, setEveryDays] = useState(String(plant.everyDays));
  const [touched, setTouched] = useState({ name: false, everyDays: false });
  const isValid = { name: name !== '', everyDays: Number(everyDays) >= 1 };

  const stateOf = (field: keyof typeof touched) =>
    `${isValid[field] ? '' : 'ion-invalid'} ${touched[field] ? 'ion-touched' : ''}`;

  const save = (event: FormEvent) => {
    event.preventDefault();
    setTouched({ name: true, everyDays: true });
    if (isValid.name && isValid.everyDays) {
      patch(plant.id, { name, everyDays: Number(everyDays) });
      router.push('/plants', 'back', 'pop');
    }
  };

  return (
    <form onSubmit={save} noValidate>
      <IonInput
        label="Name"
        labelPlacement="stacked"
        errorText="A plant needs a name."
        className={stateOf('name')}
        value={name}
        onIonInput={(event) => setName(event.detail.value ?? '')}
        onIonBlur={() => setTouched((before) => ({ ...before, name: true }))}
      />
      <IonInput
        label="Days between waterings"
        labelPlacement="stacked"
        type="number"
        inputmode="numeric"
        errorText="Enter 1 or more."
        className={stateOf('everyDays')}
        value={everyDays}
        onIonInput={(event) => setEveryDays(event.detail.value ?? '')}
        onIonBlur={() => setTouched((before) => ({ ...before, everyDays: true }))}
      />
      <IonButton type="submit" expand="block">
        Save
      </IonButton>
    </form>
  );
}

function PlantDetailPage() {
  const { id } = useParams<{ id: string }>();
  const plant = usePlants().find((candidate) => candidate.id === id);
  const [presentToast] = useIonToast();

  const water = async ({ name, everyDays, daysLeft }: Plant) => {
    patch(id, { daysLeft: everyDays });
    await presentToast({
      message: `${name} watered`,
      duration: 4000,
      buttons: [{ text: 'Undo', handler: () => patch(id, { daysLeft }) }],
    });
  };

  return (
    <IonPage>
      <IonHeader>
        <IonToolbar>
          <IonButtons slot="start">
            <IonBackButton defaultHref="/plants" />
          </IonButtons>
          <IonTitle>{plant?.name ?? 'Not found'}</IonTitle>
        </IonToolbar>
      </IonHeader>

      <IonContent className="ion-padding">
        {plant ? (
          <>
            <PlantForm plant={plant} />
            <IonButton expand="block" fill="outline" onClick={() => void water(plant)}>
              <IonIcon slot="start" icon={waterOutline} aria-hidden="true" />
              Water now
            </IonButton>
          </>
        ) : (
          <p>This plant does not exist.</p>
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
        <Route exact path="/plants">
          <PlantListPage />
        </Route>
        <Route exact path="/plants/:id">
          <PlantDetailPage />
        </Route>
        <Route exact path="/">
          <Redirect to="/plants" />
        </Route>
      </IonRouterOutlet>
    </IonReactHashRouter>
  );
}
