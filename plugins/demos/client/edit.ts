/**
 * Takes a reader's changes to a demo from the page around it and becomes the live page with them. It refuses wherever
 * it would have the site's origin, and whoever is not the site: opened by its address, without a sandbox, or by another
 * site, it stays empty.
 */
import type { DemoOrder, RunningDemo } from '../../../src/lib/demo';
import { demoPage, type LiveScripts } from '../page';

declare const SCRIPTS: LiveScripts;

const { lang, dataset } = document.documentElement;

function tell(demo: 'failed' | 'ready', reason?: string): void {
  parent.postMessage({ demo, reason }, location.origin);
}

function become(edited: RunningDemo): void {
  const assets = dataset.assets ?? '';
  const page = demoPage({ ...edited, lang, assets, scripts: SCRIPTS, isClassic: true });
  document.open();
  document.write(page);
  document.close();
}

if (parent !== window && self.origin === 'null') {
  addEventListener('message', ({ source, origin, data }: MessageEvent<DemoOrder | null>) => {
    if (source !== parent || origin !== location.origin) return;
    if (typeof data?.page?.markup !== 'string') return;
    try {
      become(data.page);
    } catch (error) {
      tell('failed', (error as Error).message);
      tell('ready');
    }
  });
}
