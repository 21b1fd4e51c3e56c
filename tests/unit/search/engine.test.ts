import { beforeAll, describe, expect, it } from 'vitest';
import { buildIndexes } from '../../../plugins/search/embedded/build';
import { SearchEngine } from '../../../plugins/search/engine/engine';
import { engineOf, indexOf, page, SITE, type Draft } from './support/pages';

const PAGES: Draft[] = [
  {
    path: 'api/button',
    title: 'ion-button',
    text: ['Lets people do something.'],
    sections: [
      { title: 'color', anchor: 'prop-color', level: 3, generated: true, blocks: ['The color.'] },
    ],
  },
  { path: 'api/buttons', title: 'ion-buttons', text: ['Groups buttons of a toolbar.'] },
  {
    path: 'api/modal',
    title: 'ion-modal',
    text: ['Opens on top of the page.'],
    sections: [
      { title: 'Accessibility' },
      { title: 'color', anchor: 'prop-color', level: 3, generated: true },
    ],
  },
  {
    path: 'api/infinite-scroll',
    title: 'ion-infinite-scroll',
    text: ['Loads more at the end of a list.'],
  },
  {
    path: 'guide/colors',
    title: 'Colors',
    text: ['Every color has a name. A modal takes them too.'],
    sections: [{ title: 'Accessibility' }, { title: 'Modal', blocks: ['modal modal modal'] }],
  },
  {
    path: 'guide/back-button',
    title: 'Hardware back button',
    names: ['Back key'],
    text: ['Android devices have a back button. Press it to leave the app.'],
    description: 'What the back button of Android does.',
    sections: [{ title: 'Accessibility', blocks: ['Use the setFocus method.'] }],
  },
  {
    path: 'ja/keyboard',
    title: 'キーボード',
    text: ['サーバーとインターフェースを設定する方法。'],
  },
  { path: 'ja/close', title: 'モーダルの扱い', text: ['画面を閉じると元の画面に戻ります。'] },
  { path: 'ja/kana', title: '例', text: ['あいうえ。うえおか。おかきく。'] },
  { path: 'guide/serve', title: 'Live reload', text: ['Run ionic serve, then ionic cap sync.'] },
  { path: 'guide/extra', title: 'Extra', sections: [{ title: 'Accessibility' }] },
  {
    path: 'blog/post',
    rank: 50,
    title: 'News about modals',
    tag: 'default',
    text: ['What changed.'],
  },
  { path: 'v7/api/modal', title: 'ion-modal', tag: 'docs-default-v7', text: ['Of version 7.'] },
];

const INDEXES = buildIndexes(PAGES.map(page), SITE);

let engine: SearchEngine;

beforeAll(async () => {
  engine = await engineOf(PAGES);
});

function paths(query: string, tags?: string[]): string[] {
  return engine
    .find(query, tags)
    .map(({ document: { url, anchor } }) => url.slice(SITE.length) + (anchor && `#${anchor}`));
}

describe('the index', () => {
  it('is one for each docs version, with the pages of no version in each', () => {
    expect(INDEXES.map(({ headings }) => headings.tag)).toEqual([
      'docs-default-current',
      'docs-default-v7',
    ]);
    const [, older] = INDEXES;
    expect(older?.headings.pages.map(([path]) => path)).toEqual(['blog/post', 'v7/api/modal']);
  });

  it('has the same id in both files, and another one when a word changes', () => {
    const [built] = INDEXES;
    expect(built?.text.id).toBe(built?.headings.id);
    const edited = PAGES.map((draft) =>
      draft.path === 'guide/serve' ? { ...draft, text: ['Other words.'] } : draft,
    );
    expect(indexOf(edited).headings.id).not.toBe(built?.headings.id);
  });

  it('keeps of a generated member the beginning of its description', () => {
    const long = `${'One sentence that says what it is. '.repeat(8)}The end.`;
    const section = { title: 'x', generated: true, blocks: [long, 'Type: string'] };
    const built = indexOf([{ path: 'a', title: 'A', sections: [section] }]);
    expect(built.text.pages[0]?.[2]).toEqual(['s0', 2, 'x', 'One sentence that says what it is.']);
  });

  it('has members and descriptions in the second file only', () => {
    const [built] = INDEXES;
    const first = JSON.stringify(built?.headings);
    expect(first).not.toContain('prop-');
    expect(first).not.toContain('What the back button of Android does.');
    const button = built?.headings.pages.findIndex(([path]) => path === 'api/button') ?? -1;
    expect(built?.text.pages[button]).toEqual([
      '',
      'Lets people do something.',
      ['prop-', 3, 'color', 'The color.'],
    ]);
    expect(engine.search({ query: 'button color' }).hits[0]).toMatchObject({
      url: `${SITE}api/button#prop-color`,
      _snippetResult: { content: { value: 'The <mark>color</mark>.' } },
    });
  });

  it('gives texts to their headings, with members between them', async () => {
    const sections = [
      { title: 'Before', blocks: ['alpha'] },
      { title: '--inset', anchor: 'css-inset', generated: true, blocks: ['beta'] },
      { title: 'After', blocks: ['gamma'] },
    ];
    const whole = await engineOf([{ path: 'p', title: 'P', sections }]);
    const anchorOf = (query: string): string | undefined => whole.find(query)[0]?.document.anchor;
    expect(['alpha', 'beta', 'gamma', '--inset'].map(anchorOf)).toEqual([
      's0',
      'css-inset',
      's2',
      'css-inset',
    ]);
  });

  it('leaves out what says where to read on, and what many sections say', () => {
    const sections = Array.from({ length: 6 }, (_, index) => ({
      title: `S${index}`,
      blocks: ['Name', `Only here ${index}`],
    }));
    const pointer = { title: 'Next steps', anchor: 'next-steps', blocks: ['Another page.'] };
    const built = indexOf([{ path: 'p', title: 'P', sections: [...sections, pointer] }]);
    const [, , ...texts] = built.text.pages[0] ?? [];
    expect(texts).toEqual([...sections.map(({ blocks }) => blocks[1]), '']);
    expect(built.headings.pages[0]?.[6].at(-1)?.[2]).toBe('Next steps');
  });

  it('answers early only what headings say as it was typed', () => {
    const [built] = INDEXES;
    if (!built) throw new Error('nothing was built');
    const fresh = new SearchEngine(built.headings);
    const early = ['modal', 'ion-modal', 'IonModal', 'hardware back button', 'もーだる', 'mod'];
    expect(early.filter((query) => !fresh.answersEarly(query))).toEqual([]);
    const late = ['buton', 'modalColor', '--back-button', 'button xylophone', 'modal zebras parts'];
    expect(late.filter((query) => fresh.answersEarly(query))).toEqual([]);
    expect(late.filter((query) => !engine.answersEarly(query))).toEqual([]);
  });

  it('answers early with what has all words, and later with what has some', async () => {
    const { headings, text } = indexOf([
      { path: 'a', title: 'Toast toolbar', sections: [] },
      { path: 'b', title: 'Toast', sections: [] },
    ]);
    const fresh = new SearchEngine(headings);
    const titles = (): string[] =>
      fresh.find('toast toolbar').map(({ document }) => document.title);
    expect(titles()).toEqual(['Toast toolbar']);
    await fresh.addText(text);
    expect(titles()).toEqual(['Toast toolbar', 'Toast']);
  });

  it('takes a number as it was typed, not as the begin of another', async () => {
    const { headings, text } = indexOf([
      { path: 'a', title: 'Dates', sections: [{ title: 'ISO 8601', blocks: ['Text'] }] },
      { path: 'b', title: 'Dates in Ionic 8', sections: [] },
    ]);
    const fresh = new SearchEngine(headings);
    await fresh.addText(text);
    const [first] = fresh.find('dates 8');
    expect(first?.document.title).toBe('Dates in Ionic 8');
    for (const version of ['8', 'v8']) {
      const titles = fresh.find(version).map(({ document }) => document.title);
      expect(titles).toEqual(['Dates in Ionic 8']);
    }
  });

  it('refuses the text of another build', async () => {
    const [built] = INDEXES;
    if (!built) throw new Error('nothing was built');
    const fresh = new SearchEngine(built.headings);
    await expect(fresh.addText({ ...built.text, id: 'other' })).rejects.toThrow(/changed/);
  });

  it('answers from headings before the text is there', () => {
    const [built] = INDEXES;
    if (!built) throw new Error('nothing was built');
    const fresh = new SearchEngine(built.headings);
    expect(fresh.search({ query: 'modal' }).hits[0]?.url).toBe(`${SITE}api/modal`);
    expect(fresh.search({ query: 'ionic serve' }).nbHits).toBe(0);
  });
});

describe('what is found first', () => {
  it.each([
    ['button', 'api/button'],
    ['buttons', 'api/buttons'],
    ['ion-button', 'api/button'],
    ['IonButton', 'api/button'],
    ['ion-buttons', 'api/buttons'],
    ['modal', 'api/modal'],
    ['buton', 'api/button'],
    ['infinite scrool', 'api/infinite-scroll'],
    ['infinitescroll', 'api/infinite-scroll'],
    ['IonInfiniteScrol', 'api/infinite-scroll'],
    ['color', 'guide/colors'],
    ['back key', 'guide/back-button'],
    ['setFocus', 'guide/back-button#s0'],
    ['ionic cap sync', 'guide/serve'],
    ['how do I leave the app', 'guide/back-button'],
    ['ボタン', 'api/button'],
    ['無限スクロール', 'api/infinite-scroll'],
    ['もーだる', 'api/modal'],
    ['keyboard', 'ja/keyboard'],
    ['ｷｰﾎﾞｰﾄﾞ', 'ja/keyboard'],
    ['きーぼーど', 'ja/keyboard'],
    ['サーバ', 'ja/keyboard'],
    ['インタフェース', 'ja/keyboard'],
    ['せってい', 'ja/keyboard'],
    ['画面を閉じる', 'ja/close'],
    ['モーダルの扱い方', 'ja/close'],
    // A place is named by its page and itself.
    ['button color', 'api/button#prop-color'],
    ['ion-modal accessibility', 'api/modal#s0'],
    ['モーダル アクセシビリティ', 'api/modal#s0'],
  ])('for %s is %s', (query, expected) => {
    expect(paths(query)[0]).toBe(expected);
  });
});

describe('a list of results', () => {
  it('has members behind what somebody wrote', () => {
    const found = paths('color');
    expect(found.indexOf('api/button#prop-color')).toBeGreaterThan(found.indexOf('guide/colors'));
    expect(found).toContain('api/modal#prop-color');
  });

  it('takes a heading that many pages have for no name', () => {
    const found = engine.find('accessibility').slice(0, 4);
    expect(found.map(({ document }) => document.title)).toEqual(Array(4).fill('Accessibility'));
  });

  it('is limited to the tags that are asked for', () => {
    expect(paths('modal', ['default'])).toEqual(['blog/post']);
    expect(paths('modal', ['docs-default-current'])).not.toContain('blog/post');
    expect(paths('modal', ['docs-default-v7'])).toEqual([]);
    expect(paths('modal', ['default', 'docs-default-current'])).toContain('blog/post');
  });

  it('is never a short word that is spelt nearly so', () => {
    expect(paths('ionic cap')).toContain('guide/serve');
    expect(paths('cop')).toEqual([]);
  });

  it('is a word in kana only where it stands in one piece', () => {
    expect(paths('うえおか')).toEqual(['ja/kana']);
    expect(paths('あいうえおかきく')).toEqual([]);
  });

  it('shows at most four places of one page', () => {
    const sections = Array.from({ length: 9 }, (_, index) => ({ title: `Zebra ${index}` }));
    const { headings } = indexOf([{ path: 'z', title: 'Zebra', sections }]);
    expect(new SearchEngine(headings).find('zebra')).toHaveLength(4);
  });

  it('has pages that lack a word behind the few that have all', () => {
    const found = paths('setFocus button');
    expect(found[0]).toBe('guide/back-button#s0');
    expect(found).toContain('api/button');
  });

  it('goes on where no page has all words, and is empty where none has half of them', () => {
    expect(paths('android xylophone button')[0]).toBe('guide/back-button');
    expect(paths('xylophone qqqq')).toEqual([]);
    expect(paths('')).toEqual([]);
    expect(paths('!?')).toEqual([]);
  });
});
