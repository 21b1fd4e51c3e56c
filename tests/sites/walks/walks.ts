/** The walks of `CONTRIBUTING.md` under "Your first change", taken as a person who reads them would. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Code, Root } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

const FILE = 'CONTRIBUTING.md';
const SECTION = 'Your first change';
const TITLE = /\btitle="([^"]+)"/;

/** A file to write, or lines to add to one. */
export interface Step {
  /** Path below the root of the repository, with forward slashes. */
  path: string;
  isDiff: boolean;
  code: string;
  /** Line of the fence in `CONTRIBUTING.md`. */
  line: number;
}

/** The fences of the section that name a file, in their order. */
export function readSteps(text: string): Step[] {
  const { children } = unified().use(remarkParse).parse(text);
  const titleOf = (node: Root['children'][number]): string | undefined =>
    node.type === 'heading' && node.depth === 2
      ? text.slice(node.children[0]?.position?.start.offset, node.position?.end.offset)
      : undefined;
  const start = children.findIndex((node) => titleOf(node) === SECTION);
  const end = children.findIndex((node, index) => index > start && titleOf(node) !== undefined);
  if (start < 0) throw new Error(`${FILE}: has no section "${SECTION}"`);
  const steps: Step[] = [];
  visit({ type: 'root', children: children.slice(start, end) } as Root, 'code', (fence: Code) => {
    const [, path] = TITLE.exec(fence.meta ?? '') ?? [];
    const line = fence.position?.start.line ?? 0;
    if (path) steps.push({ path, isDiff: fence.lang === 'diff', code: fence.value, line });
  });
  return steps;
}

/** Adds the lines of a diff behind the lines that it begins with, which stand once in the file. */
function withDiff(before: string, { path, code, line }: Step): string {
  const lines = code.split('\n');
  const context = lines.filter((text) => !text.startsWith('+')).map((text) => text.slice(1));
  const added = lines.filter((text) => text.startsWith('+')).map((text) => text.slice(1));
  const anchor = `${context.join('\n')}\n`;
  const places = before.split(anchor).length - 1;
  if (places !== 1) {
    const problem = `the lines to add to stand ${places} times in ${path}, and must stand there once`;
    throw new Error(`${FILE}:${line}: ${problem}`);
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
      throw new Error(
        `${FILE}:${step.line}: ${step.path} is ${isThere ? 'there already' : 'not there'}`,
      );
    }
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(
      path,
      step.isDiff ? withDiff(readFileSync(path, 'utf8'), step) : `${step.code}\n`,
    );
  }
}
