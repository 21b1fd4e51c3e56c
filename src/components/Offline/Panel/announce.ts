import { translate } from '@docusaurus/Translate';
import { allCopies, isBehind, keep, type Copy } from './copies';
import styles from './styles.module.css';

/** Said once in a visit. */
const SAID = 'docs.offline-update';

function button(text: string, className: string, onClick: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = `button button--sm ${className}`;
  made.textContent = text;
  made.addEventListener('click', onClick);
  return made;
}

/** A bar at the end of the window, which stays until the reader has decided. */
function show(copies: readonly Copy[]): void {
  const bar = document.createElement('div');
  bar.className = styles.bar ?? '';
  bar.setAttribute('role', 'status');
  const text = document.createElement('span');
  text.textContent = translate(
    {
      id: 'site.offline.behind',
      message: 'The documentation has changed since you saved it for offline reading ({editions}).',
      description: 'Shown to readers with an offline copy once a newer one is published',
    },
    { editions: copies.map(({ label }) => label).join(', ') },
  );
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
      text.textContent = translate({
        id: 'site.offline.failed',
        message: 'It could not be saved. Check your network connection and try again.',
        description: 'Shown where an offline copy could not be made',
      });
      for (const child of bar.querySelectorAll('button')) child.disabled = false;
    }
  };
  bar.append(
    text,
    button(
      translate({
        id: 'site.offline.update',
        message: 'Update',
        description: 'Button that brings an offline copy up to date',
      }),
      'button--primary',
      () => void update(),
    ),
    button(
      translate({
        id: 'site.offline.later',
        message: 'Later',
        description: 'Button that leaves an offline copy as it is',
      }),
      'button--secondary',
      () => bar.remove(),
    ),
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
