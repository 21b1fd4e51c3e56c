import {
  IonButton,
  IonButtons,
  IonItem,
  IonLabel,
  IonList,
  IonTitle,
  IonToggle,
  IonToolbar,
} from '@ionic/react';

// In an app these rules are in a style sheet
const css = `
  .modes {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(240px, 1fr));
    gap: 16px;
  }
`;

const modes = ['ios', 'md'] as const;

export default function Example() {
  return (
    <>
      <style>{css}</style>
      <div className="modes">
        {modes.map((mode) => (
          <section key={mode} aria-label={mode}>
            <IonToolbar mode={mode}>
              <IonTitle>{mode}</IonTitle>
              <IonButtons slot="end">
                <IonButton>Edit</IonButton>
              </IonButtons>
            </IonToolbar>
            <IonList mode={mode}>
              <IonItem detail button>
                <IonLabel>Ringtone</IonLabel>
              </IonItem>
              <IonItem>
                <IonToggle>Vibrate</IonToggle>
              </IonItem>
            </IonList>
          </section>
        ))}
      </div>
    </>
  );
}
