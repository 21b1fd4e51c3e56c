import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import Joi from 'joi';
import { nearest } from '../src/lib/nearest';

/** What a person may set from outside. Each field names its variable in `.env.example`. */
export interface SiteEnv {
  /** `DOCS_SITE_URL`: origin the bundle is served from, without a path. */
  siteUrl: string;
  /** `DOCS_BASE_URL`: path the bundle is served under; starts and ends with a slash. */
  baseUrl: string;
  /** `DOCS_ROUTER`: `browser` for one HTML file a page, `hash` for a single file and `#/` routes. */
  router: 'browser' | 'hash';
  /** `DOCS_STRICT`: broken links, anchors and duplicate routes stop the build. */
  strict: boolean;
  /** `GTM_CONTAINER_ID`: tag-manager container; nothing is loaded when it is absent. */
  gtmContainerId?: string;
  /** `ALGOLIA_APP_ID` and `ALGOLIA_API_KEY`: the hosted search index; the embedded one serves without them. */
  algolia?: { appId: string; apiKey: string };
  /** `ALGOLIA_ADMIN_KEY`: writes the hosted index (`npm run search:push`); a build never reads it. */
  algoliaAdminKey?: string;
  /** `PRISMIC_REPOSITORY`: CMS repository of the ad records; the committed snapshot serves without it. */
  prismicRepository?: string;
  /** `PRISMIC_ENDPOINT`: address of that repository's API, where it is not the one its name gives. */
  prismicEndpoint?: string;
  /** `PRISMIC_ACCESS_TOKEN`: needed by repositories that are not public. */
  prismicAccessToken?: string;
}

/** The settings without those that may not be written anywhere. */
export function withoutSecrets(env: SiteEnv): SiteEnv {
  return { ...env, algoliaAdminKey: undefined, prismicAccessToken: undefined };
}

type RawEnv = Record<string, string | undefined>;

const FLAG = ['true', 'false', '1', '0'];

function isOrigin(value: string): boolean {
  return /^https?:/.test(value) && URL.canParse(value) && new URL(value).origin === value;
}

const schema = Joi.object({
  DOCS_SITE_URL: Joi.string()
    .custom((value: string, { error }) => (isOrigin(value) ? value : error('string.pattern.base')))
    .default('https://ionicframework.com')
    .messages({ 'string.pattern.base': 'an origin such as https://example.com, without a path' }),
  DOCS_BASE_URL: Joi.string()
    .pattern(/^\/(?:(?!\.{1,2}\/)[\w.-]+\/)*$/)
    .default('/docs/')
    .messages({
      'string.pattern.base': 'a path that starts and ends with a slash, such as /docs/',
    }),
  DOCS_ROUTER: Joi.string()
    .valid('browser', 'hash')
    .default('browser')
    .messages({ 'any.only': 'browser or hash' }),
  DOCS_STRICT: Joi.string()
    .valid(...FLAG)
    .default('false')
    .messages({ 'any.only': 'true or false' }),
  GTM_CONTAINER_ID: Joi.string()
    .pattern(/^GTM-[A-Z0-9]+$/)
    .messages({ 'string.pattern.base': 'a container id such as GTM-ABC123' }),
  ALGOLIA_APP_ID: Joi.string()
    .pattern(/^[A-Z0-9]{10}$/)
    .messages({ 'string.pattern.base': 'an application id of ten capital letters and digits' }),
  ALGOLIA_API_KEY: Joi.string()
    .pattern(/^[a-f0-9]{32}$/)
    .messages({ 'string.pattern.base': 'a search-only key of 32 hexadecimal digits' }),
  ALGOLIA_ADMIN_KEY: Joi.string()
    .pattern(/^[a-f0-9]{32}$/)
    .messages({ 'string.pattern.base': 'a key of 32 hexadecimal digits that may write the index' }),
  PRISMIC_REPOSITORY: Joi.string()
    .pattern(/^[a-z0-9][a-z0-9-]{2,62}$/)
    .messages({
      'string.pattern.base': 'a repository name of small letters, digits and hyphens',
    }),
  PRISMIC_ENDPOINT: Joi.string()
    .pattern(/^(?:https:\/\/[\w.-]+|http:\/\/(?:localhost|127\.0\.0\.1))(?::\d+)?\/api\/v2$/)
    .messages({
      'string.pattern.base': 'an address such as https://name.cdn.prismic.io/api/v2',
    }),
  PRISMIC_ACCESS_TOKEN: Joi.string()
    .pattern(/^[\w.~-]+$/)
    .messages({ 'string.pattern.base': 'a token of letters, digits and . _ ~ -' }),
});

/** Every variable that {@link readEnv} looks at, in the order of `.env.example`. */
export const ENV_NAMES = Object.keys(schema.describe().keys as Record<string, unknown>);

function pick(source: RawEnv): RawEnv {
  return Object.fromEntries(
    ENV_NAMES.map((name) => [name, source[name]?.trim()]).filter(([, value]) => value),
  );
}

/** Names whose values are never printed, and never part of what a build writes. */
export const SECRETS: readonly string[] = ['PRISMIC_ACCESS_TOKEN', 'ALGOLIA_ADMIN_KEY'];

function shown(name: string, value: unknown): string {
  return SECRETS.includes(name) ? 'a value' : JSON.stringify(value);
}

function required(raw: RawEnv, name: string): string {
  const value = raw[name];
  if (value === undefined) throw new Error(`${name}: not set after validation`);
  return value;
}

/**
 * Reads and validates the site's settings.
 *
 * @param source variables by name; empty strings count as absent
 * @returns typed settings with defaults filled in
 * @throws Error with one line per wrong variable: its name, what it got and what it accepts
 */
export function readEnv(source: RawEnv): SiteEnv {
  const raw = pick(source);
  const { value, error } = schema.validate(raw, { abortEarly: false });
  if (error) {
    throw new Error(
      error.details
        .map(
          (d) =>
            `${d.path.join('.')}: got ${shown(d.path.join('.'), d.context?.value)}, accepts ${d.message}`,
        )
        .join('\n'),
    );
  }
  const checked = value as RawEnv;
  const { ALGOLIA_APP_ID: appId, ALGOLIA_API_KEY: apiKey } = checked;
  if ((appId === undefined) !== (apiKey === undefined)) {
    const [absent, present] = appId
      ? ['ALGOLIA_API_KEY', 'ALGOLIA_APP_ID']
      : ['ALGOLIA_APP_ID', 'ALGOLIA_API_KEY'];
    throw new Error(`${absent}: got nothing, accepts a value whenever ${present} is set`);
  }
  if (checked.PRISMIC_ACCESS_TOKEN && !checked.PRISMIC_REPOSITORY && !checked.PRISMIC_ENDPOINT) {
    throw new Error(
      'PRISMIC_ACCESS_TOKEN: got a value, accepts one only if PRISMIC_REPOSITORY or PRISMIC_ENDPOINT is set',
    );
  }
  return {
    siteUrl: required(checked, 'DOCS_SITE_URL'),
    baseUrl: required(checked, 'DOCS_BASE_URL'),
    router: checked.DOCS_ROUTER === 'hash' ? 'hash' : 'browser',
    strict: checked.DOCS_STRICT === 'true' || checked.DOCS_STRICT === '1',
    gtmContainerId: checked.GTM_CONTAINER_ID,
    algolia: appId && apiKey ? { appId, apiKey } : undefined,
    algoliaAdminKey: checked.ALGOLIA_ADMIN_KEY,
    prismicRepository: checked.PRISMIC_REPOSITORY,
    prismicEndpoint: checked.PRISMIC_ENDPOINT,
    prismicAccessToken: checked.PRISMIC_ACCESS_TOKEN,
  };
}

/** A file may set what other programs read, but a name that is almost one of the site's is a slip. */
function refuseSlips(file: string, names: readonly string[]): void {
  const slips = [...names].sort().flatMap((name) => {
    const meant = ENV_NAMES.includes(name) ? undefined : nearest(name, ENV_NAMES);
    return meant === undefined
      ? []
      : [`${file}: unknown variable "${name}"; did you mean "${meant}"?`];
  });
  if (slips.length > 0) throw new Error(slips.join('\n'));
}

/**
 * The settings of this process: `.env` in the project's root, or the file that `DOCS_ENV_FILE` names in its
 * place, fills in what the shell did not set. A file that is not there sets nothing: the checks name one,
 * so that they do not depend on what a developer has set.
 *
 * @throws Error as {@link readEnv} does, and for a name in the file with a slip
 */
export function loadEnv(root: string): SiteEnv {
  const name = process.env.DOCS_ENV_FILE || '.env';
  const file = join(root, name);
  if (existsSync(file)) {
    refuseSlips(name, Object.keys(parseEnv(readFileSync(file, 'utf8'))));
    process.loadEnvFile(file);
  }
  return readEnv(process.env);
}

/**
 * {@link loadEnv} for the configuration file: Docusaurus would wrap its error in a page of stack
 * traces, so a wrong variable ends the process here, with its own line and exit code 1.
 */
export function loadEnvOrExit(root: string): SiteEnv {
  try {
    return loadEnv(root);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
