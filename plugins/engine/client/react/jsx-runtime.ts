/** What `react/jsx-runtime` is in the browser. */
import 'preact/compat';

export * from 'preact/jsx-runtime';
