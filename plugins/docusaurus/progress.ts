import logger from '@docusaurus/logger';

/** How often the terminal says that the server still works, in milliseconds. */
const EVERY = 15_000;

/** Reading the configuration again loads this module again; the bundler goes on. */
const server = globalThis as { docsServed?: boolean };

/** Whether a page has been compiled since the process began. */
export const isServed = (): boolean => server.docsServed === true;

/** Says in the terminal what the dev server does until it has compiled for the first time. */
export function tellProgress(): { loaded: () => void; compiled: () => void } {
  const started = Date.now();
  let doing = 'reading the pages of every version';
  const timer = setInterval(() => {
    const seconds = Math.round((Date.now() - started) / 1000);
    logger.info(`Still ${doing} (${seconds} s)`);
  }, EVERY).unref();
  if (isServed()) clearInterval(timer);
  else
    logger.info(
      'A start reads every page and bundles the site: a minute, or several for the first',
    );
  return {
    loaded: () => {
      doing = 'bundling what all pages share';
    },
    compiled: () => {
      server.docsServed = true;
      clearInterval(timer);
    },
  };
}
