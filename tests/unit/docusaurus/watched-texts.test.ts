import { describe, expect, it, vi } from 'vitest';
import { WATCHER, watchTextsOnly } from '../../../plugins/docusaurus/watched-texts';

describe('watchTextsOnly', () => {
  it('has the dev server watch the texts of the interface and no translated page', () => {
    const original = vi.fn();
    const watcher = { setupSiteFileWatchers: original };
    const load = (path: string) => (path === WATCHER ? watcher : undefined);
    watchTextsOnly(load);
    watchTextsOnly(load);
    const onChange = (): void => undefined;
    const props = { localizationDir: '/site/i18n/ja', siteDir: '/site' };
    watcher.setupSiteFileWatchers({ props, cliOptions: { poll: 1 } }, onChange);
    expect(original.mock.calls).toEqual([
      [
        {
          props: { ...props, localizationDir: '/site/i18n/ja/**/*.json' },
          cliOptions: { poll: 1 },
        },
        onChange,
      ],
    ]);
  });

  it('finds the function in Docusaurus as it is installed', () => {
    expect(() => watchTextsOnly()).not.toThrow();
  });

  it('stops where there is no such function', () => {
    expect(() => watchTextsOnly(() => ({}))).toThrow(/expected .*watcher\.js to export/);
  });
});
