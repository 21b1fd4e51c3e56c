/**
 * Components that are blocks of a page and need no import; within a sentence, they are not made ready for
 * rendering.
 */
export const BLOCK_COMPONENTS = [
  'Cards',
  'ColorGenerator',
  'Demo',
  'Figure',
  'Gallery',
  'IndexFilter',
  'Reference',
  'Screenshot',
  'Tabs',
];

/** All components that pages use without an import: those of the site, and those of the theme. */
export const PAGE_COMPONENTS = [...BLOCK_COMPONENTS, 'Card', 'Piece', 'TabItem', 'Details', 'Head'];
