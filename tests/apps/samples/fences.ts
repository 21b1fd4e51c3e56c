import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_LOCALE } from '../../../config/locales';
import { readPage } from '../../lib/page';
import type { DemoVersion } from '../../../src/lib/demo';
import type { Group, Sample } from './types';

/** Languages that compilers check, and those that such samples refer to, with the file's ending. */
const ENDINGS: Readonly<Record<string, string>> = {
  ts: 'ts',
  typescript: 'ts',
  tsx: 'tsx',
  vue: 'vue',
  html: 'html',
};

/** Spares the parser the pages that have nothing to compile. */
const MAY_HAVE_SAMPLES = new RegExp(`(?:\`{3,}|~{3,})(?:${Object.keys(ENDINGS).join('|')})\\b`);
const OPT_OUT = /\bno-check="([^"]*)"/;
const TITLE = /\btitle="([^"]+)"/;

interface Fence {
  language: string;
  meta: string;
  line: number;
  code: string;
}

/** The code fences of a page, without the indentation that lists and tabs give them. */
function fencesOf(text: string, origin: string): Fence[] {
  const { fences, unreadable } = readPage(origin, DEFAULT_LOCALE, text);
  const [problem] = unreadable;
  if (problem) throw new Error(`${origin}:${problem.line}:${problem.column}: ${problem.message}`);
  return fences.map(({ lang = '', meta = '', line, code }) => ({
    language: lang,
    meta,
    line: line + 1,
    code: `${code}\n`,
  }));
}

function fileName({ language, meta, line }: Fence): string {
  const ending = ENDINGS[language] ?? '';
  const title = TITLE.exec(meta)?.[1]?.replace(/^\.?\//, '') ?? '';
  const isPath = /^[\w@./-]+$/.test(title) && !title.includes('..') && title.endsWith(`.${ending}`);
  return isPath ? title : `fence-${line}.${ending}`;
}

/**
 * Samples of a page, as groups: where a page shows one file several times, each time is a group of its
 * own, together with the other files as they are at that place.
 *
 * @throws Error when the page cannot be read, or a fence opts out without a reason
 */
export function readPageGroups(root: string, origin: string, version: DemoVersion): Group[] {
  const text = readFileSync(join(root, origin), 'utf8');
  if (!MAY_HAVE_SAMPLES.test(text)) return [];
  const samples = fencesOf(text, origin)
    .filter(({ language }) => language in ENDINGS)
    .map((fence): Sample => {
      const optOut = OPT_OUT.exec(fence.meta)?.[1];
      if (optOut?.trim() === '' || (optOut === undefined && /\bno-check\b/.test(fence.meta))) {
        throw new Error(
          `${origin}:${fence.line - 1}: no-check without a reason; accepts no-check="why"`,
        );
      }
      return {
        origin,
        line: fence.line,
        file: fileName(fence),
        code: fence.code,
        version,
        unchecked: optOut,
      };
    });
  const rounds = new Map<string, Sample[]>();
  for (const sample of samples) {
    rounds.set(sample.file, [...(rounds.get(sample.file) ?? []), sample]);
  }
  const count = Math.max(0, ...[...rounds.values()].map(({ length }) => length));
  return Array.from({ length: count }, (_, round) => ({
    version,
    samples: [...rounds.values()].flatMap((all) => all[Math.min(round, all.length - 1)] ?? []),
  }));
}
