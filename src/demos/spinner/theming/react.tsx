import { IonSpinner } from '@ionic/react';

const css = `
  .spinners {
    display: flex;
    align-items: center;
    justify-content: space-evenly;
  }

  .own {
    --color: #d946ef;
  }

  .small {
    width: 16px;
    height: 16px;
  }

  .large {
    width: 72px;
    height: 72px;
  }
`;

export default function Example() {
  return (
    <div className="spinners">
      <style>{css}</style>
      <IonSpinner name="circular" aria-label="Loading" color="danger" />
      <IonSpinner name="dots" aria-label="Loading" color="success" />
      <IonSpinner name="crescent" aria-label="Loading" className="own" />
      <IonSpinner name="lines" aria-label="Loading" className="small" />
      <IonSpinner name="circular" aria-label="Loading" className="large" />
    </div>
  );
}
