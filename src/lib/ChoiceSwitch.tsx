import React, { useRef, type KeyboardEvent, type ReactNode } from 'react';
import clsx from 'clsx';

interface Choice<T extends string> {
  value: T;
  label: ReactNode;
  className?: string;
}

interface Props<T extends string> {
  /** What is chosen here, for screen readers. */
  name: string;
  choices: readonly Choice<T>[];
  value: T;
  onChoose: (value: T) => void;
  /** `tab` where each choice shows a panel, `radio` where it changes a setting. */
  kind: 'tab' | 'radio';
  /** Id of the panel that tabs show; the tabs' own ids are made of it. */
  panel?: string;
  className?: string;
  itemClassName?: string;
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** A row of choices, one of which holds; arrow keys go from one to the next, as in any such group. */
export default function ChoiceSwitch<T extends string>(props: Props<T>): ReactNode {
  const { name, choices, value, onChoose, kind, panel, className, itemClassName } = props;
  const row = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = choices.findIndex((choice) => choice.value === value);
    const next = (at + step + choices.length) % choices.length;
    const chosen = choices[next];
    if (chosen) onChoose(chosen.value);
    row.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div
      ref={row}
      role={kind === 'tab' ? 'tablist' : 'radiogroup'}
      aria-label={name}
      className={className}
    >
      {choices.map((choice) => {
        const chosen = choice.value === value;
        return (
          <button
            key={choice.value}
            type="button"
            role={kind}
            id={panel && `${panel}-${choice.value}`}
            aria-controls={panel}
            {...(kind === 'tab' ? { 'aria-selected': chosen } : { 'aria-checked': chosen })}
            tabIndex={chosen ? 0 : -1}
            className={clsx(itemClassName, choice.className)}
            onClick={() => onChoose(choice.value)}
            onKeyDown={onKeyDown}
          >
            {choice.label}
          </button>
        );
      })}
    </div>
  );
}
