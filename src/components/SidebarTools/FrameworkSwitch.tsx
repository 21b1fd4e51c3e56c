import React, { useId, type ReactNode } from 'react';
import { useHistory } from '@docusaurus/router';
import { useActiveDocContext } from '@docusaurus/plugin-content-docs/client';
import { SOURCES } from '@site/src/lib/frameworks';
import { CHOICES, frameworkOfPage, type ChoiceOf } from '@site/src/lib/choices';
import { frameworkLabel } from '../frameworkLabel';
import { useChoice } from '../useChoice';
import { counterpartPath } from './counterpart';

/**
 * Chooses the framework for the whole site: tabs and demos follow, and a guide for one framework gives way to the
 * one about the same for the other.
 */
export default function FrameworkSwitch(): ReactNode {
  const field = useId();
  const history = useHistory();
  const { activeVersion, activeDoc } = useActiveDocContext(undefined);
  const [framework, choose] = useChoice('framework');
  // A guide for one framework says which, whatever samples are in elsewhere
  const ofPage = frameworkOfPage(activeDoc?.id ?? '');
  const onChoose = (value: ChoiceOf<'framework'>): void => {
    choose(value);
    const counterpart = counterpartPath(activeVersion?.docs ?? [], activeDoc?.id ?? '', value);
    if (counterpart !== undefined) history.push(counterpart);
  };
  return (
    <>
      <label htmlFor={field}>{frameworkLabel()}</label>
      <select
        id={field}
        className="field"
        value={ofPage ?? framework}
        onChange={({ target }) => onChoose(target.value as ChoiceOf<'framework'>)}
      >
        {CHOICES.framework.map((value) => (
          <option key={value} value={value}>
            {SOURCES[value].label}
          </option>
        ))}
      </select>
    </>
  );
}
