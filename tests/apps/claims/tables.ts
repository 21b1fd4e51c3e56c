import type { App } from '../harness/app';
import type { Claim } from './types';

/** A row of a table, as the page has it, and what proves it. */
interface Row {
  row: string;
  lines: string[];
}

/** A table of keys or of roles, tried from its first row to its last in one app. */
interface Table {
  /** Id of the heading that it stands under: `keyboard` or `aria`. */
  heading: string;
  /** Markup of the app, or of its content. */
  body: string;
  /** Expression in the page that is looked at after each key, besides the focus. */
  state: string;
  /** Milliseconds between two keys, where something moves on for a while after each. */
  settle: number;
  /** Keys that open what the table is about. */
  open?: string;
  /** Whether transitions play, which may end with a move of the focus. */
  animated: boolean;
  /** What the console says, because the page says that it does. */
  complaint?: string;
  notIn: Record<string, string>;
  rows: Row[];
}

/** A line before the rows that is no markup. */
const SETTING = /^(state|settle|open|animated|complaint|not in v\d+): (.*)$/;

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

/** Reads a section; its markup, state and pauses are those of the one before, unless it has its own. */
function tableIn(section: string, before: Table | undefined): Table {
  const [heading = '', ...lines] = section.split('\n').filter((line) => line.trim() !== '');
  const settings = new Map<string, string>();
  const body: string[] = [];
  const rows: Row[] = [];
  for (const line of lines) {
    const [, name, value = ''] = SETTING.exec(line) ?? [];
    if (line.startsWith('| ')) rows.push({ row: line, lines: [] });
    else if (rows.length > 0) rows.at(-1)?.lines.push(line);
    else if (name === undefined) body.push(line);
    else settings.set(name, value);
  }
  const leftOut = [...settings].filter(([name]) => name.startsWith('not in '));
  return {
    heading,
    body: body.length > 0 ? body.join('\n') : (before?.body ?? ''),
    state: settings.get('state') ?? before?.state ?? "''",
    settle: Number(settings.get('settle') ?? before?.settle ?? SETTLED),
    open: settings.get('open'),
    animated: settings.get('animated') === 'true',
    complaint: settings.get('complaint'),
    notIn: Object.fromEntries(leftOut.map(([name, why]) => [name.replace('not in ', ''), why])),
    rows,
  };
}

async function press({ page }: App, keys: string, { settle }: Table): Promise<void> {
  for (const key of keys.split(' ')) {
    await page.keyboard.press(key);
    await page.waitForTimeout(settle);
  }
}

/** Presses the keys of a line, as in `Tab Enter → Copy open`, and looks what has the focus and what the state is. */
async function tryKeys(app: App, table: Table, row: string, line: string): Promise<void> {
  const [keys = '', seen = ''] = line.split(' → ');
  const look = async (): Promise<string> =>
    [await app.page.evaluate(FOCUS), await app.page.evaluate(table.state)].join(' ').trim();
  await press(app, keys, table);
  await app.expect(`${row}, after ${keys}`, look, seen);
}

/** Looks whether the accessibility tree has a line, or lines that follow one another, with `\n` between them. */
async function tryRole(app: App, row: string, line: string): Promise<void> {
  const tree = async (): Promise<string> => {
    const lines = (await app.page.locator('body').ariaSnapshot()).split('\n');
    return lines.map((one) => one.trim().replace(/^- /, '')).join('\n');
  };
  const wanted = line.replaceAll('\\n', '\n');
  await app.expect(row, tree, (text) => `\n${text}\n`.includes(`\n${wanted}\n`));
}

function claimOf(table: Table): Claim {
  const { heading, body, notIn, open, animated, complaint, rows } = table;
  const isApp = body.includes('<ion-app');
  return {
    heading,
    says: rows.map(({ row }) => row).join(' '),
    files: { 'body.html': isApp ? body : `<ion-app><ion-content>${body}</ion-content></ion-app>` },
    notIn,
    animated,
    complaint: complaint === undefined ? undefined : new RegExp(complaint),
    async try(app) {
      if (open !== undefined) await press(app, open, table);
      for (const { row, lines } of rows) {
        for (const line of lines) {
          if (heading === 'keyboard') await tryKeys(app, table, row, line);
          else await tryRole(app, row, line);
        }
      }
    },
  };
}

/**
 * What a page claims in its tables of keys and of roles.
 *
 * @param text of a file as `docs-internal/tutorials-and-claims.md` explains it
 */
export function claimsOfTables(text: string): Claim[] {
  const tables: Table[] = [];
  for (const section of text.split(/^# /m).slice(1)) {
    tables.push(tableIn(section, tables.at(-1)));
  }
  return tables.map(claimOf);
}
