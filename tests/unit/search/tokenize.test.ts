import { describe, expect, it } from 'vitest';
import { fold } from '../../../plugins/search/words/fold';
import { nameKey, nameKeys, singular, tokenize } from '../../../plugins/search/words/tokenize';

function terms(text: string): string[] {
  return tokenize(text).map(({ term }) => term);
}

describe('folding', () => {
  it.each([
    ['ﾎﾞﾀﾝ', 'ボタン'],
    ['ぼたん', 'ボタン'],
    ['ＩｏｎＢｕｔｔｏｎ', 'ionbutton'],
    ['ウェブ', 'ウエブ'],
    ['ヴ', 'ブ'],
    ['Ｖ８', 'v8'],
  ])('writes %s as %s', (text, expected) => {
    expect(fold(text)).toBe(expected);
  });
});

describe('terms of words in an alphabet', () => {
  it.each([
    ['ion-infinite-scroll', ['ion', 'infinite', 'scroll', 'ioninfinitescroll', 'infinitescroll']],
    ['IonInfiniteScroll', ['ion', 'infinite', 'scroll', 'ioninfinitescroll', 'infinitescroll']],
    ['--padding-start', ['padding', 'start', 'paddingstart']],
    ['useIonModal', ['use', 'ion', 'modal', 'useionmodal']],
    ['buttons', ['button']],
    ['properties', ['property']],
    ["don't", ['dont']],
    ['core.css', ['core', 'css', 'corecss']],
    ['iOS 17', ['os', 'ios', '17']],
    ['a11y', ['a11y']],
  ])('divides %s', (text, expected) => {
    expect(terms(text)).toEqual(expected);
  });

  it('keeps words that only look like plurals', () => {
    expect(['css', 'focus', 'ios', 'analysis', 'class', 'js', 'bus'].map(singular)).toEqual([
      'css',
      'focus',
      'ios',
      'analysis',
      'class',
      'js',
      'bus',
    ]);
  });

  it('says where each term stands', () => {
    const text = 'The ion-button.';
    const found = tokenize(text).map(({ term, start, end }) => [term, text.slice(start, end)]);
    expect(found).toContainEqual(['button', 'button']);
    expect(found).toContainEqual(['ionbutton', 'ion-button']);
  });
});

describe('terms of other scripts', () => {
  it.each([
    ['Кнопка меню', ['кнопка', 'меню']],
    ['زر القائمة', ['زر', 'القايمة']],
    ['버튼', ['버튼']],
    ['메뉴버튼', ['메뉴', '뉴버', '버튼']],
    ['ปุ่มเมนู', ['ปุ', 'ุ่', '่ม', 'มเ', 'เม', 'มน', 'นู']],
  ])('divide %s', (text, expected) => {
    expect(terms(text)).toEqual(expected);
  });

  it.each([
    ['مُحَمَّد', 'محمد'],
    ['أزرار', 'ازرار'],
    ['مـــرحبا', 'مرحبا'],
    ['Größe', 'große'],
    ['cafe\u0301', 'cafe'],
    ['İstanbul', 'istanbul'],
  ])('of %s are those of %s', (one, other) => {
    expect(terms(one)).toEqual(terms(other));
  });

  it('set the script of a sentence apart from the name in it', () => {
    expect(terms('ion-button으로')).toEqual(['ion', 'button', 'ionbutton', '으로']);
  });
});

describe('terms of Japanese', () => {
  it('are overlapping pairs, and words in kana from each character on', () => {
    expect(terms('戻るボタン')).toEqual(['戻ル', 'ボタン', 'タン']);
  });

  it.each([
    ['サーバー', 'サーバ'],
    ['サーバー', 'さーばー'],
    ['モーダル', 'モダル'],
    ['インターフェース', 'インタフェース'],
    ['ボタン', 'ﾎﾞﾀﾝ'],
  ])('of %s have those of %s', (one, other) => {
    expect(terms(one)).toEqual(expect.arrayContaining(terms(other)));
  });

  it('keep the mark of a word that would shrink to one character', () => {
    expect(terms('キー')).toEqual(['キー']);
    expect(terms('ハードウェアキー')).toContain('キー');
  });

  it('find a single kanji at the end', () => {
    expect(terms('列の幅')).toContain('幅');
  });

  it('stand where the text has them, half-width characters included', () => {
    const text = '「ﾎﾞﾀﾝ」';
    const found = tokenize(text).map(({ term, start, end }) => [term, text.slice(start, end)]);
    expect(found).toContainEqual(['タン', 'ﾀﾝ']);
    expect(found).toContainEqual(['ボタン', 'ﾎﾞﾀﾝ']);
  });
});

describe('keys of names', () => {
  it('ignore case, separators, width and kana', () => {
    expect(nameKey('Action Sheet')).toBe(nameKey('action-sheet'));
    expect(nameKey('アクションシート')).toBe(nameKey('あくしょんしーと'));
  });

  it('tell singular and plural apart only when they are to be exact', () => {
    expect(nameKey('ion-buttons')).toBe(nameKey('ion-button'));
    expect(nameKeys('ion-buttons').exact).not.toBe(nameKeys('ion-button').exact);
  });
});
