/** The walks of the documents for contributors, taken as a person who reads them would. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Code } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

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

/** Adds the lines of a diff behind the lines that it begins with, which stand once in the file. */
function withDiff(before: string, { path, code, place }: Step): string {
  const lines = code.split('\n');
  const context = lines.filter((text) => !text.startsWith('+')).map((text) => text.slice(1));
  const added = lines.filter((text) => text.startsWith('+')).map((text) => text.slice(1));
  const anchor = `${context.join('\n')}\n`;
  const places = before.split(anchor).length - 1;
  if (places !== 1) {
    const problem = `the lines to add to stand ${places} times in ${path}, and must stand there once`;
    throw new Error(`${place}: ${problem}`);
  }
  return before.replace(anchor, () => `${anchor}${added.join('\n')}\n`);
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
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(
      path,
      step.isDiff ? withDiff(readFileSync(path, 'utf8'), step) : `${step.code}\n`,
    );
  }
}
