import React, { useId, type ReactNode } from 'react';
import { useHistory } from '@docusaurus/router';
import { useActiveDocContext } from '@docusaurus/plugin-content-docs/client';
import { SOURCES } from '@site/src/lib/frameworks';
import { CHOICES, frameworkOfPage, type ChoiceOf } from '@site/src/lib/choices';
import { nearestCounterpart } from '@site/src/lib/counterpart';
import { frameworkLabel } from '../frameworkLabel';
import { useChoice } from '../../lib/useChoice';

/**
 * Chooses the framework for the whole site: tabs and demos follow, and a guide for one framework gives way to the
 * nearest one for the other. On such a guide a framework that the version has no pages for cannot be chosen.
 */
export default function FrameworkSwitch(): ReactNode {
  const field = useId();
  const history = useHistory();
  const { activeVersion, activeDoc } = useActiveDocContext(undefined);
  const [framework, choose] = useChoice('framework');
  const id = activeDoc?.id ?? '';
  // A guide for one framework says which, whatever samples are in elsewhere
  const ofPage = frameworkOfPage(id);
  // What the reader was reading before, where this framework has no page about it
  const { about = id } = (history.location.state ?? {}) as { about?: string };
  const pathFor = (value: ChoiceOf<'framework'>): string | undefined =>
    nearestCounterpart(activeVersion?.docs ?? [], id, value, about);
  const onChoose = (value: ChoiceOf<'framework'>): void => {
    choose(value);
    const path = pathFor(value);
    if (path !== undefined) history.push(path, { about });
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
          <option
            key={value}
            value={value}
            disabled={ofPage !== undefined && value !== ofPage && pathFor(value) === undefined}
          >
            {SOURCES[value].label}
          </option>
        ))}
      </select>
    </>
  );
}
