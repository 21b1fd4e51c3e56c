/**
 * What `react` and `react-dom` are in the browser.
 *
 * Preact counts the ids of `useId` in its own way. Those in the HTML that the server has sent stay as they are, so
 * parts of a page that are rendered later cannot be named by them; within one part they are right.
 */
import React from 'preact/compat';
import { useSyncExternalStore } from './external-store';

// @ts-expect-error -- its types are declared in the manner of CommonJS; the module itself has named exports
export * from 'preact/compat';
export { useSyncExternalStore };
export default { ...React, useSyncExternalStore };
