import React, { useId, useState, type FormEvent, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import HexField from './HexField';
import { problemOf, type Palette } from './palettes';
import styles from './styles.module.css';

const FIRST = '#0f766e';

interface Props {
  palette: Palette;
  onAdd: (name: string, hex: string) => void;
}

/** A form for a color with a name of the reader's own. */
export default function OwnColor({ palette, onAdd }: Props): ReactNode {
  const field = useId();
  const said = useId();
  const [name, setName] = useState('');
  const [hex, setHex] = useState(FIRST);
  const [tried, setTried] = useState(false);
  const problem = tried ? problemOf(name, palette) : undefined;
  const problems = {
    form: translate({
      id: 'site.colorGenerator.nameForm',
      message: 'Begin with a lower-case letter; letters, digits and single hyphens may follow.',
      description: 'Said of a name that no color can have',
    }),
    reserved: translate({
      id: 'site.colorGenerator.nameReserved',
      message: 'Ionic uses this name for something else. Choose another one.',
      description: 'Said of a name that no color can have',
    }),
    taken: translate({
      id: 'site.colorGenerator.nameTaken',
      message: 'A color with this name already exists.',
      description: 'Said of a name that another color has',
    }),
  };
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (problemOf(name, palette)) {
      setTried(true);
      return;
    }
    onAdd(name, hex);
    setName('');
    setTried(false);
  };
  return (
    <form className={styles.own} onSubmit={onSubmit} noValidate>
      <label htmlFor={field}>
        <Translate
          id="site.colorGenerator.own"
          description="Label of the field for the name of a color of one’s own"
        >
          Name of a color of your own
        </Translate>
      </label>
      <div className={styles.ownFields}>
        <input
          id={field}
          type="text"
          className={styles.text}
          placeholder="brand"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={name}
          aria-invalid={problem !== undefined}
          aria-describedby={problem && said}
          onChange={({ target }) => setName(target.value)}
        />
        <HexField
          name={translate({
            id: 'site.colorGenerator.new',
            message: 'New color',
            description: 'Stands for the name of a color that has none yet',
          })}
          hex={hex}
          onColor={setHex}
        />
        <button type="submit" className={styles.add}>
          <Translate id="site.colorGenerator.add" description="Button that adds a color">
            Add color
          </Translate>
        </button>
      </div>
      {problem && (
        <p id={said} className={styles.problem} role="alert">
          {problems[problem]}
        </p>
      )}
    </form>
  );
}
