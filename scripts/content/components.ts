/** Components that pages use without an import: those of the site, and those of the theme. */
export const PAGE_COMPONENTS = [
  'Card',
  'Cards',
  'ColorGenerator',
  'Demo',
  'Figure',
  'Gallery',
  'IndexFilter',
  'Piece',
  'Reference',
  'TabItem',
  'Tabs',
  'Head',
  'Details',
];

/** Those that are blocks of a page; within a sentence, they are not made ready for rendering. */
export const BLOCK_COMPONENTS = [
  'Cards',
  'ColorGenerator',
  'Demo',
  'Figure',
  'Gallery',
  'IndexFilter',
  'Reference',
  'Tabs',
];
