import { expect, it } from 'vitest';
import { compile, pageFile, ROOT } from './helpers';

const PAGE = `
## Sheets \\{#sheet}

The role \`handle\` is no member. \`handle-behavior="cycle"\` and \`canDismiss\` are, \`dismiss(data)\` too, \`--width\` is a line of a sample.

### \`--height: auto\` \\{#auto-height}

With \`--height\` it is as tall as its content.

## \`canDismiss\`: keep it open \\{#can-dismiss}

Set \`canDismiss\` to \`false\`.

<Reference component="ion-modal" />
`;

it('A member and the section of the page that tells of it lead to each other', async () => {
  const { html } = await compile(PAGE, pageFile(ROOT, 'current', 'api/modal'));
  const [words = '', reference = ''] = html.split(/(?=<h2[^>]*id="reference")/);
  const linksIn = (text: string) =>
    [...text.matchAll(/<a href="#([\w-]+)"><code>/g)].map(([, id]) => id);
  expect(linksIn(words)).toEqual([
    'prop-handleBehavior',
    'method-dismiss',
    'css-height',
    'prop-canDismiss',
  ]);
  const moreOf = (id: string) =>
    /<dt>More<\/dt><dd><a href="#([\w-]+)">/.exec(
      reference.split(`id="${id}"`)[1]?.split(/ id="(?:prop|event|method|css)-/)[0] ?? '',
    )?.[1];
  expect(moreOf('prop-canDismiss'), 'the heading with its name before any other').toBe(
    'can-dismiss',
  );
  expect(moreOf('prop-handleBehavior')).toBe('sheet');
  expect(moreOf('method-dismiss')).toBe('sheet');
  expect(moreOf('css-height')).toBe('auto-height');
  expect(moreOf('css-width')).toBeUndefined();
  expect(moreOf('prop-handle'), 'a word that is something else').toBeUndefined();
});
