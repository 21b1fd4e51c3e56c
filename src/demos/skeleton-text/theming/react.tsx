import { IonSkeletonText } from '@ionic/react';

const css = `
  .still {
    --background: var(--ion-color-warning, #ffc409);
    --border-radius: 4px;
    height: 20px;
  }

  /* The moving band is drawn from the rgb value */
  .moving {
    --background-rgb: 112, 68, 255;
    --border-radius: 10px;
    height: 20px;
  }

  .people {
    display: flex;
    gap: 12px;
    margin-block-start: 12px;
  }

  .person {
    --border-radius: 50%;
    width: 56px;
    height: 56px;
  }
`;

export default function Example() {
  return (
    <div aria-hidden="true">
      <style>{css}</style>
      <IonSkeletonText className="still" />
      <IonSkeletonText className="moving" animated />
      <div className="people">
        <IonSkeletonText className="person" animated />
        <IonSkeletonText className="person" animated />
        <IonSkeletonText className="person" animated />
      </div>
    </div>
  );
}
