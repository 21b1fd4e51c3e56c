/**
 * What the theme has to know of search before anybody searches; the plugin replaces this module like the
 * client itself. It stands apart from the client, which would otherwise be in the script of every page.
 */

/** Whether there is anything to search in. */
export const AVAILABLE: boolean = true;
/** Whether a company's service answers, which its licence wants named. */
export const HOSTED: boolean = false;
