/** A demo whose sources are several files. */
import { eachLocale, expect, test } from './support/test';

eachLocale(() => {
  test('The files of a source are tabs, by pointer and by key; each is copied alone, all go to StackBlitz', async ({
    site,
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await context.route('https://stackblitz.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>opened</title>' }),
    );
    await page.setViewportSize({ width: 320, height: 700 });
    await site.open('api/router?framework=angular&mode=md');
    const demo = page.locator('#demo-router-basic');
    await demo.scrollIntoViewIfNeeded();
    await expect(demo.locator('pre')).toBeVisible();
    const files = demo.getByRole('tablist', { name: site.text('site.demo.files') });
    const names = ['example.component.ts', 'app.config.ts', 'app.routes.ts', 'planets.page.ts'];
    await expect(files.getByRole('tab')).toHaveText([...names, 'planet.page.ts', 'planets.ts']);
    await expect(files.getByRole('tab', { selected: true })).toHaveText('example.component.ts');
    await files.getByRole('tab', { name: 'app.config.ts' }).click();
    const shown = demo.getByRole('tabpanel', { name: 'app.config.ts' });
    await expect(shown).toContainText('provideRouter(routes');
    await page.keyboard.press('ArrowRight');
    await expect(files.getByRole('tab', { name: 'app.routes.ts' })).toBeFocused();
    await expect(shown).toHaveCount(0);
    await demo
      .getByRole('button', { name: site.text('theme.CodeBlock.copyButtonAriaLabel') })
      .click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^import \{ Routes \} .*\n\nexport const routes[^]*\n\];$/);
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
    const [sent] = await Promise.all([
      context.waitForEvent('request', (request) => request.url().includes('stackblitz.com')),
      demo.getByRole('button', { name: site.text('site.demo.stackblitz') }).click(),
    ]);
    const fields = new URLSearchParams(sent.postData() ?? '');
    const inApp = (name: string) => fields.get(`project[files][src/app/${name}]`);
    for (const name of names) expect(inApp(name), name).toBeTruthy();
    expect(inApp('app.config.ts')).toContain("provideIonicAngular({ mode: 'md' })");
    // Another framework begins with its main file, and one file has its name alone
    await demo.getByRole('tab', { name: 'React', exact: true }).click();
    await expect(files.getByRole('tab', { selected: true })).toHaveText('Example.tsx');
    await demo.getByRole('tab', { name: 'JavaScript', exact: true }).click();
    await expect(files).toHaveCount(0);
    await expect(demo.getByRole('tabpanel')).toContainText('index.html');
  });
}, 'by night');
