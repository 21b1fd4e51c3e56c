import type { Browser } from '@playwright/test';
import { unproven } from '../harness/check';
import { stepsDrawn } from './drawn';
import { planClaims, type ClaimsFile, type Plan } from './list';
import { runClaims } from './run';
import type { Claim } from './types';

/** Pages that claim something wrong, but for one. */
const FOLDER = 'tests/fixtures/claims';

/** What must be said about each page of {@link FOLDER}, after its name. */
const SAID: Readonly<Record<string, RegExp | undefined>> = {
  right: undefined,
  'wrong-order': /^:\d+: "The order", vue: the hooks: got .*WillEnter.*, expected .*WillLeave/,
  'wrong-value': /^:\d+: "The question", vue: the role: got "cancel", expected "confirm"$/,
  'wrong-import': /^:\d+: "The question", vue: does not build: .*\.\/nowhere/,
  'no-fence': /^:\d+: "The question" has no fence "src\/Question\.vue", which a claim runs$/,
  'no-sentence': /^:\d+: "The question" does not say .* any more$/,
  'no-heading': /^:1: no heading \{#question\}, which a claim names$/,
};

const QUESTION: Claim = {
  heading: 'question',
  says: /gives the role `(\w+)`/,
  framework: 'vue',
  fences: ['src/Question.vue'],
  show: 'src/Question.vue',
  isPart: true,
  async try(app, { caught }) {
    await app.page.getByRole('button', { name: 'Ask' }).click();
    await app.page.locator('ion-alert').getByRole('button', { name: 'Keep' }).click();
    const said = (): Promise<string> => app.page.locator('output').innerText();
    await app.expect('the role', said, caught[0] ?? '');
  },
};

const ORDER: Claim = {
  heading: 'order',
  says: 'The figure shows a visit',
  framework: 'vue',
  fences: ['src/Visited.vue'],
  show: 'src/Visited.vue',
  async try(app, { section }) {
    const said = (): Promise<string> => app.page.locator('output').innerText();
    await app.expect('the hooks', said, stepsDrawn(section).flat().join(', '));
  },
};

function claimsFor(name: string): ClaimsFile {
  const claims =
    name === 'right' ? [QUESTION, ORDER] : name === 'wrong-order' ? [ORDER] : [QUESTION];
  return {
    page: `${FOLDER}/${name}.mdx`,
    files: ['tests/apps/claims/self-test.ts'],
    claims,
  };
}

/** The claims of the pages of {@link FOLDER}. */
export function proof(): Plan {
  return planClaims(Object.keys(SAID).map(claimsFor));
}

/**
 * Tries the claims of the proof.
 *
 * @param work folder for their projects
 * @returns one line for each page of which something else is said than must be
 */
export async function prove(
  { planned, problems }: Plan,
  work: string,
  browser: Browser,
): Promise<string[]> {
  const said = [...problems];
  await runClaims(planned, work, browser, ({ planned: { place }, problem }) => {
    if (problem !== undefined) said.push(`${place}: ${problem}`);
  });
  return Object.entries(SAID).flatMap(([name, wanted]) => {
    const path = `${FOLDER}/${name}.mdx`;
    const lines = said.filter((line) => line.startsWith(path)).map((l) => l.slice(path.length));
    // One thing is wrong with each
    const got = lines.length > 1 ? `more than one thing: ${lines.join(' / ')}` : lines[0];
    return unproven(path, got, wanted) ?? [];
  });
}
