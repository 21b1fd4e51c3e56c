import { button, element } from '@site/src/lib/elements';
import { allCopies, fetchList } from '../../../kept';
import { texts } from './texts';
import styles from './styles.module.css';

/** Tells the reader, once in a visit, that what they have kept has changed since. */
export async function announceUpdates(): Promise<void> {
  if (sessionStorage.getItem('docs.offline-update')) return;
  const copies = await allCopies();
  const lists = await Promise.all(copies.map(fetchList));
  sessionStorage.setItem('docs.offline-update', 'yes');
  const changed = copies.filter(({ build }, index) => lists[index]?.build !== build);
  const [first] = changed;
  if (!first) return;
  const text = texts.behind({ editions: changed.map(({ label }) => label).join(', ') });
  const href = first.page;
  const update = Object.assign(element('a', 'button button--primary', texts.update), { href });
  const bar = element('div', `card ${styles.bar}`, element('p', '', text), update);
  bar.append(button(texts.later, 'button--secondary', () => bar.remove()));
  bar.setAttribute('role', 'status');
  document.body.append(bar);
}
