import { join } from 'node:path';
import { DEFAULT_LOCALE } from '../../../config/locales';
import { unproven } from '../harness/check';
import { LABELS } from '../harness/versions';
import type { Browsers } from './browsers';
import { packagesFor } from './guides';
import { runTutorial } from './run';
import type { Scene } from './scenes';
import type { Claim, Tutorial } from './types';

/** Pages of which all but one cannot be followed. */
export const SELF_TEST = 'tests/fixtures/tutorials';

/** What must be said about each page of {@link SELF_TEST} that is wrong, after its name. */
const SAID: Readonly<Record<string, RegExp | undefined>> = {
  right: undefined,
  'no-file': /^:\d+: "The page": src\/App\.vue: .*\.\/HomePage\.vue/,
  'no-import': /^:\d+: "The page": src\/HomePage\.vue: .*greeting/,
  'no-install': /^:\d+: "The page": src\/HomePage\.vue: .*@capacitor\/preferences/,
  'no-step': /^:1: "Hello appears": app: /,
  'no-picture': /^:1: "picture "hello" \(md\)": app: .*no-picture\.webp: is missing; .*--update/,
  'other-picture':
    /^:1: "picture "hello" \(md\)": app: .*other-picture\.webp: differs in \d.* of its pixels/,
  'no-camera': /^:1: "the picture appears": app: /,
  'unknown-command': /^:\d+: "The project": .*: "yarn create vite app" is no known command/,
  'unsaid-need':
    /^:\d+: "The page": npx cap run android: its commands need "device", the fence says ""/,
  'wrong-major': /^:\d+: "The project": npm install @ionic\/vue@6 .*: @ionic\/vue: .* wants 6/,
  'nothing-to-delete': /^:\d+: "The project": src\/nothing\.css: the page deletes it/,
  'patch-elsewhere': /^:\d+: "The page": src\/main\.ts: the lines .* are not in the file/,
  'part-of-nothing': /^:\d+: "The page": tsconfig\.json: a part of a JSON file must say/,
};

/** Named after what it finds missing. */
const HELLO: Claim = {
  says: 'Hello appears',
  async try(app) {
    await app.page.getByText('Hello').waitFor({ timeout: 3000 });
    app.expectSilence();
  },
};

const PICTURE: Claim = {
  says: 'the picture appears',
  async try(app) {
    await app.page.getByAltText('Photo 1').waitFor({ timeout: 3000 });
  },
};

const HELLO_PICTURE: Scene = {
  name: 'hello',
  show: ({ page }) => page.getByText('Hello').waitFor(),
};

/** The pages of {@link SELF_TEST}, each a tutorial of its own. */
export function selfTests(): Tutorial[] {
  const [version = ''] = LABELS;
  return Object.keys(SAID).map((name) => ({
    name,
    version,
    locale: DEFAULT_LOCALE,
    framework: 'vue',
    pages: [`${SELF_TEST}/${name}.mdx`],
    packages: packagesFor(version, 'vue'),
  }));
}

/**
 * Follows the pages of {@link SELF_TEST}.
 *
 * @param work folder for their projects
 * @param done is told of each: with one line where it did not go as it must
 */
export async function prove(
  tests: readonly Tutorial[],
  work: string,
  browsers: Browsers,
  done: (test: Tutorial, problem: string | undefined) => void,
): Promise<void> {
  for (const test of tests) {
    const { name, pages } = test;
    const claims = name === 'no-camera' ? [PICTURE] : [HELLO];
    let said: string | undefined;
    try {
      await runTutorial(test, join(work, name), browsers, {
        claimsOf: () => claims,
        scenesOf: () => (name.endsWith('-picture') ? [HELLO_PICTURE] : []),
        filesOf: () => [{ look: 'md', colorMode: 'light', path: `${SELF_TEST}/${name}.webp` }],
        update: false,
      });
    } catch (error) {
      said = (error as Error).message.replace(pages[0] ?? '', '');
    }
    done(test, unproven(String(pages[0]), said, SAID[name]));
  }
}
