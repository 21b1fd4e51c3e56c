import type { ClientModule } from '@docusaurus/types';
import { loadCodeLinks } from '../../src/components/CodeLink/load';

/** Most addresses name no code; what shows it is loaded for those that do. */
const client: ClientModule = {
  onRouteDidUpdate({ location: { hash } }) {
    if (/^#(code|demo)-/.test(hash)) void loadCodeLinks().then(({ showCode }) => showCode(hash));
  },
};

export default client;
