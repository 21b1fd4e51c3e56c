import {
  IonItem,
  IonList,
  IonSegment,
  IonSegmentButton,
  IonSelect,
  IonSelectOption,
  IonToggle,
} from '@ionic/react';

// In an app these rules are in a style sheet
const css = `
  /* A part: the element inside the shadow root that has this name */
  ion-select::part(icon) {
    color: var(--ion-color-primary);
    opacity: 1;
  }

  ion-select::part(placeholder) {
    font-style: italic;
  }

  ion-toggle::part(track) {
    border: 2px solid var(--ion-color-medium, #636469);
  }

  /* A state: the class is on the host, so it comes before the part */
  ion-toggle.toggle-checked::part(track) {
    border-color: var(--ion-color-primary);
  }

  ion-segment-button::part(native) {
    letter-spacing: 0;
    text-transform: none;
  }

  ion-segment-button.segment-button-checked::part(native) {
    font-weight: 700;
  }
`;

export default function Example() {
  return (
    <>
      <style>{css}</style>
      <IonSegment value="single" aria-label="Ticket">
        <IonSegmentButton value="single">Single</IonSegmentButton>
        <IonSegmentButton value="return">Return</IonSegmentButton>
      </IonSegment>
      <IonList lines="none">
        <IonItem>
          <IonSelect label="Class" placeholder="Not chosen" interface="popover">
            <IonSelectOption value="1">First</IonSelectOption>
            <IonSelectOption value="2">Second</IonSelectOption>
          </IonSelect>
        </IonItem>
        <IonItem>
          <IonToggle>Window seat</IonToggle>
        </IonItem>
      </IonList>
    </>
  );
}
