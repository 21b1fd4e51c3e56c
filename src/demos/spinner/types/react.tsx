import { IonSpinner } from '@ionic/react';
import type { CSSProperties } from 'react';

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

const types: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: '24px 4px',
  margin: 0,
  padding: 0,
  fontSize: '0.8125rem',
  listStyle: 'none',
  textAlign: 'center',
};

export default function Example() {
  return (
    <ul style={types}>
      {names.map((name) => (
        <li key={name}>
          <IonSpinner
            name={name}
            aria-label={name}
            style={{ display: 'block', margin: '0 auto 8px' }}
          />
          {name}
        </li>
      ))}
    </ul>
  );
}
