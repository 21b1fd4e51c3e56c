import { loadLater } from '../../lib/after-deployment';

/** Loads what copies links to code, and shows the code that an address names. */
export const loadCodeLinks = () =>
  loadLater(() => import(/* webpackChunkName: "code" */ './Panel'));
