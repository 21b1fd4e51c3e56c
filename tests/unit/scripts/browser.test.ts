import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const spawnSync = vi.hoisted(() =>
  vi.fn<(command: string, args: string[]) => { status: number }>(),
);
const executablePath = vi.hoisted(() => vi.fn<() => string>());

vi.mock('node:child_process', async (original) => ({
  ...(await original<typeof import('node:child_process')>()),
  spawnSync,
}));
vi.mock('@playwright/test', () => ({ chromium: { executablePath } }));

const { findBrowser } = await import('../../../scripts/lib/browser');

let folder: string;

function program(path: string): string {
  const file = join(folder, path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, '#!/bin/sh\n');
  chmodSync(file, 0o755);
  return file;
}

/** What was run, in order. */
function commands(): string[] {
  return spawnSync.mock.calls.map(([command, args]) => [command, ...args].join(' '));
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'browser-'));
  executablePath.mockReturnValue(join(folder, 'playwright/chrome'));
  spawnSync.mockReset().mockReturnValue({ status: 1 });
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('findBrowser', () => {
  const env = (values: Record<string, string> = {}) => ({ PATH: join(folder, 'bin'), ...values });

  it('takes the path it is given, before one that is installed', () => {
    program('bin/chromium');
    const given = program('mine/chrome');
    expect(findBrowser(env({ CHROMIUM_PATH: given }))).toBe(given);
  });

  it('does not look further when the path it is given is wrong', () => {
    program('bin/chromium');
    const given = join(folder, 'nothing');
    expect(() => findBrowser(env({ CHROMIUM_PATH: given }))).toThrow(
      `CHROMIUM_PATH: got ${JSON.stringify(given)}, accepts the path of a program`,
    );
    const text = join(folder, 'text');
    writeFileSync(text, '');
    expect(() => findBrowser(env({ CHROMIUM_PATH: text }))).toThrow(/^CHROMIUM_PATH: got/);
  });

  it.each([
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
  ])('takes an installed %s, before Playwright’s own download', (name) => {
    program('playwright/chrome');
    expect(findBrowser(env())).toBe(join(folder, 'playwright/chrome'));
    const installed = program(`bin/${name}`);
    expect(findBrowser(env())).toBe(installed);
    expect(commands()).toEqual([]);
  });

  it('takes a shell before a whole browser, wherever it is on the path', () => {
    program('bin/chromium');
    const shell = program('later/chromium-headless-shell');
    const PATH = `${join(folder, 'bin')}:${join(folder, 'later')}`;
    expect(findBrowser(env({ PATH }))).toBe(shell);
  });

  it('takes Playwright’s own download, before it installs anything', () => {
    const downloaded = program('playwright/chrome');
    expect(findBrowser(env())).toBe(downloaded);
    expect(commands()).toEqual([]);
  });

  it('lets Playwright download one, before the distribution’s package', () => {
    spawnSync.mockImplementation(() => {
      program('playwright/chrome');
      return { status: 0 };
    });
    expect(findBrowser(env())).toBe(join(folder, 'playwright/chrome'));
    expect(commands()).toEqual(['npx playwright install chromium']);
  });

  it('installs the distribution’s package last, as root only', () => {
    vi.spyOn(process, 'getuid').mockReturnValue(0);
    spawnSync.mockImplementation((command, args) => {
      // An older release has no package of the shell alone
      const failed = command === 'npx' || args.includes('chromium-headless-shell');
      if (!failed && args[0] === 'install') program('bin/chromium');
      return { status: failed ? 1 : 0 };
    });
    expect(findBrowser(env())).toBe(join(folder, 'bin/chromium'));
    expect(commands()).toEqual([
      'npx playwright install chromium',
      'apt-get --version',
      'apt-get update -qq',
      'apt-get install -y -qq --no-install-recommends chromium-headless-shell',
      'apt-get install -y -qq --no-install-recommends chromium',
    ]);
    vi.restoreAllMocks();
  });

  it('says what to do when none can be had', () => {
    vi.spyOn(process, 'getuid').mockReturnValue(1000);
    expect(() => findBrowser(env())).toThrow(
      /^No Chromium found and none could be installed\. Install one .* or set CHROMIUM_PATH to its program\.$/,
    );
    expect(commands()).toEqual(['npx playwright install chromium']);
    vi.restoreAllMocks();
  });
});
