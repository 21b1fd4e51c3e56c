import { readEnv } from '../../../config/env';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../../../scripts/lib/run';
import {
  currentLocale,
  DEFAULT_LOCALE,
  i18nConfig,
  LOCALE_SETTINGS,
  LOCALES,
  type Locales,
} from '../../../config/locales';

/** A locale of which something was forgotten. */
const half = (name: string): Locales => {
  const settings: Record<string, unknown> = { ...LOCALE_SETTINGS.en };
  delete settings[name];
  return { en: LOCALE_SETTINGS.en, ko: settings } as unknown as Locales;
};

describe('the table of locales', () => {
  it('has the default locale first', () => expect(LOCALES[0]).toBe(DEFAULT_LOCALE));

  it.each([
    ['config', 'label, direction, htmlLang, calendar and path'],
    ['announcement', 'a function that returns the text of the bar above the navbar'],
    ['blog', 'title and description'],
    ['releases', 'title and description'],
    ['searchParts', 'docs and blog'],
    ['twins', 'the words that Markdown twins write'],
    ['descriptionLength', 'the fewest and the most characters of a description'],
    ['reference', 'the words that the reference writes, as in en.ts'],
  ])('refuses a locale without "%s" in one line', (name, accepted) => {
    expect(() => i18nConfig(readEnv({}), half(name))).toThrow(
      new Error(`config/locales/ko.ts: ${name}: missing, accepts ${accepted}`),
    );
  });

  it('names what is wrong inside a setting, and what there is no setting for', () => {
    const ko = {
      ...LOCALE_SETTINGS.en,
      config: { ...LOCALE_SETTINGS.en.config, direction: 'up' },
      blgo: {},
    };
    expect(() =>
      i18nConfig(readEnv({}), { en: LOCALE_SETTINGS.en, ko } as unknown as Locales),
    ).toThrow(
      'config/locales/ko.ts: config.direction: wrong, accepts ltr or rtl\nconfig/locales/ko.ts: blgo: no such setting',
    );
  });

  it('gives every locale an address of its own', () => {
    const { localeConfigs } = i18nConfig(readEnv({}), {
      ...LOCALE_SETTINGS,
      ko: LOCALE_SETTINGS.en,
    });
    expect(localeConfigs.ko?.baseUrl).toBe('/docs/ko/');
  });
});

describe('the locale being built', () => {
  // `docusaurus start` without a language sets the variable to the text "undefined".
  it.each([undefined, 'undefined'])('is the default one where none is named: %s', (name) =>
    expect(currentLocale(LOCALES, { DOCUSAURUS_CURRENT_LOCALE: name })).toBe(DEFAULT_LOCALE),
  );

  it('is the one that is named', () =>
    expect(currentLocale(LOCALES, { DOCUSAURUS_CURRENT_LOCALE: 'ja' })).toBe('ja'));

  it('must be declared', () =>
    expect(() => currentLocale(LOCALES, { DOCUSAURUS_CURRENT_LOCALE: 'ko' })).toThrow(
      new Error('--locale: got "ko", accepts en, ja'),
    ));
});

describe('a build', () => {
  const folder = join(ROOT, 'test-results');
  let site: string;
  const built = (): string => join(site, 'build/index.html');
  const build = (locale: string) =>
    spawnSync('npx', ['docusaurus', 'build', '--locale', locale], { cwd: site, encoding: 'utf8' });
  const configWith = (locales: string): void =>
    writeFileSync(
      join(site, 'docusaurus.config.ts'),
      `import { siteConfigOrExit } from '../../docusaurus.config';
import { readEnv } from '../../config/env';
import en from '../../config/locales/en';
import { VERSIONS } from '../../config/versions';

export default siteConfigOrExit({ siteDir: __dirname, env: readEnv({}), versions: VERSIONS, locales: ${locales} as never });
`,
    );

  beforeAll(() => {
    mkdirSync(folder, { recursive: true });
    site = mkdtempSync(join(folder, 'half-'));
    mkdirSync(join(site, 'build'));
    writeFileSync(built(), 'what was built before');
  });
  afterAll(() => rmSync(site, { recursive: true }));

  it.each([
    [
      'of a locale that is declared by half',
      '{ en, ko: { ...en, blog: undefined } }',
      'config/locales/ko.ts: blog: missing, accepts title and description',
    ],
    ['of a locale that is not declared', '{ en }', '--locale: got "ko", accepts en'],
  ])('%s stops with one line, and leaves what was built before', (_, locales, line) => {
    configWith(locales);
    const { status, stderr } = build('ko');
    expect(status).toBe(1);
    expect(stderr.split('\n')).toContain(line);
    expect(stderr).not.toMatch(/^ {4}at /m);
    expect(existsSync(built())).toBe(true);
  });
});
