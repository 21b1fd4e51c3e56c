import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Workspace } from './support/build';
import { startPrismic, type FakePrismic } from './support/prismic';

let space: Workspace;
let prismic: FakePrismic;
let healthy: boolean;

beforeEach(async () => {
  space = new Workspace();
  healthy = true;
  prismic = await startPrismic({
    interfere: ({ response }) => {
      if (healthy) return undefined;
      response.writeHead(403, { 'Content-Type': 'text/plain' }).end();
      return true;
    },
  });
});

afterEach(async () => {
  space.remove();
  await prismic.close();
});

/** What one CMS gave stands in a folder of its own. */
function folder(): string {
  const folders = readdirSync(space.handoverDir);
  expect(folders).toHaveLength(1);
  return join(space.handoverDir, folders[0] ?? '');
}

const file = (): string => join(folder(), 'snapshot.json');

function edit(change: (left: Record<string, unknown>) => void): void {
  const left = JSON.parse(readFileSync(file(), 'utf8')) as Record<string, unknown>;
  change(left);
  writeFileSync(file(), JSON.stringify(left));
}

describe('the processes of one build', () => {
  it('ask the CMS once', async () => {
    const english = await space.build(prismic);
    const asked = prismic.requests.length;
    const japanese = await space.build(prismic, { locale: 'ja' });
    expect(japanese.records).toEqual(english.records);
    expect(japanese.imageDir).toBe(folder());
    expect(japanese.lines).toEqual([]);
    expect(prismic.requests).toHaveLength(asked);
  });

  it('wait once for a CMS that is down, and show the same', async () => {
    healthy = false;
    const english = await space.build(prismic);
    const asked = prismic.requests.length;
    healthy = true;
    const japanese = await space.build(prismic, { locale: 'ja' });
    expect(japanese.records).toEqual(english.records);
    expect(japanese.lines).toEqual([expect.stringMatching(/before; the snapshot of .* serves/)]);
    expect(prismic.requests).toHaveLength(asked);
  });

  it('ask again in strict mode when the other one failed', async () => {
    healthy = false;
    await space.build(prismic);
    const asked = prismic.requests.length;
    const strict = await space.build(prismic, { locale: 'ja', strict: true });
    expect(strict.error).toContain('answered 403');
    expect(prismic.requests.length).toBeGreaterThan(asked);
  });

  it('do not keep the access token', async () => {
    const cms = { endpoint: prismic.endpoint, accessToken: 'secret-token' };
    await space.build(prismic, { cms });
    expect(file()).not.toContain('secret-token');
    expect(readFileSync(file(), 'utf8')).not.toContain('secret-token');
    expect(readdirSync(folder()).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });
});

describe('what was left is not taken', () => {
  it.each<[string, () => void]>([
    ['by the default language, which begins a build', () => undefined],
    [
      'when it is older than half an hour',
      () => edit((left) => (left.taken = new Date(Date.now() - 1_860_000).toISOString())),
    ],
    [
      'when it is of the future',
      () => edit((left) => (left.taken = new Date(Date.now() + 60_000).toISOString())),
    ],
    ['when it has no time', () => edit((left) => delete left.taken)],
    ['when it is of another CMS', () => renameSync(folder(), join(space.handoverDir, 'other'))],
    ['when it is cut off', () => writeFileSync(file(), readFileSync(file()).subarray(0, 100))],
    ['when it is empty', () => writeFileSync(file(), '')],
    ['when its records do not fit the schema', () => edit((left) => (left.records = [{ id: 1 }]))],
    [
      'when an image is missing',
      () => {
        const image = readdirSync(folder()).find((name) => name.endsWith('.png'));
        rmSync(join(folder(), image ?? ''));
      },
    ],
  ])('%s', async (name, spoil) => {
    await space.build(prismic);
    const asked = prismic.requests.length;
    spoil();
    const locale = name.startsWith('by the default language') ? 'en' : 'ja';
    const { ads, fromSnapshot } = await space.build(prismic, { locale });
    expect(ads).toEqual(['one', 'two']);
    expect(fromSnapshot).toBe(false);
    expect(prismic.requests.length).toBe(2 * asked);
  });
});
