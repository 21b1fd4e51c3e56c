import React, { type ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import { choiceClasses } from '../../../../../src/lib/choices';
import { FRAMEWORKS, type Framework } from '../../../../../src/lib/demo';
import { SOURCES } from '@site/src/lib/frameworks';
import ChoiceSwitch from '../../../../../src/lib/ChoiceSwitch';
import controls from '../controls.module.css';

interface Props {
  framework: Framework;
  onChoose: (framework: Framework) => void;
  /** Id of the panel with the source. */
  panel?: string;
}

/** The tabs that choose the framework of a source. */
export default function Bar({ framework, onChoose, panel }: Props): ReactNode {
  return (
    <div className={controls.bar}>
      <ChoiceSwitch
        name={translate({
          id: 'site.demo.framework',
          message: 'Framework',
          description: 'Name of the tabs that choose the framework of a source',
        })}
        kind="tab"
        panel={panel}
        choices={FRAMEWORKS.map((value) => ({
          value,
          label: SOURCES[value].label,
          className: choiceClasses.item(value),
        }))}
        value={framework}
        onChoose={onChoose}
        className={clsx(controls.tabs, choiceClasses.row('framework', FRAMEWORKS))}
        itemClassName={controls.tab}
      />
    </div>
  );
}
