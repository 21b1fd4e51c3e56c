import { describe, expect, it } from 'vitest';
import { checkTargets, leadsOf } from '../../content/content/targets';
import { Targets } from '../../content/content/targets/targets';
import { writtenOutProblems } from '../../content/content/targets/written-out';
import { readPage } from '../../lib/page';
import { ROOT } from '../../../scripts/lib/run';
import { page } from './support/page';

/** Pages of the site that the links below lead to; their texts are read. */
const PAGES = [
  'docs/developing/tips.mdx',
  'docs/api/button.mdx',
  'docs/techniques/security.mdx',
].map((path) => ({ path, frontMatter: {}, lines: [] }));

/** What a writer is told of a page that leads somewhere. */
async function told(text: string): Promise<string[]> {
  const path = 'docs/developing/tips.mdx';
  const leads = leadsOf(readPage(path, 'en', page(text)));
  const problems = await checkTargets(ROOT, PAGES, [leads], false);
  return problems
    .filter((problem) => problem.path === path)
    .map(({ line, column, message }) => `${line}:${column}: ${message}`);
}

describe('links that lead nowhere', () => {
  it.each([
    [
      '[x](./nothing-like-it.mdx)',
      '6:1: link "./nothing-like-it.mdx": there is no page docs/developing/nothing-like-it.mdx',
    ],
    [
      '[x](../api/buton.mdx)',
      '6:1: link "../api/buton.mdx": there is no page docs/api/buton.mdx; did you mean "api/button.mdx"?',
    ],
    [
      '[x](/faq/security)',
      '6:1: link "/faq/security": there is no page at "/faq/security"; it is "/techniques/security" now',
    ],
    [
      '[x](../api/button.mdx#prop-colour)',
      '6:1: link "../api/button.mdx#prop-colour": docs/api/button.mdx has no heading {#prop-colour}; did you mean "prop-color"?',
    ],
    [
      '[x](tips)',
      '6:1: link "tips": accepts the file of a page, such as "../intro/cli.mdx", or a path from "/"',
    ],
    [
      '[x](#%E0%A4%A)',
      '6:1: link "#%E0%A4%A": docs/developing/tips.mdx has no heading {#%E0%A4%A}',
    ],
    [
      '[x](./%E0%A4%A.mdx)',
      '6:1: link "./%E0%A4%A.mdx": there is no page docs/developing/%E0%A4%A.mdx',
    ],
    ['![x](./x.png)', '6:1: link "./x.png": there is no file docs/developing/x.png'],
    [
      '<Demo name="button/nosuch" />',
      '6:1: button/nosuch: no such demo; did you mean "button/basic"?',
    ],
  ])('%s', async (text, message) => expect(await told(text)).toEqual([message]));
});

describe('addresses of the site that are written out', () => {
  const SITE = 'https://ionicframework.com/docs';
  /** What is told of a text that the packages of this repository have. */
  async function toldOf(text: string): Promise<string[]> {
    const problems = await writtenOutProblems('a.ts', text, new Targets(ROOT, PAGES));
    return problems.map(
      ({ path, line, column, message }) => `${path}:${line}:${column}: ${message}`,
    );
  }

  it.each([
    [
      `one\ntwo ${SITE}/api/none.`,
      `a.ts:2:5: ${SITE}/api/none: there is no page at "/api/none"; an old address gets a line in config/redirects.ts`,
    ],
    [
      `${SITE}/api/%E0%A4%A`,
      `a.ts:1:1: ${SITE}/api/%E0%A4%A: there is no page at "/api/%E0%A4%A"; an old address gets a line in config/redirects.ts`,
    ],
    [
      `${SITE}/api/button#nowhere`,
      `a.ts:1:1: ${SITE}/api/button#nowhere: docs/api/button.mdx has no heading {#nowhere}; an old anchor gets a line in config/redirects.ts`,
    ],
    [
      `${SITE}/v6/`,
      `a.ts:1:1: ${SITE}/v6/: there is no page at "/v6"; an old address gets a line in config/redirects.ts`,
    ],
  ])('%s', async (text, message) => expect(await toldOf(text)).toEqual([message]));
});
