import React, { type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { choiceClasses } from '../../../../../src/lib/choices';
import { MODES, type Mode } from '../../../../../src/lib/demo';
import ChoiceSwitch from '../../../../../src/lib/ChoiceSwitch';
import controls from '../controls.module.css';

/** Names as the platforms' makers write them; no language translates them. */
const LABELS = { ios: 'iOS', md: 'MD' } as const;

interface Props {
  mode: Mode;
  onMode: (mode: Mode) => void;
}

/** The switch between the looks of the platforms. */
export default function ModeSwitch({ mode, onMode }: Props): ReactNode {
  return (
    <ChoiceSwitch
      name={translate({
        id: 'site.demo.mode',
        message: 'Platform style',
        description: 'Name of the switch between the looks of iOS and Material Design',
      })}
      kind="radio"
      choices={MODES.map((value) => ({
        value,
        label: LABELS[value],
        className: choiceClasses.item(value),
      }))}
      value={mode}
      onChoose={onMode}
      className={controls.switch}
      itemClassName={controls.option}
    />
  );
}
