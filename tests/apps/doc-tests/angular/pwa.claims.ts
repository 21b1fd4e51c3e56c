import type { PageClaims } from '../../claims/types';

const page: PageClaims = {
  claims: [],
  untried: [
    {
      heading: 'updates',
      says: 'Visitors always start with the version in the cache. The new version is loaded in the background and used at the next start.',
      why: 'the projects here build no service worker',
    },
  ],
};

export default page;
