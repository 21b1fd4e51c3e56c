import { findBrowser } from '../scripts/lib/browser';

/** How every browser test and benchmark starts its browser: on any machine, with nothing of its own going on. */
export const launchOptions = {
  executablePath: findBrowser(process.env),
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
