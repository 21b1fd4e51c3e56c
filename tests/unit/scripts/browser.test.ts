import { chromium } from '@playwright/test';
import { beforeEach, expect, it, vi } from 'vitest';
import { findBrowser } from '../../../scripts/lib/browser';

const SHELL = '/bin/chromium-headless-shell';
const WHOLE = '/bin/chromium';
const ENV = { PATH: '/bin' };

/** Programs of a machine, and the packages that it was asked for. */
const machine = vi.hoisted(() => ({ programs: new Set<string>(), asked: [] as string[] }));

vi.mock('../../../scripts/lib/programs', async (original) => ({
  ...(await original<typeof import('../../../scripts/lib/programs')>()),
  isExecutable: (path: string) => machine.programs.has(path),
  tryCommand: () => false,
  installFromDistribution: (packages: string[]) => {
    machine.asked.push(...packages);
    machine.programs.add(`/bin/${packages[0]}`);
    return true;
  },
}));

beforeEach(() => {
  machine.programs.clear();
  machine.asked.length = 0;
  vi.spyOn(chromium, 'executablePath').mockReturnValue('/no-such-browser');
});

it('A whole browser alone is enough for any test', () => {
  machine.programs.add(WHOLE);
  expect(findBrowser(ENV)).toBe(WHOLE);
  expect(findBrowser(ENV, 'whole')).toBe(WHOLE);
  expect(machine.asked).toEqual([]);
});

it('Where there is none, one is installed: the one that is asked for', () => {
  expect(findBrowser(ENV)).toBe(SHELL);
  machine.asked.length = 0;
  expect(findBrowser(ENV, 'whole')).toBe(WHOLE);
  expect(machine.asked).toEqual(['chromium']);
});
