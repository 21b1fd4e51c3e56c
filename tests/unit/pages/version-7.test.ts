import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = resolve(__dirname, '../../..');
const TREES = ['versioned_docs/version-v7', 'i18n/ja/docusaurus-plugin-content-docs/version-v7'];

/** Names of the global configuration, from the declaration of `IonicConfig` in a release. */
function configKeys(release: string): string[] {
  const file = join(ROOT, 'node_modules', release, 'dist/types/utils/config.d.ts');
  const declared = /export interface IonicConfig \{(.*?)\n\}/s.exec(readFileSync(file, 'utf8'));
  return [...(declared?.[1] ?? '').matchAll(/^ {4}(\w+)(?=\?:)/gm)].map(([key]) => key.trim());
}

/** Tags of the components in a release. */
function tags(release: string): string[] {
  const file = join(ROOT, 'node_modules', release, 'dist/docs.json');
  const { components } = JSON.parse(readFileSync(file, 'utf8')) as {
    components: { tag: string }[];
  };
  return components.map(({ tag }) => tag);
}

/** What the current release has and version 7 lacks. */
function since8(names: (release: string) => string[]): string[] {
  const before = new Set(names('ionic-core-v7'));
  return names('@ionic/core').filter((name) => !before.has(name));
}

/** Lines of the pages of version 7 that have one of the names, as `file:line: name`. */
function mentions(names: string[]): string[] {
  const word = new RegExp(`(?<![\\w-])(?:${names.join('|')})(?![\\w-])`, 'g');
  return TREES.flatMap((tree) =>
    readdirSync(join(ROOT, tree), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.mdx'))
      .flatMap((file) =>
        readFileSync(join(ROOT, tree, file), 'utf8')
          .split('\n')
          .flatMap((line, index) =>
            [...line.matchAll(word)].map(([name]) => `${tree}/${file}:${index + 1}: ${name}`),
          ),
      ),
  );
}

describe('pages of version 7', () => {
  it('name no setting that came after it', () => {
    const names = since8(configKeys);
    expect(names).toContain('focusManagerPriority');
    expect(mentions(names)).toEqual([]);
  });

  it('name no component that came after it', () => {
    const names = since8(tags);
    expect(names).toContain('ion-input-otp');
    expect(mentions(names)).toEqual([]);
  });
});
