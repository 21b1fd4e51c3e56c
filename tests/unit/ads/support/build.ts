import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Bounds } from '../../../../plugins/ads/requests';
import { loadAds, type LoadOptions } from '../../../../plugins/ads/load';
import { readSnapshot } from '../../../../plugins/ads/store';
import type { FakePrismic } from './prismic';

/** The committed snapshot. */
export const SNAPSHOT = resolve(__dirname, '../../../../plugins/ads/snapshot');

const { taken, records: committed } = readSnapshot(SNAPSHOT);

/** `ad_id` of its records, and what the log says of it. */
export const SNAPSHOT_ADS = committed.map(({ data }) => data.ad_id);
export const SERVES = `the snapshot of ${taken.slice(0, 10)} serves (${committed.length} records)`;

/** Bounds with room for a busy machine, and pauses that let a test end soon. */
export const BOUNDS: Bounds = { tryMs: 3000, backoffMs: 40 };

/** A working copy of what a build needs. */
export class Workspace {
  readonly dir = mkdtempSync(join(tmpdir(), 'ads-'));
  readonly snapshotDir = join(this.dir, 'snapshot');
  readonly fetchedDir = join(this.dir, 'fetched');

  constructor() {
    cpSync(SNAPSHOT, this.snapshotDir, { recursive: true });
  }

  remove(): void {
    rmSync(this.dir, { recursive: true, force: true });
  }

  /** Loads the ads as the build of one language does: the `ad_id` of each, and what stopped the build. */
  async build(prismic: FakePrismic, changes: Partial<LoadOptions> = {}) {
    const lines: string[] = [];
    const result = await loadAds({
      cms: { endpoint: prismic.endpoint },
      strict: false,
      snapshotDir: this.snapshotDir,
      fetchedDir: this.fetchedDir,
      log: { info: (line) => lines.push(line), warn: (line) => lines.push(line) },
      bounds: BOUNDS,
      fetch: prismic.fetch,
      ...changes,
    }).catch((error: Error) => ({ error: error.message, records: [], imageDir: '' }));
    const { records, imageDir } = result;
    return {
      ads: records.map(({ data }) => data.ad_id),
      imageDir,
      error: 'error' in result ? result.error : undefined,
      lines,
    };
  }
}
