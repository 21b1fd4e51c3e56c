import { IonIcon, IonRippleEffect } from '@ionic/react';
import { heart } from 'ionicons/icons';
import { useState } from 'react';

const css = `
  .surfaces {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-evenly;
    gap: 16px;
  }

  .surface,
  .round {
    position: relative;
    border: 1px solid currentColor;
    background: none;
    color: inherit;
    font: inherit;
  }

  .surface {
    min-width: 112px;
    height: 72px;
    border-radius: 12px;
    overflow: hidden;
  }

  .round {
    width: 48px;
    height: 48px;
    border-color: transparent;
    border-radius: 50%;
    font-size: 24px;
  }

  .tinted ion-ripple-effect {
    color: #d946ef;
  }
`;

export default function Example() {
  const [presses, setPresses] = useState(0);
  const press = () => setPresses((current) => current + 1);

  return (
    <>
      <style>{css}</style>
      <div className="surfaces">
        <button type="button" className="surface ion-activatable" onClick={press}>
          Bounded
          <IonRippleEffect />
        </button>
        <button type="button" className="surface tinted ion-activatable" onClick={press}>
          Colored
          <IonRippleEffect />
        </button>
        <button
          type="button"
          className="round ion-activatable"
          aria-label="Unbounded"
          onClick={press}
        >
          <IonIcon icon={heart} aria-hidden="true" />
          <IonRippleEffect type="unbounded" />
        </button>
      </div>
      <p className="ion-text-center">
        {presses === 0 ? 'Press one of them.' : `Presses: ${presses}`}
      </p>
    </>
  );
}
