import { IonDatetime } from '@ionic/react';

export default function Example() {
  return (
    <IonDatetime
      presentation="date"
      preferWheel
      locale="en-US"
      value="2026-04-15"
      dayValues="1,15"
      monthValues="1,4,7,10"
      yearValues="2026,2027,2028"
      style={{ margin: '0 auto' }}
    />
  );
}
