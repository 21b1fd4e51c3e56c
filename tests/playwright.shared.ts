import { findBrowser } from '../scripts/lib/browser';

/** Browser tests of the built site that take too long for every change. */
export const NIGHTLY = [
  '**/arriving.spec.ts',
  '**/color-generator.spec.ts',
  '**/crawl.spec.ts',
  '**/demo-keyboard.spec.ts',
  '**/demo-overlays.spec.ts',
  '**/demo-pictures.spec.ts',
  '**/demos.spec.ts',
  '**/focus.spec.ts',
  '**/large-letters.spec.ts',
  '**/mcp.spec.ts',
  '**/offline-faults.spec.ts',
  '**/script-by-link.spec.ts',
];

/** Tag of the tests that every change leaves to the nightly run. */
export const BY_NIGHT = '@nightly';

/** How every browser test and benchmark starts its browser: on any machine, with nothing of its own going on. */
export const launchOptions = {
  /** Looked for when a browser starts: tools read configurations too, and must install none. */
  get executablePath() {
    return findBrowser(process.env);
  },
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
};
