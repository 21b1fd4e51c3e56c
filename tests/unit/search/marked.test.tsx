import React from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Marked } from '../../../plugins/search/theme/SearchPage/Marked';

const ATTACK = '<img src=x onerror="alert(1)">';
const HARMLESS = '&lt;img src=x onerror=&quot;alert(1)&quot;&gt;';

it.each([
  ['a <mark>b</mark> c', 'a <mark>b</mark> c'],
  [ATTACK, HARMLESS],
  [`<mark>${ATTACK}</mark>`, `<mark>${HARMLESS}</mark>`],
  ['<mark onclick="x">a</mark>', '&lt;mark onclick=&quot;x&quot;&gt;a&lt;/mark&gt;'],
  ['<MARK>a', '&lt;MARK&gt;a'],
  ['&lt;ion-modal&gt; &amp; more', '&lt;ion-modal&gt; &amp; more'],
])('of the HTML of a result, the marks alone are HTML: %s', (html, shown) => {
  expect(renderToStaticMarkup(<Marked html={html} />)).toBe(shown);
});
