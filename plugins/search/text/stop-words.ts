import { nameKey, singular } from './tokenize';

/** English words that say nothing about a subject. A query of nothing else keeps them. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a about after already also an and any are as at be been before but by can cannot cant could did do does doesnt doing dont for
   from get gets had has have how i if in into is isnt it its just make making may me my no not of on
   or our should so some something still than that the their them then there these they this those to too
   up us was we were what when where which who why will with without would yet you your`
    .split(/\s+/)
    .map((word) => singular(word)),
);

/** Words that may help but need not be there: what every page has, and what only asks for help. */
export const OPTIONAL: ReadonlySet<string> = new Set(
  `ionic framework app new use used using user guide tutorial example sample doc documentation page
   component tell show explain help way best learn work working
   方法 使 使い 仕方 やり方 手順 場合 例 使用 利用 説明 一覧 詳細 アプリ コンポーネント`
    .split(/\s+/)
    .map((word) => nameKey(word)),
);

/** Kana between words, longest first: particles, and the commonest endings of verbs. */
export const STOP_KANA: readonly string[] = [
  'について',
  'における',
  'とは何か',
  'ください',
  'している',
  'されない',
  'できない',
  'しない',
  'から',
  'まで',
  'より',
  'など',
  'では',
  'には',
  'とは',
  'する',
  'した',
  'して',
  'され',
  'です',
  'ます',
  'たい',
  'への',
  'での',
  'を',
  'が',
  'は',
  'に',
  'で',
  'と',
  'の',
  'も',
  'へ',
  'や',
  'な',
].sort((a, b) => b.length - a.length);
