/**
 * What stands for the panel of a demo in the HTML of a page: the same controls, in the same places. Only the server
 * renders it; `configureWebpack` of the plugin leaves it out of the browser's scripts, where `useStandIn` presses in
 * the panel what was pressed here.
 */
import React, { type ReactNode } from 'react';
import { choiceClasses, CHOICES } from '../../../../../src/lib/choices';
import Bar from './Bar';
import { EditButton, ProjectButton } from './buttons';
import Copy from './Copy';
import ModeSwitch from './ModeSwitch';
import More from './More';
import controls from '../controls.module.css';

const ignore = (): void => undefined;

export function Controls(): ReactNode {
  return (
    <div className={controls.controls}>
      <ModeSwitch mode={CHOICES.mode[0]} onMode={ignore} />
      <More />
    </div>
  );
}

/** Only plain HTML is edited in its page. The files have no names: those are the framework's. */
export function Sources(): ReactNode {
  const [first] = CHOICES.framework;
  return (
    <>
      <Bar framework={first} onChoose={ignore} />
      <div className={controls.row}>
        <i hidden className={choiceClasses.row('framework', CHOICES.framework)} />
        <div>
          <span className={choiceClasses.item(first)}>
            <EditButton aria-pressed={false} />
          </span>
        </div>
        <ProjectButton />
        <Copy text="" />
      </div>
    </>
  );
}
