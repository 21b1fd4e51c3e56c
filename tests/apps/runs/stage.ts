import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { ModuleKind, ScriptTarget, transpileModule } from 'typescript';
import { hear, KNOWN } from '../harness/browser';
import { installedPackage } from '../harness/packages';
import type { Stage } from './drive';
import type { PageSettings } from './types';

interface DocsJson {
  components: { tag: string; props: { name: string }[] }[];
}

/** Names of the properties of every component of a version, from the package's own description. */
export function propertiesOf(version: string): PageSettings['properties'] {
  const path = join(installedPackage(version, '@ionic/core'), 'dist/docs.json');
  const { components } = JSON.parse(readFileSync(path, 'utf8')) as DocsJson;
  return Object.fromEntries(
    components.map(({ tag, props }) => [tag, props.map(({ name }) => name)]),
  );
}

/** The script that is put into every page. */
function pageScript(version: string): string {
  const source = readFileSync(join(__dirname, 'page.ts'), 'utf8');
  const { outputText } = transpileModule(source, {
    compilerOptions: { target: ScriptTarget.ES2022, module: ModuleKind.CommonJS },
  });
  const settings: PageSettings = { properties: propertiesOf(version) };
  return `window.__runsSettings = ${JSON.stringify(settings)};
(() => { const exports = {};
${outputText}
})();`;
}

const DATA = /data:image\/svg\+xml;utf8,(?:<svg[\s\S]*?<\/svg>)/g;
const ICON = /export const (\w+) = ("data:image\/svg\+xml;utf8,(?:[^"\\]|\\.)*")/g;

/**
 * Says which icon a value stands for: frameworks get its drawing where a plain page has its name. Of icons
 * with the same drawing, it is always the same one.
 *
 * @param version whose package of icons is read
 */
export function iconNames(version: string): (value: string) => string {
  const path = join(installedPackage(version, 'ionicons'), 'icons/index.mjs');
  const byDrawing = new Map<string, string>();
  const byName = new Map<string, string>();
  for (const [, name = '', data = ''] of readFileSync(path, 'utf8').matchAll(ICON)) {
    const drawing = (JSON.parse(data) as string).replace(/\\/g, '');
    const kebab = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const first = byDrawing.get(drawing) ?? kebab;
    byDrawing.set(drawing, first);
    byName.set(kebab, first);
  }
  return (value) =>
    value.includes('data:image/svg')
      ? value.replace(/\\/g, '').replace(DATA, (data) => byDrawing.get(data) ?? data)
      : (byName.get(value) ?? value);
}

/**
 * Lets `Date.now()` go on by a millisecond a call, while `new Date()` stays the same. Vue takes no click that comes no
 * later than the listener: with time at a standstill, that is every click in which a component inside has a listener too.
 */
function goOn(): void {
  const now = Date.now.bind(Date);
  let calls = 0;
  Date.now = () => now() + ++calls;
}

/** Opens a page in a browser of its own, and hears what it says. */
export async function openStage(
  browser: Browser,
  version: string,
  iconOf: Stage['iconOf'],
): Promise<Stage> {
  const page = await browser.newPage();
  const problems: string[] = [];
  page.setDefaultTimeout(8000);
  // What shows the time shows the same one in pages that are opened one after the other
  await page.clock.setFixedTime('2026-06-12T09:41:00');
  await page.addInitScript(goOn);
  await page.addInitScript({ content: pageScript(version) });
  hear(page, problems, KNOWN);
  return { page, problems, iconOf };
}
