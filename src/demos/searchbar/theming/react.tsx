import { IonSearchbar } from '@ionic/react';
import { locationOutline } from 'ionicons/icons';
import type { CSSProperties } from 'react';

const rounded = {
  '--background': 'rgba(112, 76, 255, 0.12)',
  '--border-radius': '24px',
  '--box-shadow': 'none',
  '--icon-color': 'currentColor',
  '--placeholder-opacity': '0.75',
} as CSSProperties;

export default function Example() {
  return (
    <>
      <IonSearchbar color="primary" placeholder="Search orders" />
      <IonSearchbar searchIcon={locationOutline} placeholder="Town or postcode" type="text" />
      <IonSearchbar style={rounded} placeholder="Search pottery" showClearButton="focus" />
    </>
  );
}
