import { IonIcon } from '@ionic/react';
import { leafOutline } from 'ionicons/icons';

const css = `
  .icons {
    display: flex;
    align-items: center;
    justify-content: space-evenly;
  }

  .thin {
    --ionicon-stroke-width: 12px;
    font-size: 64px;
  }
`;

export default function Example() {
  return (
    <>
      <style>{css}</style>
      <div className="icons">
        <IonIcon icon={leafOutline} size="small" aria-label="Small leaf" />
        <IonIcon icon={leafOutline} aria-label="Leaf" />
        <IonIcon icon={leafOutline} size="large" color="tertiary" aria-label="Large leaf" />
        <IonIcon className="thin" icon={leafOutline} color="tertiary" aria-label="Thin leaf" />
      </div>
    </>
  );
}
