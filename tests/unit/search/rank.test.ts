import { describe, expect, it } from 'vitest';
import { buildIndexes } from '../../../plugins/search/embedded/build';
import { SearchEngine } from '../../../plugins/search/engine/engine';
import { recordsOf } from '../../../plugins/search/extract/records';

const SITE = 'https://example.org/docs/';

interface Draft {
  path: string;
  title: string;
  /** Titles of sections. */
  sections?: string[];
}

/** Address of what is found first, below the site's. */
function first(query: string, drafts: readonly Draft[]): string | undefined {
  const records = drafts.flatMap(({ path, title, sections = [] }) =>
    recordsOf(
      {
        url: `${SITE}${path}`,
        path,
        language: 'en',
        version: 'current',
        tag: 'docs-default-current',
        part: 'Guides',
        title,
        description: '',
        names: [],
        sections: [title, ...sections].map((heading, index) => ({
          anchor: index === 0 ? null : `s${index}`,
          level: index === 0 ? 1 : 2,
          title: heading,
          generated: false,
          blocks: [],
        })),
      },
      [],
    ),
  );
  const [built] = buildIndexes(records, { site: SITE, names: new Map() });
  if (!built) throw new Error('nothing was built');
  return new SearchEngine(built.headings).find(query)[0]?.document.url.slice(SITE.length);
}

describe('among pages that all have the words', () => {
  it.each([true, false])('one comes first that keeps coming back to them (%s)', (isFirst) => {
    const once = { path: 'a', title: 'A', sections: ['A zebra here'] };
    const often = { path: 'b', title: 'B', sections: ['A zebra here', 'A zebra also', 'A zebra'] };
    expect(first('zebra', isFirst ? [often, once] : [once, often])).toBe('b');
  });

  it('one that is called what was typed comes first, however often others say it', () => {
    const named = { path: 'a', title: 'ion-zebras' };
    const often = { path: 'b', title: 'ion-zebra', sections: ['One zebra', 'A zebra', 'My zebra'] };
    expect(first('zebras', [often, named])).toBe('a');
  });

  it.each([
    ['close a modal', 'Prevent a modal to close', 'A modal opens, and then it can close by itself'],
    ['モーダルを閉じる', 'モーダルを閉じさせない', '結果を受け取り、モーダルを閉じてから使う方法'],
  ])('one on the opposite does not come first: %s', (query, opposite, answer) => {
    const drafts = [
      { path: 'a', title: 'A', sections: [opposite] },
      { path: 'b', title: 'B', sections: [answer] },
    ];
    expect(first(query, drafts)).toBe('b');
    expect(first(opposite, drafts)).toBe('a');
  });

  it('the section comes first whose page and title make up the query', () => {
    const named = { path: 'a', title: 'ionic build', sections: ['--prod'] };
    const other = {
      path: 'b',
      title: 'Build errors',
      sections: ['Only the prod build fails', 'The prod build of Ionic'],
    };
    expect(first('ionic build --prod', [other, named])).toBe('a');
  });
});
