/**
 * The policy that pages are served with. Every other browser test runs under it too: what it refuses fails
 * the test, by the fixture `violations`.
 */
import { editHtml } from './support/scripts';
import { expect, test } from './support/test';

const HANDLER = '<img src="data:," alt="" onerror="document.title=\'ran\'">';
const BODY: [RegExp, string] = [/(<body[^>]*>)/, `$1${HANDLER}`];

test('An inline handler in a page is refused, and seen', async ({ site, page, violations }) => {
  await editHtml(page, site.path('intro/cli'), BODY);
  await site.open('intro/cli');
  await expect(page).not.toHaveTitle('ran');
  await expect
    .poll(() => violations.map(({ directive, blocked }) => `${directive}: ${blocked}`))
    .toContain('script-src-attr: inline');
  violations.length = 0;
});

test('An inline handler in a page fails any test', async ({ site, page, violations }) => {
  test.fail();
  await editHtml(page, site.path('intro/cli'), BODY);
  await site.open('intro/cli');
  await expect.poll(() => violations.length).toBeGreaterThan(0);
});

test('Scripts and style sheets that the build did not write are refused', async ({
  site,
  page,
  violations,
}) => {
  const added = '<script>window.ran = true</script><style>body{color:red}</style>';
  await editHtml(page, site.path('intro/cli'), [/(<body[^>]*>)/, `$1${added}`]);
  await site.open('intro/cli');
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  expect(await page.evaluate(() => getComputedStyle(document.body).color)).not.toBe(
    'rgb(255, 0, 0)',
  );
  const refused = new Set(violations.map(({ directive }) => directive));
  expect([...refused]).toEqual(expect.arrayContaining(['script-src-elem', 'style-src-elem']));
  violations.length = 0;
});

test('The page that code of readers runs in stays empty with the origin of the site', async ({
  site,
  page,
}) => {
  const path = site.path('demos/v8/edit.html');
  const code = '<title>ran</title><script>parent.ran = true</script>';
  await page.goto(path);
  const edited = { page: { markup: code, title: 'ran', layout: 'page' } };
  await page.evaluate((message) => postMessage(message, '*'), edited);
  await expect(page).toHaveTitle('');
  await site.open('intro/cli');
  await page.evaluate(
    async ([address, message]) => {
      const frame = document.createElement('iframe');
      frame.src = address;
      document.body.append(frame);
      await new Promise((done) => frame.addEventListener('load', done));
      frame.contentWindow?.postMessage(message, '*');
      await new Promise((done) => setTimeout(done, 100));
    },
    [path, edited] as const,
  );
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
});

test('Pages allow no inline script and no eval by name, and live demos bring their own policy', async ({
  site,
  request,
}) => {
  const page = await request.get(site.path(''));
  const header = page.headers()['content-security-policy'] ?? '';
  expect(header).toMatch(/default-src 'none'; script-src 'self'(?: 'sha256-[\w+/=]{44}')+;/);
  expect(header).toContain("frame-ancestors 'self'");
  const scripts = header.split('; ').filter((part) => /^(?:script|style)-src /.test(part));
  expect(scripts.join()).not.toMatch(/unsafe/);
  const demo = await request.get(site.path('demos/v8/button/basic.html'));
  expect(demo.headers()['content-security-policy']).toBe("frame-ancestors 'self'");
  const html = await demo.text();
  const own = html.indexOf('<meta http-equiv="Content-Security-Policy"');
  expect(own).toBeGreaterThan(0);
  expect(own).toBeLessThan(html.indexOf('<script'));
  expect(html.slice(own, html.indexOf('>', own))).toMatch(/script-src 'self' 'sha256-/);
  expect(html.slice(own, html.indexOf('>', own))).not.toMatch(/script-src [^;]*unsafe/);
  for (const answer of [page, demo]) {
    expect(answer.headers()).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    });
    expect(answer.headers()).not.toHaveProperty('strict-transport-security');
  }
});
