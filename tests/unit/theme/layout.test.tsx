import React, { type ComponentProps, type ComponentType, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import type LayoutType from '@theme/Layout';

const part = vi.hoisted(() => (name: string) => ({
  default: ({ children }: { children?: ReactNode }) => React.createElement(name, {}, children),
}));
vi.mock('@docusaurus/theme-common', () => ({
  PageMetadata: () => null,
  SkipToContentFallbackId: 'main',
  ThemeClassNames: { layout: { main: {} }, wrapper: {} },
}));
vi.mock('@docusaurus/ErrorBoundary', () => part('div'));
vi.mock('@theme/SkipToContent', () => part('a'));
vi.mock('@theme/AnnouncementBar', () => part('aside'));
vi.mock('@theme/Navbar', () => part('nav'));
vi.mock('@theme/Footer', () => part('footer'));
vi.mock('@theme/Layout/Provider', () => part('body'));
vi.mock('@theme/ErrorPageContent', () => part('main'));

async function layout(props: ComponentProps<typeof LayoutType>): Promise<string> {
  const { default: Layout } =
    (await import('@docusaurus/theme-classic/lib/theme/Layout/index.js')) as {
      default: ComponentType<typeof props>;
    };
  return renderToStaticMarkup(<Layout {...props}>text</Layout>);
}

it('a page has a footer unless it switches it off', async () => {
  const [usual, without] = [await layout({}), await layout({ noFooter: true })];
  expect(usual).toContain('<footer></footer>');
  expect(without).toBe(usual.replace('<footer></footer>', ''));
});
