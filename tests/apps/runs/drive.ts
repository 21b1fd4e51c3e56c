import type { ElementHandle, Page } from '@playwright/test';
import type { DemoMeta } from '../../../src/lib/demo';
import { act, take, targetOf, wrongOf } from '../../e2e/support/demo-steps';
import { differenceOf } from './compare';
import type { Place, Recorded, Shown } from './types';

/** How long the plain demo must show the same before it counts as at rest, and at most, in milliseconds. */
const REST = { still: 200, atMost: 2000, every: 50 } as const;
/** How long a framework may take to show what the plain demo shows, in milliseconds. */
const PATIENCE = 5000;

type Varying = Pick<DemoMeta, 'varies'>;
type Heard = Pick<DemoMeta, 'says'>;

/** A page that shows one demo after the other. */
export interface Stage {
  page: Page;
  /** What the browser has said about the demo that is shown. */
  problems: string[];
  /** Turns what stands for an icon into its name. */
  iconOf: (value: string) => string;
}

function pause(page: Page, milliseconds: number): Promise<void> {
  return page.waitForTimeout(milliseconds);
}

/** Takes out of texts what is measured, and so never twice the same. */
function withoutMeasured(text: string, { varies }: Varying): string {
  return varies ? text.replace(new RegExp(varies.pattern, 'g'), '…') : text;
}

async function shownOn({ page, iconOf }: Stage, meta: Varying): Promise<Shown> {
  const shown = await page.evaluate(() => window.__runs.shown());
  return shown.map((node) => ({
    ...node,
    text: node.text.map((text) => withoutMeasured(text, meta)),
    facts: Object.fromEntries(
      Object.entries(node.facts).map(([name, value]) => [name, iconOf(value)]),
    ),
  }));
}

async function atRest(stage: Stage, meta: Varying): Promise<Shown> {
  const until = Date.now() + REST.atMost;
  let shown = await shownOn(stage, meta);
  let since = Date.now();
  while (Date.now() - since < REST.still && Date.now() < until) {
    await pause(stage.page, REST.every);
    const next = await shownOn(stage, meta);
    if (differenceOf(shown, next) !== undefined) since = Date.now();
    shown = next;
  }
  return shown;
}

async function open({ page, problems }: Stage, address: string): Promise<void> {
  problems.length = 0;
  await page.goto(address);
  // Ionic gives it the class with the mode when it is first drawn
  await page.locator('ion-app:is(.ios, .md)').waitFor();
}

function expectSilence({ problems }: Stage, meta: Heard): void {
  const left = wrongOf(problems, meta);
  if (left.length > 0) throw new Error(left.join('; '));
}

async function placeIn({ page }: Stage, selector: string): Promise<Place> {
  const element = page.locator(selector).first();
  await element.waitFor();
  const place = await element.evaluate((found) => window.__runs.placeOf(found as Element));
  if (!place) throw new Error(`${selector}: stands in no component`);
  return place;
}

/**
 * Opens the plain demo, takes its steps, and keeps what it shows before and after each.
 *
 * @throws Error when a step cannot be taken, or the browser says something
 */
export async function record(stage: Stage, address: string, meta: DemoMeta): Promise<Recorded[]> {
  await open(stage, address);
  const recorded: Recorded[] = [{ shown: await atRest(stage, meta) }];
  for (const step of meta.steps) {
    const selector = targetOf(step);
    const place = selector === undefined ? undefined : await placeIn(stage, selector);
    const before = recorded[recorded.length - 1];
    if (before && place) before.later = await shownOn(stage, meta);
    await take(stage.page, step);
    recorded.push({ step, place, shown: await atRest(stage, meta) });
  }
  expectSilence(stage, meta);
  return recorded;
}

/** Finds what to act on, as soon as it is there: what a step needs may come by itself, after a while. */
async function elementAt({ page }: Stage, place: Place): Promise<ElementHandle> {
  const until = Date.now() + PATIENCE;
  for (;;) {
    const found = await page.evaluateHandle((at) => window.__runs.elementAt(at), place);
    const element = found.asElement();
    if (element) return element;
    const { tag, own } = place;
    if (Date.now() > until) {
      throw new Error(`nothing to act on where the plain demo has ${own?.name ?? tag}`);
    }
    await pause(page, REST.every);
  }
}

/**
 * What may be seen after a step: what the plain demo showed then, what it showed once the next step could be
 * taken, or what it showed at the looks that follow, since a busy machine may miss what passes, as a message of
 * something that goes on does.
 */
function acceptedAt(recorded: readonly Recorded[], index: number): Shown[] {
  const after = recorded.slice(index + 1);
  const acts = after.findIndex(({ step }) => step && !('see' in step));
  const looks = acts === -1 ? after : after.slice(0, acts);
  return [recorded[index], ...looks].flatMap((one) =>
    one ? [one.shown, ...(one.later ? [one.later] : [])] : [],
  );
}

async function expectShown(stage: Stage, accepted: readonly Shown[], meta: Varying): Promise<void> {
  const until = Date.now() + PATIENCE;
  for (;;) {
    const shown = await shownOn(stage, meta);
    const [difference, ...others] = accepted.map((one) => differenceOf(one, shown));
    if (difference === undefined || others.includes(undefined)) return;
    if (Date.now() > until) throw new Error(difference);
    await pause(stage.page, REST.every);
  }
}

/** A step as a message names it. */
function nameOf(index: number, { step }: Recorded): string {
  return step ? `step ${index} ${JSON.stringify(step)}` : 'start';
}

/**
 * Opens a framework's version of a demo and acts as was recorded.
 *
 * @returns what is wrong, in one line with the step; nothing when it showed the same throughout
 */
export async function compare(
  stage: Stage,
  address: string,
  recorded: readonly Recorded[],
  meta: Varying & Heard,
): Promise<string | undefined> {
  let at = 'start';
  try {
    await open(stage, address);
    // As the project's own address, from which a link to a part of the page leads nowhere else
    await stage.page.evaluate(() => history.replaceState(history.state, '', location.pathname));
    for (const [index, one] of recorded.entries()) {
      at = nameOf(index, one);
      if (one.step) {
        const target = one.place && (await elementAt(stage, one.place));
        await act(stage.page, one.step, target);
      }
      await expectShown(stage, acceptedAt(recorded, index), meta);
      expectSilence(stage, meta);
    }
    return undefined;
  } catch (error) {
    const said = stage.problems.filter((text) => !(error as Error).message.includes(text));
    return `${at}: ${[(error as Error).message.split('\n')[0], ...said].join('; ')}`;
  }
}
