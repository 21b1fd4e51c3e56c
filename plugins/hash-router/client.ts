/**
 * Scrolls to the heading that the first address names. Docusaurus leaves that to the browser, which takes all
 * behind the first `#` for one name. Where the site was opened as a file, it brings the pictures of galleries.
 */
import type { ClientModule } from '@docusaurus/types';
import { isFile } from '../../src/lib/is-file';
import { showSprites } from './sprites';

const client: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    if (isFile()) showSprites();
    if (previousLocation || !location.hash) return;
    document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
  },
};

export default client;
