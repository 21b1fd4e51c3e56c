/** {@link import('./mode')} of a copy that has the index of the site that it was made from. */
export const AVAILABLE: boolean = true;
export const HOSTED: boolean = false;
