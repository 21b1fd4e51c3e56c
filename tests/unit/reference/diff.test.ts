import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { compareSources } from '../../../scripts/reference/diff/compare';
import { formatComparison } from '../../../scripts/reference/diff/format';
import { loadTarget } from '../../../scripts/reference/diff/load';
import { report } from '../../../scripts/reference/report';
import { makeSite, ROOT } from './helpers';

interface Docs {
  components: Record<string, Record<string, unknown>[] & string>[];
  typeLibrary: Record<string, object>;
}

const FIXTURES = join(__dirname, '../../fixtures/reference');
const docs = JSON.parse(readFileSync(join(FIXTURES, 'components-docs.json'), 'utf8')) as Docs;

function changed(edit: (copy: Docs) => void): Docs {
  const copy = structuredClone(docs);
  edit(copy);
  return copy;
}

async function compare(after: Docs): Promise<string> {
  const site = makeSite({
    'a/package.json': { name: 'core', version: '1.0.0' },
    'a/dist/docs.json': docs,
    'b/package.json': { name: 'core', version: '2.0.0' },
    'b/dist/docs.json': after,
  });
  return formatComparison(
    compareSources(await loadTarget('a', site), await loadTarget('b/dist/docs.json', site)),
  );
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a comparison', () => {
  it('lists what was added, removed, changed and deprecated', async () => {
    const text = await compare(
      changed(({ components: [thing], typeLibrary }) => {
        const [color, data, mode] = thing!.props!;
        Object.assign(color!, { default: "'b'", type: '"b" | "a" | undefined', required: false });
        Object.assign(mode!, { deprecation: 'Set it for\nthe app.' });
        thing!.props!.splice(thing!.props!.indexOf(data!), 1);
        thing!.slots!.push({ name: 'end', docs: '' });
        delete typeLibrary['src/thing.ts::Compare'];
      }),
    );
    expect(text).toBe(`core@1.0.0 → core@2.0.0
1 added, 2 removed, 1 changed, 1 deprecated

ion-thing
  ~ property color
      default: 'a' → 'b'
      required: true → false
  - property data
  ! property mode: Set it for the app.
  + slot end

types
  - type Compare`);
  });

  it('of a plugin sees settings, members and listeners', async () => {
    const before = JSON.parse(readFileSync(join(FIXTURES, 'plugin-docs.json'), 'utf8')) as Record<
      string,
      never[]
    >;
    const after = structuredClone(before) as Record<string, Record<string, unknown>[]>;
    (after.pluginConfigs![0]!.properties as { name: string }[])[0]!.name = 'wait';
    (after.enums![0]!.members as { value: string }[])[0]!.value = "'NIGHT'";
    const site = makeSite({ 'a.json': before, 'b.json': after });
    const [a, b] = await Promise.all(['a.json', 'b.json'].map((file) => loadTarget(file, site)));
    const { changes } = compareSources(a!, b!);
    expect(changes.map(({ change, kind, name }) => [change, kind, name])).toEqual([
      ['removed', 'setting', 'delay'],
      ['added', 'setting', 'wait'],
      ['changed', 'enum member', 'Dark'],
    ]);
  });
});

describe('the command', () => {
  function captured() {
    const out = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    return { out, error };
  }

  it('prints a comparison of installed packages', async () => {
    const { out } = captured();
    expect(await report(['@ionic/cli', '@ionic/cli'], ROOT)).toBe(0);
    expect(out.mock.calls[0]?.[0]).toMatch(/^@ionic\/cli@7.*\n0 added/);
  });

  it.each([
    [['@ionic/core'], /^Usage:/],
    [['@ionic/core', './none.json'], /none\.json: no such file$/],
  ])('refuses %j', async (args, message) => {
    const { error } = captured();
    expect(await report(args, ROOT)).toBe(1);
    expect(error.mock.calls[0]?.[0]).toMatch(message);
  });
});
