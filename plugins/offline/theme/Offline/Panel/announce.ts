import { button, element } from '@site/src/lib/elements';
import { allCopies, isBehind, keep, type Copy } from './copies';
import { texts } from './texts';
import styles from './styles.module.css';

/** Said once in a visit. */
const SAID = 'docs.offline-update';

/** A bar at the end of the window, which stays until the reader has decided. */
function show(copies: readonly Copy[]): void {
  const bar = element('div', styles.bar);
  bar.setAttribute('role', 'status');
  const text = element('span', '', texts.behind(copies.map(({ label }) => label).join(', ')));
  const update = async (): Promise<void> => {
    for (const child of bar.querySelectorAll('button')) child.disabled = true;
    try {
      for (const copy of copies) {
        const { label, root, list } = copy;
        await keep(
          { label, root, list },
          {
            signal: new AbortController().signal,
            onProgress: (part) => {
              text.textContent = `${label}: ${Math.floor(part * 100)} %`;
            },
          },
        );
      }
      bar.remove();
    } catch (error) {
      console.warn(error);
      text.textContent = texts.failed();
      for (const child of bar.querySelectorAll('button')) child.disabled = false;
    }
  };
  bar.append(
    text,
    button(texts.update(), 'button--sm button--primary', () => void update()),
    button(texts.later(), 'button--sm button--secondary', () => bar.remove()),
  );
  document.body.append(bar);
}

/** Tells the reader, once in a visit, that what they have kept has changed since. */
export async function announceUpdates(): Promise<void> {
  try {
    if (sessionStorage.getItem(SAID)) return;
    const copies = await allCopies();
    const behind = await Promise.all(copies.map(isBehind));
    const changed = copies.filter((_, index) => behind[index]);
    sessionStorage.setItem(SAID, 'yes');
    if (changed.length > 0) show(changed);
  } catch {
    // No network: nothing is known about a newer one
  }
}
