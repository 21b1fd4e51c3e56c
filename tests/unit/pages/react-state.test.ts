import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = resolve(__dirname, '../../..');
const FOLDERS = ['docs', 'versioned_docs', 'i18n/ja/docusaurus-plugin-content-docs', 'src/demos'];

/** A list or object that is set from the variable of the last render, as in `setTags([...tags, x])`. */
const FROM_LAST_RENDER =
  /\bset(?<first>[A-Z])(?<rest>\w*)\(\s*(?:[[{]\s*\.\.\.(?<spread>\w+)|(?<called>\w+)\.(?:concat|filter|flatMap|map|slice)\()/g;

/**
 * Where a text does so. Two events before the next render then both start from the same value,
 * and the second one undoes the first: a browser that fills two fields at once is enough.
 */
function found(text: string): string[] {
  return [...text.matchAll(FROM_LAST_RENDER)]
    .filter(({ groups }) => {
      const state = `${groups?.first?.toLowerCase()}${groups?.rest}`;
      return state === (groups?.spread ?? groups?.called);
    })
    .map(([match]) => match);
}

describe('React samples and demos', () => {
  it('recognizes a state that is set from the last render', () => {
    expect(found('setTags([...tags, tag])')).toEqual(['setTags([...tags']);
    expect(found('setProfile({ ...profile, email })')).toEqual(['setProfile({ ...profile']);
    expect(found('setTags(\n  tags.filter(isNew),\n)')).toEqual(['setTags(\n  tags.filter(']);
    expect(found('setTags((current) => [...current, tag])')).toEqual([]);
    expect(found('setOpen(sections.map(id))')).toEqual([]);
  });

  it('change a list or an object from its current value', () => {
    const wrong = FOLDERS.flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.(?:mdx|tsx)$/.test(file))
        .flatMap((file) =>
          found(readFileSync(join(ROOT, folder, file), 'utf8')).map(
            (match) => `${folder}/${file}: ${match}`,
          ),
        ),
    );
    expect(wrong).toEqual([]);
  });
});
