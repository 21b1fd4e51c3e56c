/** {@link import('./mode')} of a site that asks the hosted index. */
export const AVAILABLE: boolean = true;
export const HOSTED: boolean = true;
