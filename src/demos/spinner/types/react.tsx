import { IonSpinner } from '@ionic/react';

const names = [
  'lines',
  'lines-small',
  'lines-sharp',
  'lines-sharp-small',
  'circular',
  'circles',
  'bubbles',
  'crescent',
  'dots',
] as const;

const css = `
  .types {
    display: grid;
    grid-template-columns: repeat(3, 1fr);
    gap: 24px 4px;
    margin: 0;
    padding: 0;
    font-size: 0.8125rem;
    list-style: none;
    text-align: center;
  }

  .types ion-spinner {
    display: block;
    margin: 0 auto 8px;
  }
`;

export default function Example() {
  return (
    <>
      <style>{css}</style>
      <ul className="types">
        {names.map((name) => (
          <li key={name}>
            <IonSpinner name={name} aria-label={name} />
            {name}
          </li>
        ))}
      </ul>
    </>
  );
}
