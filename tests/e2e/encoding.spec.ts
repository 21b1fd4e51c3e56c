import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';

const BUILD = resolve(__dirname, '../../build');

test('No built page holds a broken character', () => {
  const pages = readdirSync(BUILD, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  );
  expect(pages.length).toBeGreaterThan(100);
  const broken = pages.filter((name) => /[\0\ufffd]/.test(readFileSync(join(BUILD, name), 'utf8')));
  expect(broken).toEqual([]);
});
