import { useCallback, useEffect, useRef, type RefObject } from 'react';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import { choiceClasses, CHOICES } from '../../../../src/lib/choices';
import type { Framework, Mode } from '../../../../src/lib/demo';
import { whenNear } from './activity';

const CONTROLS = ':is(button, summary)';
const STANDS = '[data-stand-in]';

/** A control that is not there by then is not waited for, in milliseconds. */
const PATIENCE = 10_000;

/** What is done with a control. It has the focus in any case. */
interface Use {
  name: string;
  isPressed?: boolean;
  /** The arrow key that it gets. */
  key?: string;
}

const nameOf = (control: Element): string =>
  control.getAttribute('aria-label') ?? control.textContent ?? '';

/** Does with a control what was done with the one that stood for it; tells whether it is there and can be used. */
function repeat(figure: HTMLElement, { name, isPressed, key }: Use): boolean {
  const control = [...figure.querySelectorAll<HTMLElement>(CONTROLS)].find(
    (one) => nameOf(one) === name && !one.matches(':disabled'),
  );
  // A reader who has gone on is not brought back
  if (document.activeElement === document.body) control?.focus({ preventScroll: true });
  if (isPressed) control?.click();
  if (key) control?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  return control !== undefined;
}

/** Shows what the reader has chosen; the server renders the first of each group. */
function mark(figure: HTMLElement, chosen: readonly string[]): void {
  for (const value of [...CHOICES.mode, ...CHOICES.framework]) {
    const isChosen = chosen.includes(value);
    const parts = figure.querySelectorAll<HTMLElement>(`${STANDS} .${choiceClasses.item(value)}`);
    for (const part of parts) {
      if (part.role) {
        part.setAttribute(part.role === 'tab' ? 'aria-selected' : 'aria-checked', `${isChosen}`);
        part.tabIndex = isChosen ? 0 : -1;
      } else part.hidden = !isChosen;
    }
  }
}

/**
 * Lets readers use the controls of a demo while its panel is not there: what is done with those that stand for them is
 * done in the panel.
 *
 * @param isThere whether the panel has taken their place
 * @param choices of the reader, as the controls show them
 * @param onUse asks for the panel
 * @returns to be told the control that has the focus while it is taken away
 */
export function useStandIn(
  figure: RefObject<HTMLElement>,
  isThere: boolean,
  { mode, framework }: { mode: Mode; framework: Framework },
  onUse: () => void,
): (focused: Element) => void {
  const last = useRef<Use>();

  useEffect(() => {
    const element = figure.current;
    if (!element || isThere) return undefined;
    // The server has sent them with the page that the reader came by
    if (!element.querySelector(`${STANDS} *`)) return whenNear(element, onUse);
    const listen = (event: Event): void => {
      const control = (event.target as Element).closest(`${STANDS} ${CONTROLS}`);
      const key = event instanceof KeyboardEvent ? event.key : undefined;
      if (!control || (key && !key.startsWith('Arrow'))) return;
      event.preventDefault();
      last.current = { name: nameOf(control), isPressed: !key, key };
      onUse();
    };
    element.addEventListener('click', listen);
    element.addEventListener('keydown', listen);
    return () => {
      element.removeEventListener('click', listen);
      element.removeEventListener('keydown', listen);
    };
  }, [figure, isThere, onUse]);

  useEffect(() => {
    if (figure.current) mark(figure.current, [mode, framework]);
  }, [figure, mode, framework]);

  useIsomorphicLayoutEffect(() => {
    const element = figure.current;
    const missed = last.current;
    if (!element || !isThere || !missed) return undefined;
    last.current = undefined;
    const observer = new MutationObserver(() => attempt());
    const stop = (): void => {
      clearTimeout(timer);
      observer.disconnect();
    };
    const timer = setTimeout(stop, PATIENCE);
    const attempt = (): void => {
      if (repeat(element, missed)) stop();
    };
    observer.observe(element, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    attempt();
    return stop;
  }, [figure, isThere]);

  return useCallback((focused) => {
    last.current ??= { name: nameOf(focused) };
  }, []);
}
