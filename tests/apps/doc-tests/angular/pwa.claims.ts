import type { PageClaims } from '../../claims/types';

const page: PageClaims = {
  claims: [],
  untried: [
    {
      heading: 'updates',
      says: 'A visitor always starts the version that is in the cache; the new one is loaded behind it and used at the next start.',
      why: 'the projects here build no service worker',
    },
  ],
};

export default page;
