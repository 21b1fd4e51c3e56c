import {
  IonButton,
  IonContent,
  IonHeader,
  IonItem,
  IonLabel,
  IonList,
  IonPage,
  IonSegment,
  IonSegmentButton,
  IonTitle,
  IonToggle,
  IonToolbar,
  type SegmentCustomEvent,
} from '@ionic/react';

const themes = [
  { name: 'Default', value: 'default' },
  { name: 'Forest', value: 'theme-forest' },
  { name: 'Night', value: 'theme-night' },
];

// In an app these rules are in src/theme/variables.css
const css = `
  :root.theme-forest {
    --ion-background-color: #f3f7ef;
    --ion-background-color-rgb: 243, 247, 239;
    --ion-text-color: #1d2b1f;
    --ion-text-color-rgb: 29, 43, 31;
    --ion-border-color: #c3d2bd;
    --ion-toolbar-background: #2f6b3c;
    --ion-toolbar-color: #ffffff;
    --ion-item-background: #ffffff;

    --ion-color-primary: #2f6b3c;
    --ion-color-primary-rgb: 47, 107, 60;
    --ion-color-primary-contrast: #ffffff;
    --ion-color-primary-contrast-rgb: 255, 255, 255;
    --ion-color-primary-shade: #295e35;
    --ion-color-primary-tint: #447a50;
  }

  :root.theme-night {
    --ion-background-color: #11162a;
    --ion-background-color-rgb: 17, 22, 42;
    --ion-text-color: #e8ebf7;
    --ion-text-color-rgb: 232, 235, 247;
    --ion-border-color: #39415f;
    --ion-toolbar-background: #1b2340;
    --ion-toolbar-color: #e8ebf7;
    --ion-item-background: #1b2340;

    --ion-color-primary: #9db4ff;
    --ion-color-primary-rgb: 157, 180, 255;
    --ion-color-primary-contrast: #000000;
    --ion-color-primary-contrast-rgb: 0, 0, 0;
    --ion-color-primary-shade: #8a9ee0;
    --ion-color-primary-tint: #a7bcff;
  }
`;

function apply(event: SegmentCustomEvent) {
  for (const { value } of themes) {
    document.documentElement.classList.toggle(value, value === event.detail.value);
  }
}

export default function Example() {
  return (
    <IonPage>
      <style>{css}</style>
      <IonHeader>
        <IonToolbar>
          <IonTitle>Trail notes</IonTitle>
        </IonToolbar>
      </IonHeader>
      <IonContent className="ion-padding">
        <IonSegment value="default" aria-label="Theme" onIonChange={apply}>
          {themes.map(({ name, value }) => (
            <IonSegmentButton key={value} value={value}>
              <IonLabel>{name}</IonLabel>
            </IonSegmentButton>
          ))}
        </IonSegment>
        <IonList inset>
          <IonItem>
            <IonLabel>Ridge path, 8 km</IonLabel>
          </IonItem>
          <IonItem lines="none">
            <IonToggle checked>Save offline</IonToggle>
          </IonItem>
        </IonList>
        <IonButton expand="block">Start</IonButton>
      </IonContent>
    </IonPage>
  );
}
