/** The walks of the documents for contributors, taken as a person who reads them would. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Code } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { outputFile } from '../../../src/lib/output-file';
import { patched } from '../../apps/tutorials/apply';

/** Documents with walks, in the order in which they are taken: the later ones change what the earlier ones made. */
export const WALKS = ['CONTRIBUTING.md', 'docs-internal/components-and-plugins.md'];

const TITLE = /\btitle="([^"]+)"/;

/** A file to write, or lines to add to one. */
export interface Step {
  /** Path below the root of the repository, with forward slashes. */
  path: string;
  isDiff: boolean;
  code: string;
  /** Document and line of the fence. */
  place: string;
}

/** The fences of a document that name a file, in their order. */
export function readSteps(root: string, document: string): Step[] {
  const steps: Step[] = [];
  const tree = unified()
    .use(remarkParse)
    .parse(readFileSync(join(root, document), 'utf8'));
  visit(tree, 'code', (fence: Code) => {
    const [, path] = TITLE.exec(fence.meta ?? '') ?? [];
    const place = `${document}:${fence.position?.start.line}`;
    if (path) steps.push({ path, isDiff: fence.lang === 'diff', code: fence.value, place });
  });
  if (steps.length === 0) throw new Error(`${document}: has no walk`);
  return steps;
}

/**
 * Takes all steps in a copy of the repository.
 *
 * @throws Error that names the line of the step that does not fit
 */
export function takeSteps(dir: string, steps: readonly Step[]): void {
  for (const step of steps) {
    const path = join(dir, step.path);
    const isThere = existsSync(path);
    if (isThere !== step.isDiff) {
      throw new Error(`${step.place}: ${step.path} is ${isThere ? 'there already' : 'not there'}`);
    }
    try {
      const before = step.isDiff ? readFileSync(path, 'utf8') : '';
      outputFile(path, step.isDiff ? patched(before, step.code) : `${step.code}\n`);
    } catch (error) {
      throw new Error(`${step.place}: ${step.path}: ${(error as Error).message}`, { cause: error });
    }
  }
}
