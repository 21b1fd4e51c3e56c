import { expect, test } from 'vitest';
import { feedContent } from '../../../src/lib/feed-content';

test('a post in a feed has no links to its headings, and no drawing that says nothing', () => {
  const html = `<div class="page-picture"><svg aria-hidden="true"><path style="fill:var(--c-bg)"></path></svg></div>
<h2 id="one">One<a href="#one" class="hash-link" aria-label="Direct link to One">\u200b</a></h2><p>Text with <a href="https://ionicframework.com/docs/">a link</a>.</p>`;
  expect(feedContent(html)).toBe(
    '\n<h2 id="one">One</h2><p>Text with <a href="https://ionicframework.com/docs/">a link</a>.</p>',
  );
});

test('what a drawing says stands in its place', () => {
  const html =
    '<figure><svg role="img" aria-label="Two boxes &amp; an arrow"><g class="box"></g></svg><figcaption>Boxes</figcaption></figure>';
  expect(feedContent(html)).toBe(
    '<figure><p>Two boxes &#x26; an arrow</p><figcaption>Boxes</figcaption></figure>',
  );
});

test('colors that only the style sheet of the site knows are left out', () => {
  const html = '<pre style="--prism-color:var(--code-text)"><b style="float:left">x</b></pre>';
  expect(feedContent(html)).toBe('<pre><b style="float:left">x</b></pre>');
});
