/**
 * Runs before the first paint and corrects what the theme's own script (3.10.2) leaves in the attributes of the root
 * element:
 *
 * - it copies any stored color mode, and any `?docusaurus-theme=`, although all but `dark` mean light;
 * - it hides a dismissed announcement without asking which one was dismissed, so that a new one would stay hidden
 *   until the next page load.
 */

/** Id of the configured announcement; null when there is no bar. */
declare const ANNOUNCEMENT: string | null;

const root = document.documentElement;
for (const name of ['data-theme', 'data-theme-choice']) {
  if (root.getAttribute(name) !== 'dark') root.setAttribute(name, 'light');
}

if (ANNOUNCEMENT !== null) {
  try {
    if (localStorage.getItem('docusaurus.announcement.id') !== ANNOUNCEMENT) {
      root.setAttribute('data-announcement-bar-initially-dismissed', 'false');
    }
  } catch {
    // Without a storage nothing was dismissed
  }
}

export {};
