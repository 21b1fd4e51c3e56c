import {
  IonActionSheet,
  IonAlert,
  IonButton,
  IonContent,
  IonLoading,
  IonPopover,
  IonToast,
} from '@ionic/react';

const css = `
  ion-content {
    --background: repeating-linear-gradient(45deg, #bfdbfe 0 24px, #fde68a 24px 48px);
  }
`;
const buttons = [{ text: 'Share' }, { text: 'Cancel', role: 'cancel' }];

export default function Example() {
  return (
    <IonContent className="ion-padding">
      <style>{css}</style>
      <IonButton id="sheet" expand="block">
        Action sheet
      </IonButton>
      <IonButton id="ask" expand="block">
        Alert
      </IonButton>
      <IonButton id="wait" expand="block">
        Loading
      </IonButton>
      <IonButton id="tip" expand="block">
        Popover
      </IonButton>
      <IonButton id="save" expand="block">
        Toast
      </IonButton>
      <IonActionSheet trigger="sheet" header="Photo" buttons={buttons} translucent />
      <IonAlert trigger="ask" header="Save the draft?" buttons={['Save']} translucent />
      <IonLoading trigger="wait" message="Saving…" duration={1500} translucent />
      <IonPopover trigger="tip" role="dialog" aria-label="Tip" translucent>
        <p className="ion-padding-horizontal">Drag an entry to move it.</p>
      </IonPopover>
      <IonToast trigger="save" message="Saved." duration={1500} translucent />
    </IonContent>
  );
}
