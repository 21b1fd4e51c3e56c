import type { Framework } from '../../../../src/lib/demo';
import type { App } from '../../harness/app';
import type { Claim, PageClaims } from '../../claims/types';
import { go, hearIn, OF_MODULES, pathOf } from '../support';

/** The label of the field that has the focus, or its tag. */
function focused({ page }: App): Promise<string> {
  return page.evaluate(() => {
    const active = document.activeElement;
    const label = active?.closest('label')?.textContent?.trim();
    return label || (active?.tagName.toLowerCase() ?? '');
  });
}

const SEARCH: Readonly<Record<Framework, Partial<Claim>>> = {
  javascript: {
    fences: [{ heading: 'quick-start', title: 'search-page.js', as: 'search-page.js' }],
    files: {
      'body.html': `<ion-app><ion-nav root="search-page"></ion-nav></ion-app>
<script src="./search-page.js"></script>`,
    },
  },
  angular: {
    fences: [{ heading: 'quick-start', title: 'src/app/search/search.page.ts' }],
    show: 'src/app/search/search.page.ts#SearchPage',
    notIn: OF_MODULES,
  },
  react: {
    fences: [{ heading: 'quick-start', title: 'src/pages/Search.tsx' }],
    show: 'src/pages/Search.tsx',
  },
  vue: {
    fences: [{ heading: 'quick-start', title: 'src/views/SearchPage.vue' }],
    show: 'src/views/SearchPage.vue',
  },
};

const search = (framework: Framework): Claim => ({
  heading: 'quick-start',
  says: 'Call `setFocus()` on the Ionic component once the page has finished entering, in the lifecycle event `ionViewDidEnter`.',
  framework,
  animated: true,
  ...SEARCH[framework],
  async try(app) {
    await app.expect('the field with the focus', () => focused(app), 'City');
  },
});

const NOTES: Readonly<Record<Framework, Partial<Claim>>> = {
  javascript: {
    fences: [{ heading: 'overlays', title: 'notes.html', as: 'notes.html' }],
    files: {
      'body.html': `<ion-app><ion-content></ion-content></ion-app>
<script type="module">
  const text = await (await fetch('./notes.html')).text();
  document.querySelector('ion-content').append(document.createRange().createContextualFragment(text));
</script>`,
    },
  },
  angular: {
    fences: [{ heading: 'overlays', title: 'src/app/notes/notes.page.ts' }],
    show: 'src/app/notes/notes.page.ts#NotesPage',
    notIn: OF_MODULES,
  },
  react: {
    fences: [{ heading: 'overlays', title: 'src/pages/Notes.tsx' }],
    show: 'src/pages/Notes.tsx',
  },
  vue: {
    fences: [{ heading: 'overlays', title: 'src/views/NotesPage.vue' }],
    show: 'src/views/NotesPage.vue',
  },
};

const notes = (framework: Framework): Claim => ({
  heading: 'overlays',
  says: 'An overlay takes the focus when it is presented. Set yours after that, in `didPresent`.',
  framework,
  animated: true,
  ...NOTES[framework],
  async try(app) {
    await app.page.locator('#new-note').click();
    await app.expect('the field with the focus', () => focused(app), 'Title');
    await app.page.keyboard.press('Escape');
    await app.page.locator('ion-modal.show-modal').waitFor({ state: 'detached' });
  },
});

const MODAL = `<ion-app>
  <ion-content>
    <button id="before">Before</button>
    <button id="open">Open</button>
    <ion-modal>
      <ion-content><button id="one">One</button><button id="two">Two</button></ion-content>
    </ion-modal>
  </ion-content>
</ion-app>
<script>
  const modal = document.querySelector('ion-modal');
  document.querySelector('#open').addEventListener('click', () => modal.present());
</script>`;

const active =
  ({ page }: App) =>
  (): Promise<string> =>
    page.evaluate(() => {
      const { id = '', localName = '' } = document.activeElement ?? {};
      return id && !id.startsWith('ion-overlay') ? id : localName;
    });

const LANDMARKS = {
  'src/app/app.routes.ts': `import { Component } from '@angular/core';
import { Routes } from '@angular/router';
import { IonContent, IonHeader, IonTitle, IonToolbar } from '@ionic/angular/standalone';

@Component({
  selector: 'app-list',
  standalone: true,
  imports: [IonContent],
  template: '<ion-content><button id="link">Go</button></ion-content>',
})
class List {}

@Component({
  selector: 'app-settings',
  standalone: true,
  imports: [IonContent, IonHeader, IonTitle, IonToolbar],
  template: \`
    <ion-header><ion-toolbar>
      <ion-title role="heading" aria-level="1" id="title">Settings</ion-title>
    </ion-toolbar></ion-header>
    <ion-content />
  \`,
})
class Settings {}

export const routes: Routes = [
  { path: '', pathMatch: 'full', component: List },
  { path: 'settings', component: Settings },
];
`,
};

const page: PageClaims = {
  claims: [
    search('javascript'),
    search('angular'),
    search('react'),
    search('vue'),
    notes('javascript'),
    notes('angular'),
    notes('react'),
    notes('vue'),
    {
      heading: 'overlay-focus',
      says: 'keeps <kbd>Tab</kbd> within itself.',
      files: { 'body.html': MODAL },
      async try(app) {
        const { page } = app;
        await page.locator('#open').focus();
        await page.keyboard.press('Enter');
        await page.locator('ion-modal.show-modal').waitFor();
        await app.expect('the focus once it is open', active(app), 'ion-modal');
        const seen: string[] = [];
        for (let press = 0; press < 5; press += 1) {
          await page.keyboard.press('Tab');
          seen.push(await active(app)());
        }
        await app.expect('the focus after Tab', () => seen.slice(0, 2), ['one', 'two']);
        const outside = seen.filter((id) => ['before', 'open', 'body'].includes(id));
        await app.expect('the focus behind the modal', () => outside, []);
      },
    },
    {
      heading: 'overlay-focus',
      says: 'After it has closed, it returns the focus to the recorded element.',
      files: { 'body.html': MODAL },
      async try(app) {
        const { page } = app;
        await page.locator('#open').focus();
        await page.keyboard.press('Enter');
        await page.locator('ion-modal.show-modal').waitFor();
        await page.locator('#two').focus();
        await page.keyboard.press('Escape');
        await app.expect('the focus after it has closed', active(app), 'open');
      },
    },
    {
      heading: 'page-transitions',
      says: 'Ionic tries the names in your order and uses the first element that exists and is visible:',
      framework: 'angular',
      files: LANDMARKS,
      config: "{ focusManagerPriority: ['heading', 'banner', 'content'] }",
      notIn: { v7: 'the focus manager came with version 8.1' },
      async try(app) {
        await app.page.locator('#link').focus();
        await go(app, 'navigateForward', '/settings');
        await app.expect('the address', () => pathOf(app), '/settings');
        await app.expect('the focus on the new page', active(app), 'title');
        await app.page.evaluate(() => window.inApp?.(({ nav }) => nav.pop()));
        await app.expect('the focus after going back', active(app), 'link');
      },
    },
    {
      heading: 'troubleshooting',
      says: /`(Unrecognized focus manager priority value) …` \| Only `content`, `heading` and `banner` are valid\./,
      framework: 'angular',
      files: LANDMARKS,
      config: "{ focusManagerPriority: ['title' as 'heading'] }",
      complaint: /Unrecognized focus manager/,
      notIn: { v7: 'the focus manager came with version 8.1' },
      async try(app, { caught }) {
        const isSaid = hearIn(app, caught[0]);
        await go(app, 'navigateForward', '/settings');
        await app.expect('the console', isSaid, true);
      },
    },
  ],
};

export default page;
