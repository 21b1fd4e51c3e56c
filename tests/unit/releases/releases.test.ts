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
  it('have their day, their section without its links to itself, and whole links', () => {
    const section = `<h3 id=v8-8>8.8<a class=hash-link href=#v8-8>#</a></h3>
      <ul><li class=x><b>Modal:</b> <a href=../api/modal>drag</a></ul><h3 id=v8-7>8.7</h3><p>Old`;
    const html = page(row('8.8.0', '4 March 2026', '<code>drag</code> events'), section);
    expect(readReleases(html, PAGE, 'en')).toEqual([
      {
        version: '8.8.0',
        url: `${TAG}/v8.8.0`,
        date: new Date('2026-03-04'),
        summary: 'drag events',
        html: '<ul><li><b>Modal:</b> <a href="https://docs.example/api/modal">drag</a></li></ul>',
        anchor: 'v8-8',
      },
    ]);
  });

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
