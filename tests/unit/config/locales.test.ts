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
  it.each([
    ['config', 'label, direction, htmlLang, calendar and path'],
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
});

describe('the locale being built', () => {
  // `docusaurus start` without a language sets the variable to the text "undefined".
  it.each([undefined, 'undefined'])('is the default one where none is named: %s', (name) =>
    expect(currentLocale(LOCALES, { DOCUSAURUS_CURRENT_LOCALE: name })).toBe(DEFAULT_LOCALE),
  );

  it('must be declared', () =>
    expect(() => currentLocale(LOCALES, { DOCUSAURUS_CURRENT_LOCALE: 'ko' })).toThrow(
      new Error('--locale: got "ko", accepts en, ja'),
    ));
});

describe('A build of a locale that is declared by half', () => {
  let site: string;
  beforeAll(() => {
    mkdirSync(join(ROOT, 'test-results'), { recursive: true });
    site = mkdtempSync(join(ROOT, 'test-results/half-'));
    mkdirSync(join(site, 'build'));
    writeFileSync(join(site, 'build/index.html'), 'what was built before');
    writeFileSync(
      join(site, 'docusaurus.config.ts'),
      `import { siteConfigOrExit } from '../../docusaurus.config';
import { readEnv } from '../../config/env';
import en from '../../config/locales/en';
import { VERSIONS } from '../../config/versions';

const locales = { en, ko: { ...en, blog: undefined } } as never;
export default siteConfigOrExit({ siteDir: __dirname, env: readEnv({}), versions: VERSIONS, locales });
`,
    );
  });
  afterAll(() => rmSync(site, { recursive: true }));

  it('stops with one line, and leaves what was built before', () => {
    const command = ['docusaurus', 'build', '--locale', 'ko'];
    const { status, stderr } = spawnSync('npx', command, { cwd: site, encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stderr.split('\n')).toContain(
      'config/locales/ko.ts: blog: missing, accepts title and description',
    );
    expect(stderr).not.toMatch(/^ {4}at /m);
    expect(existsSync(join(site, 'build/index.html'))).toBe(true);
  });
});
