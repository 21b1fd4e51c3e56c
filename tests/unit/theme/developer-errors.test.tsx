/**
 * Errors that only a mistake of a developer can cause: a hook outside its provider, or without its data. No
 * page of the site makes them, so the hooks are called here as such a mistake would call them.
 */
import React, { type ComponentType, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useColorMode } from '@docusaurus/theme-common';
import {
  DocsPreferredVersionContextProvider,
  useActivePlugin,
  useDocsPreferredVersion,
  useLayoutDoc,
} from '@docusaurus/plugin-content-docs/client';
import { useAllPluginInstancesData, usePluginData } from '@docusaurus/useGlobalData';
import useRouteContext from '@docusaurus/useRouteContext';

const site = vi.hoisted(() => ({ globalData: {} }));
vi.mock('@docusaurus/useDocusaurusContext', () => ({
  default: () => ({
    ...site,
    siteConfig: { themeConfig: { docs: { versionPersistence: 'none' } } },
  }),
}));

function Bare({ children }: { children: ReactNode }): ReactNode {
  return children;
}

/** What a component says that calls a hook on a page of the docs, outside other providers than the given one. */
function callOnPage(
  hook: () => unknown,
  Provider: ComponentType<{ children: ReactNode }> = Bare,
): string {
  function Probe(): ReactNode {
    return JSON.stringify(hook());
  }
  return renderToStaticMarkup(
    <StaticRouter location="/docs/components">
      <Provider>
        <Probe />
      </Provider>
    </StaticRouter>,
  );
}

const DOCS = {
  path: '/docs/',
  versions: [
    {
      name: 'current',
      isLast: true,
      path: '/docs/',
      mainDocId: 'index',
      docs: [{ id: 'components', path: '/docs/components' }],
      draftIds: ['later'],
    },
  ],
};

beforeEach(() => {
  site.globalData = { 'docusaurus-plugin-content-docs': { default: DOCS } };
});

it('the colour mode without its provider points to its documentation', () => {
  expect(() => callOnPage(useColorMode)).toThrow(
    'is called outside the <ColorModeProvider>. Please see https://docusaurus.io/docs/api/themes/configuration#use-color-mode.',
  );
});

it('the preferred version without its provider', () => {
  expect(() => callOnPage(() => useDocsPreferredVersion())).toThrow(
    'is called outside the <DocsPreferredVersionContextProvider>.',
  );
});

it('a docs plugin that does not have the path', () => {
  expect(callOnPage(() => useActivePlugin({ failfast: true })?.pluginId)).toContain('default');
  site.globalData = {
    'docusaurus-plugin-content-docs': { default: { ...DOCS, path: '/elsewhere/' } },
  };
  expect(() => callOnPage(() => useActivePlugin({ failfast: true }))).toThrow(
    'Can\'t find active docs plugin for "/docs/components" pathname',
  );
});

describe('the data of a plugin', () => {
  const message = 'Docusaurus plugin global data not found for "no-such-plugin" plugin';

  it('that the site does not have', () => {
    const options = { failfast: true };
    expect(() => callOnPage(() => usePluginData('no-such-plugin', 'default', options))).toThrow(
      `${message} with id "default".`,
    );
    expect(() => callOnPage(() => useAllPluginInstancesData('no-such-plugin', options))).toThrow(
      `${message}.`,
    );
  });
});

it('a route without its context', () => {
  expect(() => callOnPage(useRouteContext)).toThrow(
    'Unexpected: no Docusaurus route context found',
  );
});

it('a link to a page that no version has', () => {
  const call = (id: string): string =>
    callOnPage(() => useLayoutDoc(id), DocsPreferredVersionContextProvider);
  expect(call('components')).toContain('/docs/components');
  expect(call('later')).toBe('null');
  expect(() => call('no-such-page')).toThrow(
    'Couldn\'t find any doc with id "no-such-page" in version "current"',
  );
});
