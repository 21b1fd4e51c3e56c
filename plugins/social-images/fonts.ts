import { join } from 'node:path';

/** The face of the site's headings before Japanese, which has Latin signs too, for use among its own. */
export const FONTS = {
  Latin: join(__dirname, '../../src/css/faces/gabarito.woff2'),
  Japanese: join(__dirname, 'fonts/noto-sans-jp-japanese-700-normal.woff2'),
};
