import { IonLabel, IonSegment, IonSegmentButton } from '@ionic/react';

const css = `
  .line {
    --background: transparent;
  }

  .line ion-segment-button {
    --indicator-color: #0f766e;
    --indicator-height: 6px;
    --indicator-transition: transform 400ms ease-out;
    --color-checked: inherit;
    min-height: 44px;
  }

  .line ion-segment-button::part(indicator) {
    top: auto;
    height: 6px;
    padding: 0;
  }

  .line ion-segment-button::part(indicator-background) {
    border-radius: 3px;
    box-shadow: none;
  }
`;

export default function Example() {
  return (
    <>
      <style>{css}</style>
      <IonSegment className="line" value="morning" aria-label="Time of day">
        <IonSegmentButton value="morning">
          <IonLabel>Morning</IonLabel>
        </IonSegmentButton>
        <IonSegmentButton value="noon">
          <IonLabel>Noon</IonLabel>
        </IonSegmentButton>
        <IonSegmentButton value="evening">
          <IonLabel>Evening</IonLabel>
        </IonSegmentButton>
      </IonSegment>
    </>
  );
}
