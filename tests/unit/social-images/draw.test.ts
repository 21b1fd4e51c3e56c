import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadImage } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { startPainting } from '../../../plugins/social-images/paint';
import type { Painting } from '../../../plugins/social-images/paint';
import { fitTitle } from '../../../plugins/social-images/lines';
import { SOCIAL_IMAGE_SIZE } from '../../../src/lib/social-image';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));

/** As if each character were half as wide as high. */
const measureAt = (size: number) => (text: string) => (text.length * size) / 2;

describe('fitTitle', () => {
  it('breaks between words, and keeps signs with the word that they belong to', () => {
    const broken = (title: string, language: string): string[] =>
      fitTitle(title, language, 230, measureAt).lines;
    expect(broken('One code base for all', 'en')).toEqual(['One code', 'base for', 'all']);
    expect(broken('Use @ionic/core now', 'en')).toEqual(['Use', '@ionic/', 'core now']);
    const lines = broken('準備をする。「モーダル」の設定', 'ja');
    expect(lines.join('')).toBe('準備をする。「モーダル」の設定');
    for (const line of lines) expect(line).not.toMatch(/^[。」]|「$/);
  });

  it('shortens what does not fit in any', () => {
    for (const title of ['word '.repeat(60).trim(), 'w'.repeat(200)]) {
      const { lines, size } = fitTitle(title, 'en', 860, measureAt);
      expect(lines.length).toBeLessThanOrEqual(3);
      expect(lines.at(-1)).toMatch(/…$/);
      for (const line of lines) expect(measureAt(size)(line)).toBeLessThanOrEqual(860);
    }
  });
});

describe('startPainting', () => {
  const picture = (title: string): Painting => ({
    title,
    section: 'React',
    version: 'v8',
    language: 'ja',
    languageName: '日本語',
  });
  const pictures = ['鍵', '盤', 'a', 'b'].map(picture);

  it('draws each title in a small file of the full size', async () => {
    const files = await startPainting(pictures, folder)();
    for (const file of files) {
      expect(await loadImage(file)).toMatchObject(SOCIAL_IMAGE_SIZE);
      expect(file.length).toBeLessThan(60_000);
    }
    // Signs that the fonts do not have would all look the same
    expect(new Set(files.map((file) => file.toString('base64'))).size).toBe(pictures.length);
  });
});
