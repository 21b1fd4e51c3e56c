import type { PageClaims } from '../../claims/types';

const page: PageClaims = {
  claims: [],
  untried: [
    {
      heading: 'updates',
      says: 'A new version waits until every tab of the old one is closed, or until you tell it to take over.',
      why: 'the projects here build no service worker',
    },
  ],
};

export default page;
