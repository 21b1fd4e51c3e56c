/** Addresses outside this site, and the few inside it that several modules name. */
export const LINKS = {
  communityHub: 'https://ionicframework.com/community',
  forum: 'https://forum.ionicframework.com/',
  meetups: 'https://www.meetup.com/topics/ionic-framework/',
  companyBlog: 'https://ionic.io/blog',
  social: 'https://twitter.com/Ionicframework',
  chat: 'https://ionic.link/discord',
  source: 'https://github.com/ionic-team/ionic-framework',
  newIssue: 'https://github.com/ionic-team/ionic-docs/issues/new',
  helpCenter: 'https://ionicframework.com/support',
  customerSupport: 'https://ionic.zendesk.com/',
  advisory: 'https://ionicframework.com/advisory',
  capacitor: 'https://capacitorjs.com/docs',
  repository: 'https://github.com/ionic-team/ionic-docs',
  demos: 'https://github.com/ionic-team/ionic-docs/tree/main/src/demos',
  translate: '/contributing/how-to-contribute#translations',
} as const;
