import { text } from 'node:stream/consumers';
import { PassThrough } from 'node:stream';
import { createElement } from 'react';
import * as react from 'react-dom/server.node';
import { describe, expect, it } from 'vitest';
import { renderToPipeableStream } from '../../../plugins/ssr-encoding/server';

const WORDS = Array.from({ length: 4000 }, (_, index) =>
  createElement('p', { key: index, title: 'パンくずリスト' }, `ナビゲーション${index}`),
);

function rendered(render: typeof renderToPipeableStream): Promise<string> {
  return new Promise((done, fail) => {
    const through = new PassThrough();
    const stream = render(createElement('div', null, WORDS), {
      onError: fail,
      onAllReady() {
        stream.pipe(through);
        text(through).then(done, fail);
      },
    });
  });
}

describe('renderToPipeableStream', () => {
  it('is needed: React itself lets zero bytes into Japanese text', async () => {
    expect(await rendered(react.renderToPipeableStream)).toContain('\0');
  });

  it('renders the text and nothing else', async () => {
    const html = await rendered(renderToPipeableStream);
    expect(html).not.toContain('\0');
    expect(html).not.toContain('\ufffd');
    expect(html.match(/パンくずリスト/g)).toHaveLength(WORDS.length);
    expect(html.match(/ナビゲーション\d/g)).toHaveLength(WORDS.length);
  });
});
