import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import React, { type ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { renderToHtml } from '../../../plugins/engine/server/render-to-html';

/** Bytes of the buffer in which React's renderer for Node collects a page. */
const BUFFER = 2048;

/** A page whose buffer is full in the middle of a character, whatever stands before it. */
function Page({ offset }: { offset: number }): ReactNode {
  return (
    <main>
      <p>{'a'.repeat(offset)}</p>
      {Array.from({ length: BUFFER / 8 }, (_, index) => (
        <p key={index}>画面の構造</p>
      ))}
    </main>
  );
}

const OFFSETS = [0, 1, 2];

function docusaurusRender(app: ReactNode): Promise<string> {
  return new Promise((resolve) => {
    const { pipe } = renderToPipeableStream(app, {
      onAllReady: () => void text(pipe(new PassThrough())).then(resolve),
    });
  });
}

describe('a page with characters of several bytes', () => {
  it.each(OFFSETS)('is whole, %i bytes further on', async (offset) => {
    const html = await renderToHtml(<Page offset={offset} />);
    expect(html).not.toMatch(/[\0\uFFFD]/);
    expect(html.match(/画面の構造/g)).toHaveLength(BUFFER / 8);
  });

  it('has stray bytes from React as Docusaurus calls it, which is why that is replaced', async () => {
    const pages = await Promise.all(
      OFFSETS.map((offset) => docusaurusRender(<Page offset={offset} />)),
    );
    expect(pages.some((html) => html.includes('\0'))).toBe(true);
  });
});

it('fails with the error of a component', async () => {
  function Broken(): ReactNode {
    throw new Error('no data');
  }
  await expect(renderToHtml(<Broken />)).rejects.toThrow('no data');
});
