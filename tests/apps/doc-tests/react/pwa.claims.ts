import type { PageClaims } from '../../claims/types';

const page: PageClaims = {
  claims: [],
  untried: [
    {
      heading: 'updates',
      says: "With `registerType: 'prompt'`, a new version is downloaded in the background, and users keep the page they're on until they agree to the update.",
      why: 'the projects here build no service worker',
    },
  ],
};

export default page;
