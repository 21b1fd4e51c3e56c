import { IonSearchbar } from '@ionic/react';
import { locationOutline } from 'ionicons/icons';

const css = `
  .rounded {
    --background: rgba(112, 76, 255, 0.12);
    --border-radius: 24px;
    --box-shadow: none;
    --icon-color: currentColor;
    --placeholder-opacity: 0.75;
  }
`;

export default function Example() {
  return (
    <>
      <style>{css}</style>
      <IonSearchbar color="primary" placeholder="Search orders" />
      <IonSearchbar searchIcon={locationOutline} placeholder="Town or postcode" type="text" />
      <IonSearchbar className="rounded" placeholder="Search pottery" showClearButton="focus" />
    </>
  );
}
