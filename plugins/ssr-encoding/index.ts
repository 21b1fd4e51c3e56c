import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** A zero byte, and what the HTML minifier makes of one. */
const STRAY = /[\0\ufffd]/g;

/**
 * Takes stray characters out of built pages: React 18.2's server renderer writes its buffer whole when
 * the next multi-byte character does not fit into it, so zero bytes land between the characters of
 * Japanese text. Nothing is lost by them, and no page has such a character of its own.
 *
 * @param outDir folder with the built pages
 * @returns the number of pages that were mended
 */
export function mendPages(outDir: string): number {
  const pages = readdirSync(outDir, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => join(outDir, name));
  return pages.filter((page) => {
    const html = readFileSync(page, 'utf8');
    const mended = html.replace(STRAY, '');
    if (mended !== html) writeFileSync(page, mended);
    return mended !== html;
  }).length;
}

/** Mends every page after the build; see {@link mendPages}. */
export default function ssrEncodingPlugin(): Plugin {
  return {
    name: 'ssr-encoding',
    async postBuild({ outDir }) {
      mendPages(outDir);
    },
  };
}
