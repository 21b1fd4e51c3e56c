import type { Claim } from './types';

/** A row of a table of keys. */
export interface KeyRow {
  /** As the page has it. */
  row: string;
  /** Keys that are pressed, one after another, and what is seen then: the name of what has the focus, and the state. */
  steps: readonly (readonly [keys: string, seen: string])[];
}

interface Shared {
  /** Markup of the app, or of its content. */
  body: string;
  notIn?: Claim['notIn'];
  mode?: Claim['mode'];
}

/** A table of keys, tried from its first row to its last in one app. */
interface Keys extends Shared {
  /** Expression in the page for the state; without one, only the focus is looked at. */
  state?: string;
  /** Milliseconds between two keys, where something moves on for a while after each. */
  settle?: number;
  rows: readonly KeyRow[];
}

/** A row of a table of roles, and what of the accessibility tree proves it: lines, or some that follow one another. */
export interface RoleRow {
  row: string;
  tree: readonly [string, ...string[]];
}

/** A table of roles, tried in one app. */
interface Roles extends Shared {
  /** Keys that open what the table is about. */
  open?: readonly string[];
  rows: readonly RoleRow[];
}

/** Long enough for a key that should do nothing. */
const SETTLED = 150;

/** Name of the element that has the focus, looked up through shadow roots. */
const FOCUS = `(() => {
  const names = [];
  for (let one = document.activeElement; one; one = one.shadowRoot?.activeElement) {
    const text = one === document.body ? '' : one.textContent;
    names.unshift(one.getAttribute('aria-label') || one.labels?.[0]?.innerText || text);
  }
  return names.map((name) => name.trim().replace(/\\s+/g, ' ')).find(Boolean) ?? 'nothing';
})()`;

function appOf(body: string): Record<string, string> {
  const isApp = body.includes('<ion-app');
  return { 'body.html': isApp ? body : `<ion-app><ion-content>${body}</ion-content></ion-app>` };
}

const join = (rows: readonly { row: string }[]): string => rows.map(({ row }) => row).join(' ');

/** Tries a table of keys: what has the focus after each, and what has become of the state. */
export function keys({ body, state = "''", settle = SETTLED, rows, notIn, mode }: Keys): Claim {
  return {
    heading: 'keyboard',
    says: join(rows),
    files: appOf(body),
    notIn,
    mode,
    async try(app) {
      const { page } = app;
      const look = async (): Promise<string> =>
        [await page.evaluate(FOCUS), await page.evaluate(state)].join(' ').trim();
      for (const { row, steps } of rows) {
        for (const [pressed, seen] of steps) {
          for (const key of pressed.split(' ')) {
            await page.keyboard.press(key);
            await page.waitForTimeout(settle);
          }
          await app.expect(`${row}, after ${pressed}`, look, seen);
        }
      }
    },
  };
}

/** Tries a table of roles: whether the accessibility tree of the page has what it says. */
export function roles({ body, open = [], rows, notIn, mode }: Roles): Claim {
  return {
    heading: 'aria',
    says: join(rows),
    files: appOf(body),
    notIn,
    mode,
    async try(app) {
      const { page } = app;
      for (const key of open) {
        await page.keyboard.press(key);
        await page.waitForTimeout(SETTLED);
      }
      for (const { row, tree } of rows) {
        for (const lines of tree) {
          const has = async (): Promise<string> => {
            const snapshot = (await page.locator('body').ariaSnapshot()).split('\n');
            return snapshot.map((one) => one.trim().replace(/^- /, '')).join('\n');
          };
          await app.expect(row, has, (text) => `\n${text}\n`.includes(`\n${lines}\n`));
        }
      }
    },
  };
}
