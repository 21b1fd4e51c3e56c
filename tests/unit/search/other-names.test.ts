import { expect, it } from 'vitest';
import { engineOf, SITE, type Draft } from './support/pages';

const JAPANESE = /^ja(?:\/|$)/;

/** What the site's pages say about things that readers call by other names, with pages that say the same words. */
const PAGES: Draft[] = [
  {
    path: 'api/modal',
    title: 'ion-modal',
    text: ['Puts work on top of the page.'],
    sections: [
      {
        title: 'Close it and read the result',
        anchor: 'results',
        blocks: ['dismiss closes the modal. It has data and a role.'],
      },
      {
        title: 'Sheet modals',
        anchor: 'sheet',
        blocks: ['With breakpoints it comes from the bottom of the screen.'],
      },
      {
        title: 'Keep a modal open',
        anchor: 'can-dismiss',
        blocks: ['canDismiss is asked before every closing. Return false to not close the modal.'],
      },
      { title: 'dismiss', anchor: 'method-dismiss', generated: true, blocks: ['Closes it.'] },
    ],
  },
  {
    path: 'angular/injection-tokens',
    title: 'Injection tokens in Angular overlays',
    sections: [
      {
        title: 'Token, controller or property',
        anchor: 'choose',
        blocks: ['The ModalController creates, the token closes: close the modal from within.'],
      },
    ],
  },
  {
    path: 'api/action-sheet',
    title: 'ion-action-sheet',
    text: ['A sheet of buttons at the bottom of the screen.'],
  },
  { path: 'api/refresher', title: 'ion-refresher', text: ['Pull the content down to refresh it.'] },
  { path: 'angular/slides', title: 'Slides in Angular', text: ['A carousel with Swiper.'] },
  { path: 'native/screen-reader', title: 'Screen Reader', text: ['A carousel that speaks.'] },
  { path: '', title: 'One code base', names: ['What is Ionic'] },
  {
    path: 'blog/ionic-8',
    rank: 50,
    title: 'What is new in Ionic 8',
    text: ['What Ionic is, is what.'],
  },
  {
    path: 'ja/api/modal',
    title: 'ion-modal',
    text: ['ページの上に作業画面を重ねます。'],
    sections: [
      {
        title: '閉じて結果を受け取る',
        anchor: 'results',
        blocks: ['dismissはモーダルを閉じます。'],
      },
      { title: 'シートモーダル', anchor: 'sheet', blocks: ['画面の下から出します。'] },
      {
        title: 'モーダルを閉じさせない',
        anchor: 'can-dismiss',
        blocks: ['モーダルを閉じる前に尋ねます。モーダルは閉じないままになります。'],
      },
    ],
  },
  { path: 'ja/native/action-sheet', title: 'Action Sheet', text: ['シートをボトムに出します。'] },
  { path: 'ja/api/refresher', title: 'ion-refresher', text: ['引っ張ると読み込み直します。'] },
  { path: 'ja/api/select', title: 'ion-select', text: ['選択肢から選びます。'] },
  {
    path: 'ja/updating/5-0',
    title: 'Ionic 5への更新',
    sections: [{ title: '選択は親が持つ', blocks: ['プルダウンの選択を更新する方法です。'] }],
  },
  { path: 'ja/angular/slides', title: 'Angularのスライド', text: ['Swiperを使います。'] },
  { path: 'ja/native/screen-reader', title: 'Screen Reader', text: ['カルーセルを読み上げます。'] },
  { path: 'ja', title: '1つのコード', names: ['Ionicとは'] },
  {
    path: 'ja/blog/dark',
    rank: 50,
    title: 'Ionic 8のダークパレット',
    text: ['Ionicとはいえ暗いです。'],
  },
];

it.each([
  ['bottom sheet', 'api/modal#sheet'],
  ['ボトムシート', 'ja/api/modal#sheet'],
  ['carousel', 'angular/slides'],
  ['カルーセル', 'ja/angular/slides'],
  ['pull to refresh', 'api/refresher'],
  ['プルダウン更新', 'ja/api/refresher'],
  ['プルダウンで更新する方法', 'ja/api/refresher'],
  ['プルリフレッシュ', 'ja/api/refresher'],
  ['プルダウン', 'ja/api/select'],
  ['how to close a modal', 'api/modal#results'],
  ['モーダルを閉じる', 'ja/api/modal#results'],
  ['モーダルを閉じさせない', 'ja/api/modal#can-dismiss'],
  ['ModalController', 'api/modal'],
  ['modal controller', 'api/modal'],
  ['what is ionic', ''],
  ['Ionicとは', 'ja'],
])('%s leads to %s', async (query, expected) => {
  const others = await engineOf(
    PAGES.filter(({ path }) => JAPANESE.test(path) === JAPANESE.test(expected)),
  );
  const [first] = others.find(query);
  const { url = '', anchor = '' } = first?.document ?? {};
  expect(url.slice(SITE.length) + (anchor && `#${anchor}`)).toBe(expected);
});
