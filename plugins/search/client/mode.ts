/**
 * What the theme has to know of search before anybody searches: whether there is anything to search in, and
 * whether a company's service answers, which its license wants named. The plugin replaces this module like the
 * client itself. It stands apart from the client, which would otherwise be in the script of every page.
 */
export const AVAILABLE: boolean = true;
export const HOSTED: boolean = false;
