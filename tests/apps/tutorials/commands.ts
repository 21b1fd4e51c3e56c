import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, relative } from 'node:path';
import { ROOT } from '../../../scripts/lib/run';
import { runIn } from '../harness/build';
import { manifestIn } from '../harness/packages';
import {
  expectOneVersion,
  install,
  installAll,
  isWithin,
  LEFT_OUT,
  parseSpec,
  uninstall,
  type Source,
} from './packages';
import { tryServer } from './servers';
import type { Need } from './types';

/** A reader's terminal. */
export interface Terminal extends Source {
  /** Folder that the reader is in. */
  folder: string;
  /** Commands that were left out, each with the reason. */
  leftOut: Map<string, string>;
}

/** A command that pages use. */
interface Known {
  pattern: RegExp;
  /** What it needs that is not here; its page says the same. */
  needs?: Need;
  /** Why it is left out here; its page says what it needs. */
  leftOut?: string;
  run?(terminal: Terminal, words: readonly string[], line: string): Promise<void> | void;
}

function bin(terminal: Terminal, name: string): string {
  return join(terminal.packages, 'node_modules/.bin', name);
}

/**
 * Makes sure that a page starts the major that is locked here.
 *
 * @param spec as on the command line: `vite@7`
 * @param name of the package that is started
 */
function expectMajor({ packages }: Terminal, spec: string, name: string): void {
  const { version } = manifestIn(join(packages, 'node_modules', name));
  const major = spec.split('@').at(-1) ?? '';
  if (!isWithin(version, major)) {
    throw new Error(
      `${name}: the page starts ${major}, but ${relative(ROOT, packages)} has ${version}`,
    );
  }
}

/** Node.js that the locked command of Capacitor starts on. */
const CAPACITOR_NODE: Readonly<Record<string, number>> = { '8': 22, '5': 16 };

const [NODE = 0] = process.versions.node.split('.').map(Number);

/** Whether there are commands of Capacitor here that do not start on this Node.js. */
export const LEAVES_OUT = NODE < Math.max(...Object.values(CAPACITOR_NODE));

/** Whether the command of Capacitor starts on this Node.js. */
function hasCapacitor({ packages }: Terminal): boolean {
  const [major = ''] = manifestIn(join(packages, 'node_modules/@capacitor/cli')).version.split('.');
  return NODE >= (CAPACITOR_NODE[major] ?? Infinity);
}

async function capacitor(terminal: Terminal, args: readonly string[], line: string): Promise<void> {
  if (!hasCapacitor(terminal)) {
    terminal.leftOut.set(line, `it does not start on Node.js ${process.version}`);
    return;
  }
  if (!existsSync(join(terminal.folder, 'node_modules/.bin/cap'))) {
    throw new Error('@capacitor/cli is not installed in the project');
  }
  await runIn(terminal.folder, ['cap', ...args]);
}

/** The command that readers have installed before they begin. */
const IONIC = join(ROOT, 'node_modules/.bin/ionic');

async function ionic(folder: string, args: readonly string[]): Promise<void> {
  await runIn(folder, [IONIC, ...args, '--no-interactive', '--confirm']);
}

/** Stands for `npm` where a generator starts it by itself. */
const NO_NPM: Readonly<Record<string, string>> = {
  npm: '#!/bin/sh\nexit 0\n',
  'npm.cmd': '@exit /b 0\r\n',
};

/**
 * `ng add`: installs the package, and runs the generator that it brings. What the generator enters in
 * `package.json` is linked afterwards.
 */
async function ngAdd(terminal: Terminal, spec: string): Promise<void> {
  const { folder } = terminal;
  install(folder, terminal, [spec], false);
  const without = mkdtempSync(join(tmpdir(), 'no-npm-'));
  try {
    for (const [file, text] of Object.entries(NO_NPM)) {
      writeFileSync(join(without, file), text, { mode: 0o755 });
    }
    const path = [without, join(folder, 'node_modules/.bin'), process.env.PATH].join(delimiter);
    await runIn(folder, ['ng', 'generate', `${parseSpec(spec).name}:ng-add`], { PATH: path });
  } finally {
    rmSync(without, { recursive: true });
  }
  installAll(folder, terminal);
}

/** Everything that pages may ask for in a terminal; the first that fits counts. */
const KNOWN: readonly Known[] = [
  {
    pattern: /^npm create vite@/,
    needs: 'network',
    // The same program from tests/apps/installs
    async run(terminal, [, , spec = '', name = '', , ...args]) {
      expectMajor(terminal, spec, 'create-vite');
      await runIn(terminal.folder, [bin(terminal, 'create-vite'), name, ...args]);
    },
  },
  {
    pattern: /^npx @angular\/cli@\d+ new /,
    needs: 'network',
    // The same program from tests/apps/installs, and links to packages that are installed there
    async run(terminal, [, spec = '', , name = '', ...args]) {
      expectMajor(terminal, spec, '@angular/cli');
      const own = ['--skip-install', '--skip-git'];
      await runIn(terminal.folder, [bin(terminal, 'ng'), 'new', name, ...args, ...own]);
      const folder = /--directory=(\S+)/.exec(args.join(' '))?.[1] ?? name;
      installAll(join(terminal.folder, folder), terminal);
    },
  },
  {
    pattern: /^npx ng add \S+$/,
    needs: 'network',
    // Links to the packages of tests/apps/installs, and the package's own generator
    run: (terminal, [, , , spec = '']) => ngAdd(terminal, spec),
  },
  {
    pattern: /^cd \S+$/,
    run(terminal, [, name = '']) {
      const folder = join(terminal.folder, name);
      if (!existsSync(folder)) throw new Error(`there is no folder ${name}`);
      terminal.folder = folder;
    },
  },
  {
    pattern: /^npm (?:install|ci)$/,
    needs: 'network',
    // Links to the packages of tests/apps/installs
    run: (terminal) => installAll(terminal.folder, terminal),
  },
  {
    pattern: /^npm install -g @ionic\/cli@\d+$/,
    needs: 'network',
    // The site's own
    run(_terminal, [, , , spec = '']) {
      const { name, range } = parseSpec(spec);
      const { version } = manifestIn(join(ROOT, 'node_modules', name));
      if (!isWithin(version, range)) {
        throw new Error(`${name}: the page installs ${range}, but package.json has ${version}`);
      }
    },
  },
  {
    pattern: /^npm install /,
    needs: 'network',
    // Links to the packages of tests/apps/installs
    run(terminal, [, , ...args]) {
      const names = args.filter((arg) => !arg.startsWith('-'));
      install(terminal.folder, terminal, names, args.length > names.length);
      for (const { name } of names.map(parseSpec)) {
        if (name in LEFT_OUT) terminal.leftOut.set(`npm install ${name}`, `it ${LEFT_OUT[name]}`);
      }
    },
  },
  {
    pattern: /^npm uninstall /,
    run: ({ folder }, [, , ...names]) => uninstall(folder, names),
  },
  {
    pattern: /^npm ls /,
    run: ({ folder }, [, , ...names]) => expectOneVersion(folder, names),
  },
  {
    pattern: /^npm run build$/,
    async run({ folder }) {
      await runIn(folder, ['npm', 'run', 'build']);
    },
  },
  {
    pattern: /^npm (?:start|run dev)(?: -- --host)?$/,
    run: ({ folder }, words) => tryServer(folder, words.includes('--') ? words : [...words, '--']),
  },
  {
    pattern: /^npx (?:vite|ng serve|vite preview)(?: --host)?(?: [\d.]+ --port \d+)?$/,
    run: ({ folder }, [, ...words]) => tryServer(folder, words),
  },
  {
    pattern: /^ionic (?:init|g page) /,
    run: ({ folder }, [, ...args]) => ionic(folder, args),
  },
  {
    pattern: /^ionic --version$/,
    async run({ folder }) {
      await runIn(folder, [IONIC, '--version']);
    },
  },
  {
    pattern: /^ionic start /,
    needs: 'network',
    leftOut: 'it downloads a template that no lock file here names',
  },
  {
    pattern: /^ionic config set -g /,
    leftOut: 'it changes the settings of all projects',
  },
  {
    pattern: /^npx @ionic\/migrate\b/,
    needs: 'network',
    leftOut: 'what it changes is changed by hand, as the page shows',
  },
  {
    pattern: /^ionic serve$/,
    run: ({ folder }) => tryServer(folder, [IONIC, 'serve', '--no-open']),
  },
  {
    pattern: /^npx serve -s dist$/,
    needs: 'network',
    leftOut: 'each built page is served in the same way here',
  },
  {
    pattern: /^npx cap (?:add|sync|copy|init)\b/,
    run: (terminal, words, line) => capacitor(terminal, words.slice(2), line),
  },
  {
    pattern: /^npx cap run \w+/,
    needs: 'device',
    // `cap sync` for the same platform
    run: (terminal, [, , , platform = ''], line) => {
      // The page leaves out the platform that a reader cannot build
      const isThere = existsSync(join(terminal.folder, platform));
      return isThere ? capacitor(terminal, ['sync', platform], line) : undefined;
    },
  },
  {
    pattern: /^npx cap open \w+$/,
    needs: 'device',
    leftOut: 'it starts Android Studio or Xcode',
  },
  {
    pattern: /^npx (?:@capacitor\/assets|capacitor-assets) generate\b/,
    needs: 'network',
    leftOut: `it ${LEFT_OUT['@capacitor/assets']}`,
  },
];

function wordsOf(line: string): string[] {
  return [...line.matchAll(/"[^"]*"|'[^']*'|\S+/g)].map(([word]) => word.replace(/["']/g, ''));
}

function knownFor(line: string): Known {
  const known = KNOWN.find(({ pattern }) => pattern.test(line));
  if (known) return known;
  throw new Error(
    `"${line}" is no known command; tests/apps/tutorials/commands.ts has those that are`,
  );
}

/** What the commands of a fence need that is not here. */
export function needsOf(lines: readonly string[]): Need[] {
  return [...new Set(lines.flatMap((line) => knownFor(line).needs ?? []))].sort();
}

/** Runs one line of a fence as a reader would, or what stands for it. */
export async function runCommand(terminal: Terminal, line: string): Promise<void> {
  const { leftOut, run } = knownFor(line);
  if (leftOut !== undefined) terminal.leftOut.set(line, leftOut);
  await run?.(terminal, wordsOf(line), line);
}
