import { IonIcon } from '@ionic/react';

const css = `
  .icons {
    display: flex;
    justify-content: space-evenly;
    font-size: 64px;
  }
`;

// A drawing in place of a file
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><path d="M256 64 24 448h168l64-128 64 128h168z"/></svg>`;
const tent = `data:image/svg+xml;utf8,${svg}`;

export default function Example() {
  return (
    <>
      <style>{css}</style>
      <div className="icons">
        <IonIcon src={tent} aria-label="Tent" />
        <IonIcon src={tent} color="tertiary" aria-label="Tertiary tent" />
      </div>
    </>
  );
}
