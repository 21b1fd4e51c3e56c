/** {@link import('./mode')} of a site that searches its own files. */
export const AVAILABLE: boolean = true;
export const HOSTED: boolean = false;
