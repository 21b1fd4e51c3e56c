import { BLOCK_COMPONENTS } from '../../../src/remark/components';
import type { Place } from '../../lib/markdown';
import { startOf, type Fence, type Page, type Problem } from '../../lib/page';
import { attributeOf, elementsOf } from './rules/elements';

/** One thing that source and translation share, in the words that a message uses. */
interface Part extends Place {
  shown: string;
  /** Compared too, but too long for a message. */
  sample?: Fence;
}

/** Languages of text for readers, whose words a translation may change. */
const WORDS = ['text', 'md', 'mdx', 'markdown', 'shell-session', 'http'];
const MARKUP = ['html', 'vue', 'tsx', 'jsx', 'xml', 'svg', 'ts', 'typescript'];

const COMMENTS = /\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|(?<![:\w"'])\/\/.*$|(?:^|\s)#(?!\w).*$/gm;
const STRINGS = /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`/g;

/** The code of a sample without what a translation changes: comments, strings, and text between tags. */
function codeOnly({ lang = '', code }: Pick<Fence, 'lang' | 'code'>): string {
  if (WORDS.includes(lang)) return '';
  const bare = code.replace(COMMENTS, '').replace(STRINGS, '""');
  const untold = MARKUP.includes(lang) ? bare.replace(/>[^<>{}]*(?=[<{])/g, '>') : bare;
  // A line that the translation makes longer may be broken, and end in a comma then.
  return untold.replace(/\s+/g, '').replace(/,(?=[}\])])/g, '');
}

const TRANSLATED = /[\u0250-\uFFFF]/;

/**
 * Whether two samples do the same: their code is equal, or each of their lines is, but for those that the
 * translation has in its own language (text between braces, or a quote in a comment, is more than
 * {@link codeOnly} can tell apart).
 */
export function sameCode(source: Fence, translation: Fence): boolean {
  if (codeOnly(source) === codeOnly(translation)) return true;
  const [want, got] = [source.code.split('\n'), translation.code.split('\n')];
  return (
    want.length === got.length &&
    got.every((line, index) => TRANSLATED.test(line) || line === want[index])
  );
}

function headingsOf({ headings }: Page): Part[] {
  return headings.map(({ depth, id, line, column }) => ({
    shown: `${'#'.repeat(depth)} {#${id ?? ''}}`,
    line,
    column,
  }));
}

function samplesOf({ fences }: Page): Part[] {
  return fences.map((fence) => ({
    shown: fence.lang ?? 'no language',
    sample: fence,
    line: fence.line,
    column: fence.column,
  }));
}

/** Attributes whose value a translation keeps. */
const NAMING = ['name', 'component', 'command', 'plugin', 'groupId'];

/** Demos, references, figures and the like, with the attributes that name what they show. */
function componentsOf(page: Page): Part[] {
  return elementsOf(page)
    .filter(({ name }) => BLOCK_COMPONENTS.includes(name ?? ''))
    .map((node) => {
      const named = NAMING.flatMap((name) => {
        const value = attributeOf(node, name);
        return typeof value === 'string' ? [` ${name}="${value}"`] : [];
      });
      return { shown: `<${node.name}${named.join('')}>`, ...startOf(node) };
    })
    .sort((a, b) => a.line - b.line);
}

function same(one?: Part, other?: Part): boolean {
  if (one?.shown !== other?.shown) return false;
  return !one?.sample || !other?.sample || sameCode(one.sample, other.sample);
}

const KINDS: [what: string, of: (page: Page) => Part[]][] = [
  ['heading', headingsOf],
  ['code sample', samplesOf],
  ['component', componentsOf],
];

/**
 * What a translation must share with its source, in the same order: heading ids and levels, the language
 * and code of samples, and components with the name of what they show. Each kind is told once, where
 * it first differs. Pages that cannot be read are not compared.
 */
export function checkStructure(source: Page, translation: Page): Problem[] {
  if (source.unreadable.length > 0 || translation.unreadable.length > 0) return [];
  return KINDS.flatMap(([what, of]) => {
    const [want, got] = [of(source), of(translation)];
    const at = Array.from({ length: Math.max(want.length, got.length) }).findIndex(
      (_, index) => !same(want[index], got[index]),
    );
    if (at < 0) return [];
    const [wanted, gotten] = [want[at], got[at]];
    const { line, column } = gotten ?? { line: 1, column: 1 };
    const place = `${source.path}${wanted ? `:${wanted.line}` : ''}`;
    const message =
      wanted?.shown === gotten?.shown
        ? `${what} ${at + 1}: the code differs from ${place}, by more than comments and strings`
        : `${what} ${at + 1} is ${gotten?.shown ?? 'missing'}, ${place} has ${wanted?.shown ?? 'none'}`;
    return [{ path: translation.path, line, column, message }];
  });
}
