/** {@link import('./mode')} of a site without an index. */
export const AVAILABLE: boolean = false;
export const HOSTED: boolean = false;
