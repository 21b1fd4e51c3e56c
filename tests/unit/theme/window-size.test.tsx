import React, { type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { useWindowSize } from '@docusaurus/theme-common';

const effects = vi.hoisted(() => ({ atOnce: false }));
vi.mock('react', async (original) => {
  const react = await original<typeof React>();
  const useEffect = (effect: () => unknown): void => {
    if (effects.atOnce) effect();
  };
  return { ...react, useEffect };
});

function Probe(): ReactNode {
  return useWindowSize();
}

afterEach(() => {
  effects.atOnce = false;
});

it('the size of the window is not known on the server, nor in the first render', () => {
  expect(renderToStaticMarkup(<Probe />)).toBe('ssr');
});

it('the size of the window cannot be measured before hydration', () => {
  effects.atOnce = true;
  expect(() => renderToStaticMarkup(<Probe />)).toThrow(
    'getWindowSize() should only be called after React hydration',
  );
});
