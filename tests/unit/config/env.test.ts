import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ENV_NAMES, loadEnv, readEnv } from '../../../config/env';

const ROOT = resolve(__dirname, '../../..');

/** For each variable: a value that is wrong, and a piece of what the message says is accepted. */
const WRONG: Record<string, [value: string, accepts: string][]> = {
  DOCS_SITE_URL: [
    ['example.com', 'an origin such as https://example.com'],
    ['https://example.com/docs', 'without a path'],
    ['ftp://example.com', 'an origin'],
    ['https://example.com:99999', 'an origin'],
    ['https://me:secret@example.com', 'an origin'],
    ['https://"><script>', 'an origin'],
  ],
  DOCS_BASE_URL: [
    ['docs/', 'starts and ends with a slash'],
    ['/docs', 'starts and ends with a slash'],
    ['//', 'starts and ends with a slash'],
    ['/../', 'starts and ends with a slash'],
    ['/./docs/', 'starts and ends with a slash'],
  ],
  DOCS_ROUTER: [['memory', 'browser or hash']],
  DOCS_STRICT: [['yes', 'true or false']],
  GTM_CONTAINER_ID: [['UA-12345', 'a container id such as GTM-']],
  ALGOLIA_APP_ID: [['short', 'ten capital letters and digits']],
  ALGOLIA_API_KEY: [['not-a-key', '32 hexadecimal digits']],
  ALGOLIA_ADMIN_KEY: [['not-a-key', 'a key of 32 hexadecimal digits that may write']],
  PRISMIC_REPOSITORY: [['Ionic_Docs', 'small letters, digits and hyphens']],
  PRISMIC_ENDPOINT: [['https://example.com', 'an address such as https://']],
  PRISMIC_ACCESS_TOKEN: [['two words', 'a token of letters, digits']],
};

/** Variables that are worth nothing alone: their value may be right and must be set beside another. */
const BESIDE: Record<string, string> = {
  ALGOLIA_APP_ID: 'ALGOLIA_API_KEY',
  ALGOLIA_API_KEY: 'ALGOLIA_APP_ID',
};

const RIGHT: Record<string, string> = {
  ALGOLIA_APP_ID: 'ABCDE12345',
  ALGOLIA_API_KEY: '0123456789abcdef0123456789abcdef',
  PRISMIC_REPOSITORY: 'ionic-docs',
};

function messageOf(source: Record<string, string>): string {
  try {
    readEnv(source);
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error(`${JSON.stringify(source)} was accepted`);
}

describe('readEnv', () => {
  it('counts empty and blank values as absent', () => {
    const blank = Object.fromEntries(ENV_NAMES.map((name) => [name, '  ']));
    expect(readEnv(blank)).toEqual(readEnv({}));
  });

  for (const [name, cases] of Object.entries(WRONG)) {
    it.each(cases)(
      `${name}: %j stops with one line: name, value, what is accepted`,
      (value, accepts) => {
        const beside = BESIDE[name];
        const message = messageOf({
          [name]: value,
          ...(beside && { [beside]: RIGHT[beside] ?? '' }),
        });
        expect(message.split('\n')).toHaveLength(1);
        expect(message).toMatch(new RegExp(`^${name}: got .+, accepts .+`));
        expect(message).toContain(accepts);
        // A token is a secret, wrong or not.
        if (/TOKEN|ADMIN/.test(name)) expect(message).not.toContain(value);
        else expect(message).toContain(JSON.stringify(value));
      },
    );
  }

  it('names every wrong variable in a line of its own', () => {
    const lines = messageOf({ DOCS_ROUTER: 'memory', DOCS_STRICT: 'yes' }).split('\n');
    expect(lines.map((line) => line.split(':')[0])).toEqual(['DOCS_ROUTER', 'DOCS_STRICT']);
  });

  it.each(Object.entries(BESIDE))('%s is accepted beside %s only', (name, beside) => {
    const value = RIGHT[name] ?? '';
    expect(messageOf({ [name]: value })).toBe(
      `${beside}: got nothing, accepts a value whenever ${name} is set`,
    );
  });

  it('accepts an access token beside a repository or an endpoint only', () => {
    const PRISMIC_ACCESS_TOKEN = 'abc';
    const message = messageOf({ PRISMIC_ACCESS_TOKEN });
    expect(message).toMatch(/^PRISMIC_ACCESS_TOKEN: got a value, accepts/);
    const { PRISMIC_REPOSITORY } = RIGHT;
    expect(readEnv({ PRISMIC_ACCESS_TOKEN, PRISMIC_REPOSITORY }).prismicAccessToken).toBe('abc');
  });
});

describe('loadEnv', () => {
  const folder = mkdtempSync(join(tmpdir(), 'env-'));

  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(join(folder, '.env'), { force: true });
  });

  // The run of all checks names another file than `.env`
  beforeEach(() => vi.stubEnv('DOCS_ENV_FILE', undefined));

  it('fills in from .env what the shell did not set', () => {
    vi.stubEnv('DOCS_BASE_URL', '/from-shell/');
    vi.stubEnv('GTM_CONTAINER_ID', undefined);
    writeFileSync(join(folder, '.env'), 'DOCS_BASE_URL=/from-file/\nGTM_CONTAINER_ID=GTM-FILE\n');
    const env = loadEnv(folder);
    expect(env.baseUrl).toBe('/from-shell/');
    expect(env.gtmContainerId).toBe('GTM-FILE');
    delete process.env.GTM_CONTAINER_ID;
  });

  it('names a variable with a slip, and leaves alone what other programs read', () => {
    const others = 'NODE_OPTIONS=\nAPI_KEY=x\nDOCS_ENV_FILE=\nDOCS_TEST_PORT=1\n';
    writeFileSync(join(folder, '.env'), `${others}DOCS_BASEURL=/x/\nALGOLIA_API_KYE=x\n`);
    expect(() => loadEnv(folder)).toThrow(
      new Error(
        '.env: unknown variable "ALGOLIA_API_KYE"; did you mean "ALGOLIA_API_KEY"?\n.env: unknown variable "DOCS_BASEURL"; did you mean "DOCS_BASE_URL"?',
      ),
    );
    writeFileSync(join(folder, '.env'), others);
    vi.stubEnv('DOCS_TEST_PORT', '1');
    expect(() => loadEnv(folder)).not.toThrow();
  });
});

describe('.env.example', () => {
  const lines = readFileSync(join(ROOT, '.env.example'), 'utf8').split('\n');
  const entries = lines.flatMap((line) => {
    const [, name, value] = /^([A-Z][A-Z0-9_]*)=(.*)$/.exec(line) ?? [];
    return name === undefined ? [] : [[name, value ?? ''] as const];
  });

  it('lists every variable, in the order of the schema', () => {
    expect(entries.map(([name]) => name)).toEqual(ENV_NAMES);
  });

  it('shows values that are accepted, and are the defaults', () => {
    expect(readEnv(Object.fromEntries(entries))).toEqual(readEnv({}));
  });
});
