import { IonItem, IonList, IonToggle } from '@ionic/react';

const css = `
  .lamp::part(label) {
    font-weight: 600;
  }

  .lamp::part(handle) {
    background: #9ca3af;
  }

  .lamp.toggle-checked::part(label) {
    color: #b45309;
  }

  .lamp.toggle-checked::part(track) {
    background: #fde68a;
  }

  .lamp.toggle-checked::part(handle) {
    background: #b45309;
  }
`;

export default function Example() {
  return (
    <>
      <style>{css}</style>
      <IonList>
        <IonItem>
          <IonToggle className="lamp" checked>
            Desk lamp
          </IonToggle>
        </IonItem>
        <IonItem>
          <IonToggle className="lamp">Hall lamp</IonToggle>
        </IonItem>
      </IonList>
    </>
  );
}
