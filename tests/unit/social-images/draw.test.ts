import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { afterAll, describe, expect, it } from 'vitest';
import { startPainting } from '../../../plugins/social-images/paint';
import type { Painting } from '../../../plugins/social-images/paint';
import { breakLines, fitTitle } from '../../../plugins/social-images/lines';
import { encodePalette } from '../../../plugins/social-images/png';
import { SOCIAL_IMAGE_SIZE } from '../../../src/lib/social-image';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** As if each character were ten pixels wide. */
const measure = (text: string): number => text.length * 10;
const measureAt = (size: number) => (text: string) => (text.length * size) / 2;

describe('breakLines', () => {
  it('breaks between words', () => {
    expect(breakLines('One code base for all', 'en', 100, measure)).toEqual([
      'One code',
      'base for',
      'all',
    ]);
  });

  it('begins no Japanese line with what ends a sentence, and ends none with what opens one', () => {
    const lines = breakLines('準備をする。「モーダル」の設定', 'ja', 50, measure);
    expect(lines.join('')).toBe('準備をする。「モーダル」の設定');
    expect(lines.length).toBeGreaterThan(2);
    for (const line of lines) {
      expect(line).not.toMatch(/^[。」]/);
      expect(line).not.toMatch(/「$/);
    }
  });

  it('keeps names in one piece', () => {
    expect(breakLines('Use @ionic/core-next now', 'en', 60, measure)).toContain('@ionic/core-');
  });
});

describe('fitTitle', () => {
  it('takes the largest size that fits', () => {
    const sizes = ['ion-modal', 'word '.repeat(13), 'word '.repeat(17)].map(
      (title) => fitTitle(title.trim(), 'en', 860, measureAt).size,
    );
    expect(sizes).toEqual([80, 68, 56]);
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

describe('encodePalette', () => {
  it('gives back each color of a picture with few', async () => {
    const colors = [0xff1f_1f1f, 0xff3f_1f00, 0xffff_ffff];
    const pixels = Uint32Array.from({ length: 12 }, (_, index) => colors[index % 3] ?? 0);
    const image = await loadImage(encodePalette(new Uint8Array(pixels.buffer), 4, 3));
    const context = createCanvas(4, 3).getContext('2d');
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, 4, 3);
    expect([...new Uint32Array(data.buffer)]).toEqual([...pixels]);
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
    const files = (await startPainting(pictures, folder).all()).map((png) => Buffer.from(png));
    for (const file of files) {
      expect(await loadImage(file)).toMatchObject(SOCIAL_IMAGE_SIZE);
      expect(file.length).toBeLessThan(25_000);
    }
    // Signs that the fonts do not have would all look the same
    expect(new Set(files.map((file) => file.toString('base64'))).size).toBe(pictures.length);
  });

  it('draws nothing again', async () => {
    const [first] = await startPainting(pictures, folder).all();
    expect(readdirSync(folder)).toHaveLength(pictures.length);
    expect(Buffer.isBuffer(first)).toBe(true);
  });
});
