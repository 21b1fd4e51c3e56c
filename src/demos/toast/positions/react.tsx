import { IonButton, IonContent, IonToast } from '@ionic/react';
import { useState } from 'react';

const choices = [
  { label: 'Top', position: 'top' },
  { label: 'Middle', position: 'middle' },
  { label: 'Bottom', position: 'bottom' },
] as const;

type Position = (typeof choices)[number]['position'];

const css = `
  .buttons {
    padding-top: 72px;
  }
`;

export default function Example() {
  const [open, setOpen] = useState(false);
  const [position, setPosition] = useState<Position>('bottom');

  function show(where: Position) {
    setPosition(where);
    setOpen(true);
  }

  return (
    <IonContent className="ion-padding">
      <style>{css}</style>
      <div className="buttons">
        {choices.map((choice) => (
          <IonButton
            key={choice.position}
            expand="block"
            fill="outline"
            onClick={() => show(choice.position)}
          >
            {choice.label}
          </IonButton>
        ))}
      </div>
      <IonToast
        message="Your changes are saved."
        duration={2000}
        position={position}
        isOpen={open}
        onDidDismiss={() => setOpen(false)}
      />
    </IonContent>
  );
}
