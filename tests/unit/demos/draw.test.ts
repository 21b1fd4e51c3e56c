import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { drawing, type Subject } from '../../../plugins/demos/draw';
import { drawnMarkup } from '../../../plugins/demos/draw/page';
import { findIonic } from '../../../plugins/demos/ionic';
import { MODES, type DemoMeta, type Mode } from '../../../src/lib/demo';
import { ROOT } from '../../../scripts/lib/run';
import { VERSIONS } from '../../../config/versions';

const folder = mkdtempSync(join(tmpdir(), 'drawings-'));

const META: DemoMeta = {
  title: { en: 'A', ja: 'い' },
  height: 200,
  device: 'phone',
  layout: 'center',
  versions: VERSIONS.map(({ label }) => label),
  steps: [],
};

const MARKUP = `<ion-item>
  <ion-icon slot="start" name="heart"></ion-icon>
  <ion-label>Heart</ion-label>
</ion-item>
<ion-list></ion-list>
<script>
  const item = document.createElement('ion-item');
  item.textContent = 'Made by the script';
  document.querySelector('ion-list').replaceChildren(item);
</script>`;

function subject(
  version: (typeof VERSIONS)[number],
  mode: Mode,
  markup = MARKUP,
  opens?: string,
): Subject {
  const { renderer } = findIonic(ROOT, VERSIONS, version);
  const html = drawnMarkup({ markup, meta: META, mode, opens });
  return { name: 'test/one', mode, html, ...renderer };
}

describe.each(VERSIONS.map((version) => [version.label, version] as const))(
  'a drawing of %s',
  (_, version) => {
    it('has shadow roots, icons, and what scripts do at first, in each mode', async () => {
      const drawn = (
        await drawing(folder).start(MODES.map((mode) => subject(version, mode)))()
      ).map(String);
      expect(drawn).toHaveLength(MODES.length);
      drawn.forEach((html, index) => {
        expect(html).toMatch(/<ion-item [^>]*><template shadowrootmode="open">/);
        expect(html).toMatch(/<ion-icon [^>]*>.*?<svg/s);
        expect(html).toContain('Made by the script');
        expect(html).not.toContain('<script');
        expect(html).toMatch(new RegExp(`<ion-item [^>]*class="[^"]*\\b${MODES[index]}\\b`));
      });
    });

    it('shows an overlay open that a script opens', async () => {
      const markup = `<ion-button id="ask">Ask</ion-button>
        <script>
          document.querySelector('#ask').addEventListener('click', async () => {
            const alert = Object.assign(document.createElement('ion-alert'), { header: 'Sure?' });
            document.querySelector('ion-app').append(alert);
            await alert.present();
          });
        </script>`;
      const [closed = '', open = ''] = (
        await drawing(folder).start(
          [undefined, '#ask'].map((opens) => subject(version, 'md', markup, opens)),
        )()
      ).map(String);
      const shown = /<ion-alert (?![^>]*overlay-hidden)[^>]*>.*Sure\?/s;
      expect(closed).not.toMatch(shown);
      expect(open).toMatch(shown);
    });

    it('names what opens nothing', async () => {
      const drawn = drawing(folder).start([subject(version, 'md', MARKUP, '#nowhere')]);
      await expect(drawn()).rejects.toThrow(
        '"opens" names #nowhere, which the markup does not have',
      );
    });
  },
);

describe('drawing', () => {
  const [newest] = VERSIONS as readonly [(typeof VERSIONS)[number]];

  it('names what cannot be drawn', async () => {
    const broken = { ...subject(newest, 'md', '<p></p>'), hydrate: '/no/such/module' };
    await expect(drawing(folder).start([broken])()).rejects.toThrow(
      /^test\/one: cannot be drawn: .*"notDrawn" of its meta\.json may say why$/s,
    );
  });
});
