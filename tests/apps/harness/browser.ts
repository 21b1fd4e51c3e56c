import { chromium, type Browser, type Page } from '@playwright/test';
import { findBrowser } from '../../../scripts/lib/browser';

/** What a started browser may do here: nothing over the network but what a page asks for. */
const ARGUMENTS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

/**
 * A program without windows of its own.
 *
 * @param more what it is told besides
 */
export function startBrowser(more: readonly string[] = []): Promise<Browser> {
  const executablePath = findBrowser(process.env);
  return chromium.launch({ executablePath, args: [...ARGUMENTS, ...more] });
}

/**
 * What a library says to the console in a project that is right.
 *
 * - `@ionic/react` puts an overlay into the body where `ion-app` is mounted along with it, which is before
 *   its trigger is in the document; it looks for the trigger once more, and finds it.
 * - The back button of `@ionic/vue` asks for a router, which a project that navigates by `ion-nav` has not.
 */
export const KNOWN = [
  /A trigger element with the ID ".+" was not found in the DOM\./,
  /\[Vue warn\]: injection "navManager" not found/,
];

/**
 * Keeps what a page complains of: errors and warnings in the console, uncaught errors, failed requests.
 *
 * @param problems gets one line for each
 * @param known what may be said
 */
export function hear(page: Page, problems: string[], known: readonly RegExp[] = []): void {
  page.on('console', (entry) => {
    const isKnown = known.some((pattern) => pattern.test(entry.text()));
    if (['error', 'warning'].includes(entry.type()) && !isKnown) {
      const { url } = entry.location();
      // The browser's own complaint of a request does not say of which
      const about = entry.text().startsWith('Failed to load resource') ? ` (${url})` : '';
      problems.push(`console: ${entry.text().split('\n')[0]}${about}`);
    }
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('response', (answer) => {
    if (answer.status() >= 400) problems.push(`${answer.status()} ${answer.url()}`);
  });
}
