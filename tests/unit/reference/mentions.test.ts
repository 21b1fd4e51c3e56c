import { expect, it } from 'vitest';
import { compile, pageFile, ROOT } from './helpers';

const PAGE = `
## Sheets \\{#sheet}

The role \`handle\` is no member. \`handle-behavior="cycle"\` and \`canDismiss\` are, \`dismiss(data)\` too, \`--width\` is a line of a sample.

### \`--height: auto\` \\{#auto-height}

With \`--height\` it is as tall as its content.

## \`canDismiss\`: keep it open \\{#can-dismiss}

Set \`canDismiss\` to \`false\`.

## Keys \\{#keyboard}

Style \`ion-modal::part(handle)\`, not \`::part(other)\`.

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
    'part-handle',
  ]);
  const moreOf = (id: string) =>
    /<dt>More<\/dt><dd><a href="#([\w-]+)">/.exec(
      reference.split(`id="${id}"`)[1]?.split(/ id="(?:prop|event|method|css|part)-/)[0] ?? '',
    )?.[1];
  expect(moreOf('prop-canDismiss'), 'the heading with its name before any other').toBe(
    'can-dismiss',
  );
  expect(moreOf('prop-handleBehavior')).toBe('sheet');
  expect(moreOf('method-dismiss')).toBe('sheet');
  expect(moreOf('css-height')).toBe('auto-height');
  expect(moreOf('part-handle')).toBe('keyboard');
  expect(moreOf('part-backdrop')).toBeUndefined();
  expect(moreOf('css-width')).toBeUndefined();
  expect(moreOf('prop-handle'), 'a word that is something else').toBeUndefined();
});

it('A slot and its section lead to each other, and the jumps of a page to its keys', async () => {
  const page = `Lead.

## Icons \\{#icons}

\`slot="start"\` is before the text.

## Slots: \`end\` \\{#after}

\`\`\`css
ion-button::part(native) {
  color: red;
}
\`\`\`

## Keys \\{#keyboard}

Text.

<Reference component="ion-button" />`;
  const { html } = await compile(page, pageFile(ROOT, 'current', 'api/button'));
  expect(html).toContain('<a href="#slot-start"><code>slot=&quot;start&quot;</code></a>');
  expect(html.split('id="slot-start"')[1]?.split('</tr>')[0]).toContain(
    '<dt>More</dt><dd><a href="#icons">Icons</a></dd>',
  );
  for (const id of ['slot-end', 'part-native']) {
    expect(html.split(`id="${id}"`)[1]?.split('</tr>')[0]).toContain('<dd><a href="#after">');
  }
  expect(html).toMatch(
    /<a href="#css-custom-properties">[^<]+<\/a> <a href="#keyboard">Keys<\/a><\/p>/,
  );
});
