import type { PageClaims } from '../../claims/types';

const page: PageClaims = {
  claims: [],
  untried: [
    {
      heading: 'updates',
      says: "With `registerType: 'prompt'` a new version is downloaded and waits. Users keep the page they are on until they agree.",
      why: 'the projects here build no service worker',
    },
  ],
};

export default page;
