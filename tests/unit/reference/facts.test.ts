import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { componentPackages, VERSIONS } from '../../../config/versions';
import { readFacts } from '../../../plugins/reference/facts';
import { cssDefaults } from '../../../plugins/reference/sources/css-defaults';
import { findPackage } from '../../../plugins/reference/sources/package';
import { compile, makeSite, pageFile, ROOT } from './helpers';

const htmlOf = async (tag: string, version = 'current', folder = ''): Promise<string> => {
  const page = `Lead.\n\nMore.\n\n<Reference component="${tag}" />`;
  return (await compile(page, pageFile(ROOT, version, `${folder}api/${tag.slice(4)}`))).html;
};

/** What the reference says of a member, up to the next one. */
function memberIn(html: string, id: string): string {
  const start = html.indexOf(`id="${id}"`);
  expect(start, id).toBeGreaterThan(0);
  const end = html.indexOf('<h', start);
  return html.slice(start, end < 0 ? undefined : end);
}

describe('the facts of the packages', () => {
  it.each(Object.values(componentPackages(VERSIONS)))(
    'are those of %s as it is installed',
    (name) => {
      const core = findPackage(name, ROOT);
      expect(readFacts(core).package, 'run npm run reference:facts').toBe(
        `${core.name} ${core.version}`,
      );
    },
  );

  it('of another package say nothing', () => {
    expect(readFacts({ name: 'core', version: '8.0.0' })).toMatchObject({ since: {}, imports: {} });
  });

  it('tell the minor version that brought a member, and nothing of what the major began with', async () => {
    const html = await htmlOf('ion-modal');
    expect(memberIn(html, 'prop-expandToScroll')).toContain('<dt>Since</dt><dd>8.5</dd>');
    expect(memberIn(html, 'event-ionDragStart')).toContain('<dt>Since</dt><dd>8.8</dd>');
    expect(memberIn(html, 'prop-breakpoints')).not.toContain('<dt>Since</dt>');
    expect(memberIn(await htmlOf('ion-input-otp'), 'reference')).toContain('<dd>8.6</dd>');
  });

  it('tell what the default was before it changed', async () => {
    const alignment = memberIn(await htmlOf('ion-checkbox'), 'prop-alignment');
    expect(alignment).toContain("<dt>Default in v8.2</dt><dd><code>'center'</code></dd>");
    const autocapitalize = memberIn(await htmlOf('ion-searchbar'), 'prop-autocapitalize');
    expect(autocapitalize).toContain(
      "<dt>Default</dt><dd><code>'off'</code></dd><dt>Default in v7</dt><dd><code>'default'</code></dd>",
    );
  });

  it('tell which properties a template of Angular cannot bind', async () => {
    const html = await htmlOf('ion-input');
    expect(memberIn(html, 'prop-clearInputIcon')).toContain('not an input');
    expect(memberIn(html, 'prop-clearInput')).not.toContain('not an input');
  });

  it('open a page below its first paragraph with imports and with links to its sections', async () => {
    const html = await htmlOf('ion-modal');
    const opening = html.slice(html.indexOf('Lead.'), html.indexOf('More.'));
    const lines = [...opening.matchAll(/<dt>(\w+)<\/dt><dd><code[^>]*>([^<]*)/g)];
    expect(lines.map(([, framework, line]) => `${framework}: ${line}`)).toEqual([
      "JavaScript: import { defineCustomElement } from '@ionic/core/components/ion-modal.js';",
      "Angular: import { IonModal } from '@ionic/angular/standalone';",
      "React: import { IonModal } from '@ionic/react';",
      "Vue: import { IonModal } from '@ionic/vue';",
    ]);
    expect(opening).toContain('<a href="#css-custom-properties">CSS custom properties</a>');
  });

  it('say of a version with NgModules how demos differ from a project with them', async () => {
    const html = await htmlOf('ion-modal', 'v7');
    expect(html).toContain(
      '<a href="/angular/build-options.mdx#modules">NgModule project</a> imports IonicModule once',
    );
    expect(html).not.toContain("from '@ionic/angular';");
  });

  it('show the types that an application writes out, and their import', async () => {
    const html = await htmlOf('ion-modal');
    const line = memberIn(html, 'types');
    expect(line).toContain('import type { AnimationBuilder, ');
    expect(line).toMatch(
      / ModalBreakpointChangeEventDetail, [^}]*ModalOptions, [^}]*} from '@ionic\/core';/,
    );
    expect(memberIn(await htmlOf('ion-alert'), 'types')).toMatch(/import type {[^}]* AlertButton,/);
    expect(memberIn(html, 'type-ModalOptions')).toContain('presentingElement?: HTMLElement;');
    expect(memberIn(await htmlOf('ion-picker', 'v7'), 'type-PickerOptions')).toContain('buttons?');
  });

  it('show what a shown type names in turn, or link to the page that tells of it', async () => {
    const alert = await htmlOf('ion-alert');
    expect(memberIn(alert, 'type-AlertButtonOverlayHandler')).toContain('boolean | void |');
    // Its file does not export it
    expect(memberIn(alert, 'types')).not.toContain('AlertButtonOverlayHandler');
    expect(memberIn(alert, 'prop-enterAnimation')).toContain(
      '<a href="/utilities/animations.mdx">Animation</a>',
    );
    expect(memberIn(await htmlOf('ion-content'), 'type-ScrollDetail')).toContain(
      'extends <a href="/utilities/gestures.mdx">GestureDetail</a>',
    );
    const nav = await htmlOf('ion-nav', 'v7');
    expect(memberIn(nav, 'type-NavDirection')).toContain("'back' | 'forward'");
    expect(memberIn(nav, 'prop-root')).toContain('<a href="#type-ViewController">');
  });

  it('show each value of a union by itself, and in words that there may be others', async () => {
    const color = memberIn(await htmlOf('ion-button'), 'prop-color');
    expect(color).toContain('<code>"dark"</code> | <code>"light"</code>');
    expect(color).toContain(' | a name of your own | <code>undefined</code>');
    expect(color).not.toContain('Record');
  });

  it('name an event as each framework writes it', async () => {
    const html = memberIn(await htmlOf('ion-modal'), 'events');
    expect(html).toContain('<code>(didDismiss)="…"</code>');
    expect(html).toContain('<code>onDidDismiss={…}</code>');
    expect(html).toContain('<code>@did-dismiss="…"</code>');
  });
});

describe('the values of CSS properties', () => {
  it('are those that the style sheets give the element itself, by mode', async () => {
    const siteDir = makeSite({
      'package.json': { name: 'core', version: '1.0.0' },
      'dist/collection/components/thing/thing.ios.css':
        ':host { --a: 1px; --b: var(--c,\n  2px) } :host(.on) { --a: 3px } @media print { :host { --a: 4px } }',
      'dist/collection/components/thing/thing.md.css': ':host, .x { --a: 5px }',
    });
    const values = cssDefaults({ name: 'core', version: '1.0.0', dir: join(siteDir) }, 'ion-thing');
    expect(Object.fromEntries(values.get('ios') ?? [])).toEqual({
      '--a': '1px',
      '--b': 'var(--c, 2px)',
    });
    expect(Object.fromEntries(values.get('md') ?? [])).toEqual({ '--a': '5px' });
  });

  it('stand beside their names, with the mode where the modes differ', async () => {
    const html = await htmlOf('ion-item');
    const row = (name: string) => html.slice(html.indexOf(`id="css-${name}"`)).split('</tr>')[0];
    expect(row('border-radius')).toMatch(/<dt>Default<\/dt><dd><code>0px<\/code>/);
    expect(row('min-height')).toMatch(/<dt>Default iOS<\/dt><dd><code>44px<\/code>/);
  });
});
