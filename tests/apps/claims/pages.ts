import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Framework } from '../../../src/lib/demo';
import { sourceTree } from '../../../src/lib/docs-trees';
import { DEFAULT_LOCALE } from '../../../config/locales';
import { readPage, startOf, type Page } from '../../lib/page';
import { ROOT } from '../../../scripts/lib/run';
import { partsOf } from '../tutorials/read';
import type { FenceName, Section } from './types';

const TITLE = /\btitle="([^"]+)"/;

/** Texts are compared without the breaks of their lines. */
function flat(text: string): string {
  return text.replace(/\s+/g, ' ');
}

/** A page that makes claims, as its file is now. */
export class ClaimingPage {
  private readonly page: Page;

  /** @param path relative to the project's root */
  constructor(readonly path: string) {
    this.page = readPage(path, DEFAULT_LOCALE, readFileSync(join(ROOT, path), 'utf8'));
  }

  /** A line of a message about this page. */
  at(line: number, heading: string): string {
    return `${this.path}:${line}: "${heading}"`;
  }

  /**
   * The part of the page below a heading.
   *
   * @throws Error when the page has no such heading
   */
  section(id: string): Section {
    const { headings, lines } = this.page;
    const index = headings.findIndex((heading) => heading.id === id);
    const heading = headings[index];
    if (!heading) throw new Error(`${this.path}:1: no heading {#${id}}, which a claim names`);
    const next = headings.slice(index + 1).find(({ depth }) => depth <= heading.depth);
    const text = lines.slice(heading.line, next ? next.line - 1 : lines.length).join('\n');
    return { title: heading.text, line: heading.line, text };
  }

  /**
   * What a section says.
   *
   * @returns what the groups of a pattern have caught
   * @throws Error when it does not say so
   */
  saying({ title, line, text }: Section, says: string | RegExp): string[] {
    const source = flat(text);
    const found = typeof says === 'string' ? source.includes(flat(says)) : says.exec(source);
    if (!found) throw new Error(`${this.at(line, title)} does not say ${says} any more`);
    return typeof found === 'boolean' ? [] : found.slice(1);
  }

  /**
   * The text of a fence, without those of tabs for another framework.
   *
   * @throws Error in a line with page and title, when there is none
   */
  fence({ heading, title, language }: FenceName, framework: Framework): string {
    const section = this.section(heading);
    const end = section.line + section.text.split('\n').length;
    for (const node of partsOf(this.page.tree, framework)) {
      if (node.type !== 'code') continue;
      const { line } = startOf(node);
      const isNamed =
        title === undefined ? node.lang === language : TITLE.exec(node.meta ?? '')?.[1] === title;
      if (isNamed && line > section.line && line <= end) return `${node.value}\n`;
    }
    throw new Error(
      `${this.at(section.line, section.title)} has no fence "${title ?? language}", which a claim runs`,
    );
  }
}

const known = new Map<string, ClaimingPage>();

/**
 * A page of a version, read once.
 *
 * @param id path in its tree without ending, or the path of a file
 * @returns nothing where the version has no such page
 */
export function claimingPage(id: string, version: string): ClaimingPage | undefined {
  const path = id.endsWith('.mdx') ? id : `${sourceTree(version)}/${id}.mdx`;
  try {
    const page = known.get(path) ?? new ClaimingPage(path);
    known.set(path, page);
    return page;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
