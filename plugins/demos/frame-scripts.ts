import { join } from 'node:path';
import { inlineScript } from '../../src/lib/inline-script';
import type { LiveScripts } from './page';

const compiled = new Map<string, string>();

/** A module of `client/`, as it stands in a page. */
export function frameScript(name: string, constants?: Record<string, unknown>): string {
  const script =
    compiled.get(name) ?? inlineScript(join(__dirname, 'client', `${name}.ts`), constants);
  compiled.set(name, script);
  return script;
}

/** The scripts that live pages have. */
export function liveScripts(): LiveScripts {
  return { live: frameScript('live'), open: frameScript('open') };
}
