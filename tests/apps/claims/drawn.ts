import type { Section } from './types';

interface Word {
  x: number;
  y: number;
  text: string;
}

function wordsOf(svg: string, group: string): Word[] {
  const groups = [...svg.matchAll(new RegExp(`<g className="${group}">([\\s\\S]*?)</g>`, 'g'))];
  return groups.flatMap(([, body = '']) =>
    [...body.matchAll(/<text x="([\d.]+)" y="([\d.]+)"[^>]*>([^<]*)<\/text>/g)].map(
      ([, x, y, text = '']) => ({ x: Number(x), y: Number(y), text: text.trim() }),
    ),
  );
}

/** How far two texts of one row, or a note and its label, may be apart, in units of the drawing. */
const NEAR = 30;

/**
 * Reads the order that a figure draws: the labels of its boxes, row by row from the left, each after the note
 * below it: `B DidEnter`.
 *
 * @throws Error where the section draws nothing
 */
export function stepsDrawn({ title, text }: Section): string[][] {
  const labels = wordsOf(text, 'label');
  const notes = wordsOf(text, 'note');
  if (labels.length === 0) throw new Error(`"${title}" has no figure with labels`);
  const rows: Word[][] = [];
  for (const word of [...labels].sort((a, b) => a.y - b.y)) {
    const row = rows.find(([first]) => first && word.y - first.y < NEAR);
    if (row) row.push(word);
    else rows.push([word]);
  }
  return rows.map((row) =>
    row
      .sort((a, b) => a.x - b.x)
      .map((label) => {
        const below = notes.find(({ x, y }) => x === label.x && y > label.y && y - label.y < NEAR);
        return below ? `${below.text} ${label.text}` : label.text;
      }),
  );
}

/** Rows of the tables of a section, each as its cells, as written; heads and rulers are left out. */
export function rowsOf({ text }: Section): string[][] {
  const lines = text.split('\n').map((line) => line.trim());
  return lines
    .filter((line, index) => line.startsWith('|') && !/^\|[\s:|-]+$/.test(lines[index + 1] ?? ''))
    .filter((line) => !/^\|[\s:|-]+$/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

/**
 * Reads the stacks that a figure draws side by side: their labels from the bottom up, by the note below each.
 *
 * @throws Error where the section draws nothing
 */
export function stacksDrawn({ title, text }: Section): Record<string, string[]> {
  const labels = wordsOf(text, 'label');
  const notes = wordsOf(text, 'note');
  const stacks = notes.map(({ x, text: name }): [string, string[]] => [
    name,
    labels
      .filter((label) => label.x === x)
      .sort((a, b) => b.y - a.y)
      .map((label) => label.text),
  ]);
  if (labels.length === 0) throw new Error(`"${title}" has no figure with labels`);
  return Object.fromEntries(stacks);
}
