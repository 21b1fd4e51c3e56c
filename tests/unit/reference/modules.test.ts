import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { idOf, IdSequence } from '../../../plugins/reference/render/ids';
import { createPageFinder } from '../../../plugins/reference/pages';
import { namesIn, splitType } from '../../../plugins/reference/sources/type-text';
import { keyOf, loadTranslations, normalizeEnglish } from '../../../plugins/reference/translations';
import { makeSite } from './helpers';

describe('type text', () => {
  it.each([
    ['string | Color | undefined', ['string', 'Color', 'undefined']],
    ['"Color" | \'Size\' | `Mode`', []],
    [
      '(options: Options, force?: boolean) => Promise<Result[]>',
      ['Options', 'boolean', 'Promise', 'Result'],
    ],
    ['{ color: Color; size?: Size }', ['Color', 'Size']],
    ['interface A {\n  // Color\n  /* Size */\n  b: B;\n}', ['interface', 'A', 'B']],
    ['"a\\"Color" | B', ['B']],
  ])('%s', (text, names) => {
    expect(namesIn(text)).toEqual(names);
    expect(
      splitType(text)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  });
});

describe('ids', () => {
  it('are made of what an address may hold, and number what occurs again', () => {
    const ids = new IdSequence();
    expect(idOf('type', 'Map<K, V>')).toBe('type-Map-K-V');
    expect([
      ids.next('type', 'A'),
      ids.next('type', 'A'),
      ids.next('type', 'A'),
      ids.next('prop', 'A'),
    ]).toEqual(['type-A', 'type-A-2', 'type-A-3', 'prop-A']);
  });
});

describe('pages', () => {
  it('are found by their files', () => {
    const site = makeSite({
      'docs/api/modal.mdx': '## Sheet {#sheet}',
      'docs/cli/index.md': '',
      'docs/index.mdx': '',
      'versioned_docs/version-v7/api/picker.mdx': '',
    });
    const current = createPageFinder(site, 'current');
    expect(current.fileOf('api/modal')).toBe('api/modal.mdx');
    expect(current.fileOf('cli')).toBe('cli/index.md');
    expect(current.fileOf('')).toBe('index.mdx');
    expect(current.fileOf('api/picker')).toBeUndefined();
    expect(current.anchorOf('api/modal', 'sheet')).toBe('sheet');
    expect(current.anchorOf('api/modal', 'card')).toBeUndefined();
    expect(current.anchorOf('api/picker', 'sheet')).toBeUndefined();
    expect(createPageFinder(site, 'v7').fileOf('api/picker')).toBe('api/picker.mdx');
  });

  it('have titles and headings in the language of the page, or else as in the source', () => {
    const site = makeSite({
      'docs/api/modal.mdx': '---\ntitle: ion-modal\n---\n\n## Sheet {#sheet}',
      'docs/api/note.mdx': '---\ntitle: "Notes: short"\n---\n',
      'i18n/ja/docusaurus-plugin-content-docs/current/api/modal.mdx':
        '---\ntitle: ion-modal\n---\n\n## シート {#sheet}',
    });
    const source = createPageFinder(site, 'current');
    const translated = createPageFinder(site, 'current', undefined, 'ja');
    expect(source.titleOf('api/modal.mdx')).toBe('ion-modal');
    expect(source.titleOf('api/modal.mdx', 'sheet')).toBe('Sheet');
    expect(source.titleOf('api/modal.mdx', 'card')).toBeUndefined();
    expect(translated.titleOf('api/modal.mdx', 'sheet')).toBe('シート');
    expect(translated.titleOf('api/note.mdx')).toBe('Notes: short');
    expect(translated.titleOf('api/gone.mdx')).toBeUndefined();
  });
});

describe('the translation memory', () => {
  const en = 'The quick\nbrown  fox.';
  const unit = { source: en, target: '狐です。' };
  const file = (units: unknown, name = 'a.json') => ({
    [`i18n/ja/reference/${name}`]: units as object,
  });
  const load = (files: Record<string, object | string>) => {
    const site = makeSite(files);
    return loadTranslations(join(site, 'i18n/ja/reference'), site);
  };

  it('finds a text whatever its line breaks', () => {
    const translate = load(file({ [keyOf(en)]: unit }));
    expect(translate('The quick brown fox.')).toBe('狐です。');
    expect(translate('The\nquick brown\nfox. ')).toBe('狐です。');
    expect(translate('The quick red fox.')).toBeUndefined();
  });

  it('keeps the lines of lists and paragraphs apart', () => {
    expect(normalizeEnglish('One\ntwo:\n- a\n- b\nc\n\nThree')).toBe(
      'One two:\n- a\n- b c\n\nThree',
    );
    expect(keyOf('- a\n- b')).not.toBe(keyOf('- a - b'));
  });

  it.each<[string, Record<string, object | string>, string]>([
    ['text that is no JSON', file('{', 'a.json'), 'i18n/ja/reference/a.json: not valid JSON'],
    ['another key', file({ title: unit }), 'i18n/ja/reference/a.json: "title" is not allowed'],
    [
      'an empty translation',
      file({ [keyOf(en)]: { source: en, target: '' } }),
      `i18n/ja/reference/a.json: "${keyOf(en)}.target" is not allowed to be empty`,
    ],
    [
      'edited English',
      file({ '0123456789ab': unit }),
      `i18n/ja/reference/a.json: 0123456789ab: the English was edited; its key is ${keyOf(en)} now`,
    ],
  ])('refuses %s', (_, files, message) => {
    expect(() => load(files)).toThrow(message);
  });
});
