/**
 * Errors that only a mistake of a developer can cause. No page of the site makes them, so each test
 * breaks the site's own code on its way to the browser at the place where that mistake would be.
 */
import { editScripts } from './support/scripts';
import { GUIDE, MARKDOWN_PAGE, pageMarker } from './support/shell';
import { eachLocale, expect, test, VIEWPORT, type LogEntry, type Site } from './support/test';

test.use({ viewport: VIEWPORT.desktop });

/** A provider's component and the hook behind it, as the bundle has them; the first is emptied. */
function withoutProvider(name: string): [RegExp, string] {
  return [
    new RegExp(
      String.raw`\(0,\w+\.jsx\)\((\w+)\.Provider,\{value:\w+,children:(\w+)\}\)(?=\}.{0,400}useContext\)\(\1\);if\([^)]*\)throw new \w+\.\w+\("${name}")`,
    ),
    ' $2',
  ];
}

async function expectCrash(site: Site, route: string, message: string): Promise<void> {
  await site.page.goto(site.path(route));
  await expect(
    site.page.getByRole('heading', { name: site.text('theme.ErrorPageContent.title') }),
  ).toBeVisible();
  await expect(site.page.locator('main')).toContainText(message);
}

function uncaught(log: LogEntry[]): string {
  return log
    .filter(({ type }) => type === 'uncaught')
    .map(({ text }) => text)
    .join('\n');
}

eachLocale(() => {
  test('8 Missing colour-mode provider', async ({ site, page }) => {
    await editScripts(page, '"ColorModeProvider"', [withoutProvider('ColorModeProvider')]);
    await expectCrash(
      site,
      MARKDOWN_PAGE,
      'is called outside the <ColorModeProvider>. Please see https://docusaurus.io/docs/api/themes/configuration#use-color-mode.',
    );
  });

  test('8 Preferred-version hook outside its provider', async ({ site, page }) => {
    const name = 'DocsPreferredVersionContextProvider';
    await editScripts(page, `"${name}"`, [withoutProvider(name)]);
    await expectCrash(site, MARKDOWN_PAGE, `is called outside the <${name}>.`);
  });

  test('8 No docs plugin matches the path', async ({ site, page }) => {
    await editScripts(page, '"docusaurus-plugin-content-docs":{"default":{"path"', [
      [/("docusaurus-plugin-content-docs":\{"default":\{"path":)"[^"]*"/, '$1"/elsewhere/"'],
    ]);
    await expectCrash(
      site,
      `v7/${GUIDE}`,
      `Can't find active docs plugin for "${site.path(`v7/${GUIDE}`)}" pathname`,
    );
  });

  test('8 Missing plugin global data', async ({ site, page }) => {
    await editScripts(page, '"docusaurus-plugin-content-docs":{"default":{"path"', [
      [/"docusaurus-plugin-content-docs"(:\{"default":\{"path")/, '"no-such-plugin"$1'],
    ]);
    await expectCrash(
      site,
      MARKDOWN_PAGE,
      'Docusaurus plugin global data not found for "docusaurus-plugin-content-docs" plugin',
    );
  });

  test('8 Missing route context', async ({ site, page }) => {
    const route = `"path":"${site.path('blog')}",`;
    await editScripts(page, route, [
      [new RegExp(`(${route}[^{}]*\\{"__comp":"\\w+",)"__context"`), '$1"__other"'],
    ]);
    await expectCrash(site, 'blog', 'Unexpected: no Docusaurus route context found');
  });

  test('8 Link target missing from context', async ({ site, page }) => {
    await editScripts(page, 'docId:"components"', [[/docId:"components"/, 'docId:"no-such-page"']]);
    await expectCrash(
      site,
      MARKDOWN_PAGE,
      'Couldn\'t find any doc with id "no-such-page" in version',
    );
  });

  test('8 Missing module lookup', async ({ site, page }) => {
    // The page's script arrives, and the module that it should bring does not.
    await editScripts(page, pageMarker(site, MARKDOWN_PAGE), [
      [/(\.push\(\[\["?\w+"?\],\{)[^]*(\}\]\)[^}]*)$/, '$1$2'],
    ]);
    await site.open(MARKDOWN_PAGE);
    const box = page.getByRole('alert').filter({ has: page.getByRole('button') });
    await expect(box).toContainText(
      "TypeError: Cannot read properties of undefined (reading 'call')",
    );
  });

  test('8 Window size measured before hydration', async ({ site, page, log }) => {
    // The app believes that it runs on the server when the window next changes its size.
    await editScripts(page, '={canUseDOM:', [[/=\{canUseDOM:/, '=window.environment={canUseDOM:']]);
    await site.open(MARKDOWN_PAGE);
    await page.evaluate(() => {
      const { environment } = window as unknown as { environment: { canUseDOM: boolean } };
      environment.canUseDOM = false;
    });
    await page.setViewportSize(VIEWPORT.phone);
    await expect
      .poll(() => uncaught(log))
      .toContain('getWindowSize() should only be called after React hydration');
  });
});
