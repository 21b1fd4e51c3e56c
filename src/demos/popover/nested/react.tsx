import { IonButton, IonContent, IonItem, IonList, IonPopover, IonText } from '@ionic/react';
import { useState } from 'react';

const formats = ['PDF', 'HTML'];
const css = `
  .menu {
    --width: 160px;
  }

  .submenu {
    --width: 120px;
  }
`;

export default function Example() {
  const [format, setFormat] = useState('');

  return (
    <IonContent className="ion-padding">
      <style>{css}</style>
      <IonButton id="file">File</IonButton>
      <p>
        {format ? (
          <IonText color="primary">Exported as {format}.</IonText>
        ) : (
          <IonText>Nothing is exported.</IonText>
        )}
      </p>
      <IonPopover className="menu" trigger="file" dismissOnSelect role="dialog" aria-label="File">
        <IonContent>
          <IonList lines="none">
            <IonItem button detail={false}>
              Open
            </IonItem>
            <IonItem button detail={false}>
              Rename
            </IonItem>
            <IonItem id="export" button>
              Export
            </IonItem>
          </IonList>
          <IonPopover
            className="submenu"
            trigger="export"
            side="end"
            dismissOnSelect
            role="dialog"
            aria-label="Export"
          >
            <IonContent>
              <IonList lines="none">
                {formats.map((name) => (
                  <IonItem key={name} button detail={false} onClick={() => setFormat(name)}>
                    {name}
                  </IonItem>
                ))}
              </IonList>
            </IonContent>
          </IonPopover>
        </IonContent>
      </IonPopover>
    </IonContent>
  );
}
