/**
 * Draws the picture of a page: its title, what it is part of, and the mark of the site. Colors are those of the
 * dark mode in `src/css/tokens.css`, and the mark is that of `static/img/logo.svg`.
 */
import { readFileSync } from 'node:fs';
import { createCanvas, GlobalFonts, Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import { SOCIAL_IMAGE_SIZE } from '../../src/lib/social-image';
import { FONTS } from './fonts';
import { fitTitle } from './lines';
import type { Painting } from './paint';

const { width: WIDTH, height: HEIGHT } = SOCIAL_IMAGE_SIZE;
const MARGIN = 80;
const TITLE_WIDTH = 860;
const LINE_HEIGHT = 1.25;

const COLORS = {
  background: '#0c1019',
  mark: '#16233f',
  title: '#e9edf6',
  accent: '#8db0ff',
  spark: '#ffa276',
  soft: '#b4bed1',
};

const FAMILY = Object.keys(FONTS).join(', ');

for (const [name, file] of Object.entries(FONTS)) {
  GlobalFonts.register(readFileSync(file), name);
}

/** Side of the square that the mark is drawn in. */
const MARK_SIDE = 28;
const MARK_LINE = 'M16.5 2.2H8A6 6 0 0 0 2 8.2v11.6a6 6 0 0 0 6 6h11.6a6 6 0 0 0 6-6v-8.5';
const MARK_CENTER = { x: 13.8, y: 14, radius: 4.2 };
const MARK_DOT = { x: 23, y: 4.8, radius: 2.6 };

function drawMark(
  context: SKRSContext2D,
  [x, y]: [x: number, y: number],
  side: number,
  color: string,
  dotColor: string,
): void {
  context.save();
  context.translate(x, y);
  context.scale(side / MARK_SIDE, side / MARK_SIDE);
  context.strokeStyle = color;
  context.lineWidth = 2.3;
  context.lineCap = 'round';
  context.stroke(new Path2D(MARK_LINE));
  for (const [dot, fill] of [
    [MARK_CENTER, color],
    [MARK_DOT, dotColor],
  ] as const) {
    context.fillStyle = fill;
    context.beginPath();
    context.arc(dot.x, dot.y, dot.radius, 0, 2 * Math.PI);
    context.fill();
  }
  context.restore();
}

/** @returns the picture as a PNG file */
export function drawPicture(picture: Painting): Buffer {
  const { title, section, version, language, languageName } = picture;
  const canvas = createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');
  const write = (text: string, x: number, y: number, size: number, color: string): void => {
    context.font = `${size}px ${FAMILY}`;
    context.fillStyle = color;
    context.fillText(text, x, y);
  };
  context.fillStyle = COLORS.background;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  drawMark(context, [830, 190], 520, COLORS.mark, COLORS.mark);
  drawMark(context, [MARGIN, 72], 56, COLORS.accent, COLORS.spark);
  write('Ionic Docs', MARGIN + 76, 113, 36, COLORS.title);

  const { lines, size } = fitTitle(title, language, TITLE_WIDTH, (tried) => (text) => {
    context.font = `${tried}px ${FAMILY}`;
    return context.measureText(text).width;
  });
  const step = size * LINE_HEIGHT;
  // The title stands in the middle between head and foot, and the section above it
  const top = 345 - ((lines.length - 1) * step) / 2 + size * 0.36;
  write(section, MARGIN, top - size * 0.9 - 22, 32, COLORS.accent);
  lines.forEach((line, index) => write(line, MARGIN, top + index * step, size, COLORS.title));

  const foot = [version, languageName].filter((text) => text !== '').join('  ·  ');
  write(foot, MARGIN, HEIGHT - 68, 32, COLORS.soft);
  return canvas.encodeSync('png');
}
