import { describe, expect, it } from 'vitest';
import { iconsNamedIn } from '../../../plugins/demos/icons';

const FILES = new Set(['add.svg', 'heart.svg', 'heart-outline.svg', 'star.svg']);

describe('iconsNamedIn', () => {
  it('finds names in attributes and in scripts, each once', () => {
    const pages = [
      '<ion-icon name="heart"></ion-icon>',
      "<script>icon.icon = on ? 'heart' : `heart-outline`;</script>",
    ];
    expect(iconsNamedIn(pages, FILES)).toEqual(['heart-outline.svg', 'heart.svg']);
  });

  it('takes no word of a text, and no name that is no icon', () => {
    expect(iconsNamedIn(['<p class="add-on">Add a star, add a heart</p>'], FILES)).toEqual([]);
  });
});
