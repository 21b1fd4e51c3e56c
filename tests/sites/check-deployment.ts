/**
 * Builds a small site twice and visits it in a browser: before and after a deployment that changes what
 * tools are made of, and that sets up every service that the site can use (hosted search, CMS, tag manager).
 * The site is made of `tests/fixtures/small-site` and of this repository's configuration, plugins and theme.
 *
 *   tsx tests/sites/check-deployment.ts
 */
import { appendFileSync, cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startCms } from './deployment/cms';
import { AFTER, BEFORE, SERVICES, SITE } from './deployment/site';
import { ROOT, runMain } from '../../scripts/lib/run';
import { CODE, layOut, start } from '../lib/small-site';

/** What the small site has copies of then, instead of links to this repository. */
const COPIED = [...CODE, 'package.json', 'package-lock.json'];

/** Files of tools that the deployment changes; each says of itself that it is new. */
const CHANGED = [
  'plugins/search/theme/SearchBar/Modal.tsx',
  'plugins/demos/theme/Demo/Panel/index.tsx',
];
const DEMO = join(SITE, 'src/demos/button/basic/demo.html');

/** A developer changes the tools, and a writer the demo. */
function change(): void {
  for (const path of COPIED) {
    rmSync(join(SITE, path), { force: true });
    cpSync(join(ROOT, path), join(SITE, path), { recursive: true });
  }
  rmSync(join(SITE, 'base.config.ts'));
  cpSync(join(ROOT, 'docusaurus.config.ts'), join(SITE, 'base.config.ts'));
  for (const file of CHANGED) {
    const mark = `Object.assign(globalThis, { 'new ${file}': true });`;
    appendFileSync(join(SITE, file), `\n${mark}\n`);
  }
  writeFileSync(DEMO, readFileSync(DEMO, 'utf8').replace('>Solid<', '>After<'));
}

const build = (outDir: string, env = {}): Promise<void> =>
  start('docusaurus', ['build', SITE, '--locale', 'en', '--out-dir', outDir], env);

runMain(async () => {
  layOut(SITE);
  await build(BEFORE);
  change();
  const cms = await startCms();
  try {
    await build(AFTER, { ...SERVICES, ...cms.env });
  } finally {
    await cms.close();
  }
  await start('playwright', ['test', '--config', 'tests/sites', '--project', 'deployment']);
});
