import { describe, expect, it } from 'vitest';
import { readReleases } from '../../../plugins/releases/releases';

const PAGE = 'https://docs.example/reference/release-notes';
const TAG = 'https://github.com/ionic-team/ionic-framework/releases/tag';

function row(version: string, day: string, summary: string): string {
  return `<tr><td><a href=${TAG}/v${version}>${version}</a><td>${day}<td>${summary}`;
}

function page(rows: string, rest = ''): string {
  return `<!doctype html><body><article><table><tbody>${rows}</table>${rest}</article>`;
}

describe('releases of the release notes', () => {
  it('are read in Japanese, from the list where they have no section, and come newest first', () => {
    const list = '<ul><li><strong>7.8</strong>：日時の書式<li><strong>7.80</strong>：別のもの</ul>';
    const rows = row('7.8.0', '2024年3月13日', '日時') + row('8.0.0', '2024年4月17日', 'パレット');
    const releases = readReleases(page(rows, list), PAGE, 'ja');
    expect(
      releases.map(({ version, date, html, anchor }) => [version, date, html, anchor]),
    ).toEqual([
      ['8.0.0', new Date('2024-04-17'), undefined, 'ionic-8'],
      ['7.8.0', new Date('2024-03-13'), '日時の書式', 'ionic-7'],
    ]);
  });

  it('stop a build where a day cannot be read, or the page has no table', () => {
    expect(() => readReleases(page(row('8.8.0', '31 Juni 2026', '')), PAGE, 'en')).toThrow(
      `releases: ${PAGE}: "31 Juni 2026" of 8.8.0 is no day`,
    );
    expect(() => readReleases(page(''), PAGE, 'en')).toThrow('has no table of releases');
  });
});
