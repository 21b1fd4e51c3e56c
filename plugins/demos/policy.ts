import { inlineScripts, withPolicy } from '../../src/lib/csp';

/**
 * Gives a live page the policy under which it may run its own scripts and the components, and nothing that
 * came in by its address. Styles may stand in the page: demos have some, and Ionic 7 inserts its own. The
 * components fetch icons that are written as `data:` addresses.
 *
 * The frame of a live page has no `sandbox`: without the page's origin the browser loads modules only from
 * hosts that send `Access-Control-Allow-Origin`, which a plain static server does not do; with it, a sandbox
 * keeps nothing in, and browsers warn of it. What stands in its place: known parameters only
 * (`client/live.ts`), this policy, and messages that are believed from the other side of the frame alone.
 */
export function withDemoPolicy(html: string): string {
  return withPolicy(html, {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineScripts(html)],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'connect-src': ["'self'", 'data:'],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
  });
}
