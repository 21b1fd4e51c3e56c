/**
 * Scrolls to the heading that the first address names. Docusaurus leaves that to the browser, which takes all
 * behind the first `#` for one name.
 */
import type { ClientModule } from '@docusaurus/types';
import { decoded } from '../../../src/lib/decoded';

const client: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    if (previousLocation || !location.hash) return;
    document.getElementById(decoded(location.hash.slice(1)) ?? '')?.scrollIntoView();
  },
};

export default client;
