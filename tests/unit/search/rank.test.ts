import { describe, expect, it } from 'vitest';
import { engineOf, SITE } from './support/pages';

interface Draft {
  path: string;
  title: string;
  /** Titles of sections. */
  sections?: string[];
  /** Titles of sections that were generated. */
  members?: string[];
}

/** What is found first. */
async function firstDocument(query: string, drafts: readonly Draft[]) {
  const engine = await engineOf(
    drafts.map(({ path, title, sections = [], members = [] }) => ({
      path,
      title,
      sections: [
        ...sections.map((heading) => ({ title: heading })),
        ...members.map((member) => ({ title: member, anchor: `m-${member}`, generated: true })),
      ],
    })),
  );
  return engine.find(query)[0]?.document;
}

/** Address of what is found first, below the site's. */
const first = async (query: string, drafts: readonly Draft[]): Promise<string | undefined> =>
  (await firstDocument(query, drafts))?.url.slice(SITE.length);

describe('among pages that all have the words', () => {
  it.each([true, false])('one comes first that keeps coming back to them (%s)', async (isFirst) => {
    const once = { path: 'a', title: 'A', sections: ['A zebra here'] };
    const often = { path: 'b', title: 'B', sections: ['A zebra here', 'A zebra also', 'A zebra'] };
    expect(await first('zebra', isFirst ? [often, once] : [once, often])).toBe('b');
  });

  it('one that is called what was typed comes first, however often others say it', async () => {
    const named = { path: 'a', title: 'ion-zebras' };
    const often = { path: 'b', title: 'ion-zebra', sections: ['One zebra', 'A zebra', 'My zebra'] };
    expect(await first('zebras', [often, named])).toBe('a');
  });

  it.each([
    ['close a modal', 'Prevent a modal to close', 'A modal opens, and then it can close by itself'],
    ['モーダルを閉じる', 'モーダルを閉じさせない', '結果を受け取り、モーダルを閉じてから使う方法'],
  ])('one on the opposite does not come first: %s', async (query, opposite, answer) => {
    const drafts = [
      { path: 'a', title: 'A', sections: [opposite] },
      { path: 'b', title: 'B', sections: [answer] },
    ];
    expect(await first(query, drafts)).toBe('b');
    expect(await first(opposite, drafts)).toBe('a');
  });

  it('members of the page whose whole name was typed come before those of one that only begins so', async () => {
    const members = ['--padding-top'];
    const item = { path: 'a', title: 'ion-item', members };
    const divider = { path: 'b', title: 'ion-item-divider', members, sections: ['A padding'] };
    const at = async (query: string) => (await firstDocument(query, [divider, item]))?.url;
    expect(await at('item padding top')).toBe(`${SITE}a`);
    expect(await at('item divider padding top')).toBe(`${SITE}b`);
  });

  it('one for all frameworks comes before what names the one that was typed, and that before another', async () => {
    const component = { path: 'a', title: 'Sheet modal' };
    const others = ['vue', 'react'].flatMap((framework) =>
      [1, 2, 3, 4].map((count) => ({
        path: `${framework}/${count}`,
        title: `Part ${count} of ${framework}`,
        sections: [`A modal in ${framework} is a sheet`],
      })),
    );
    expect(await first('sheet modal vue', [...others, component])).toBe('a');
    expect(await first('sheet in vue', others.reverse())).toBe('vue/4');
  });

  it('a member that is typed as code writes it comes before a page that is called nearly so', async () => {
    const page = { path: 'a', title: 'ion-input', members: ['ionInput'] };
    expect((await firstDocument('ionInput', [page]))?.anchor).toBe('m-ionInput');
    expect((await firstDocument('ion input', [page]))?.anchor).toBe('');
  });

  it('a member of a component comes before one of its name in those that are called after the component', async () => {
    const drafts = ['ion-input-otp', 'ion-input', 'ion-range'].map((title) => ({
      path: title,
      title,
      members: ['ionInput'],
    }));
    expect(await first('ionInput', drafts)).toBe('ion-input');
    expect(await first('ionInput', [...drafts].reverse())).toBe('ion-input');
  });

  it('the section comes first whose page and title make up the query', async () => {
    const named = { path: 'a', title: 'ionic build', sections: ['--prod'] };
    const other = {
      path: 'b',
      title: 'Build errors',
      sections: ['Only the prod build fails', 'The prod build of Ionic'],
    };
    expect(await first('ionic build --prod', [other, named])).toBe('a');
  });
});
