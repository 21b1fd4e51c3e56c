import { basename } from 'node:path';
import type { App } from '../harness/app';
import type { StillCamera } from './camera';
import { choosePicture } from './first-app';
import { openCamera, photograph, photosIn } from './gallery';
import { row } from './quickstarts';
import type { Tutorial } from './types';

/** A state of the app that a page shows a picture of. */
export interface Scene {
  /** Of the picture's file; pages name it in `<Screenshot>`. */
  name: string;
  /** Leads from the started app to the state. */
  show: (app: App, camera: StillCamera) => Promise<void>;
}

async function takeBoth(app: App, camera: StillCamera): Promise<void> {
  await photograph(app, true);
  camera.look('sea');
  await photograph(app, true);
  await app.page.locator('ion-content img').nth(1).waitFor();
}

const EMPTY: Scene = {
  name: 'empty',
  show: ({ page, say }) => page.getByText(say('No photos yet.')).waitFor(),
};

const VIEWFINDER: Scene = {
  name: 'viewfinder',
  show: async (app) => {
    await openCamera(app);
  },
};

const GRID: Scene = { name: 'grid', show: takeBoth };

const QUESTION: Scene = {
  name: 'question',
  async show(app, camera) {
    await takeBoth(app, camera);
    await photosIn(app).first().click();
    await app.page.locator('ion-action-sheet').getByRole('button').first().waitFor();
  },
};

/** Pictures of the photo gallery, by the pages' names. */
const GALLERY: Readonly<Record<string, readonly Scene[]>> = {
  index: [EMPTY],
  'taking-photos': [VIEWFINDER, GRID],
  'live-reload': [QUESTION],
};

const FIRST_APP: readonly Scene[] = [
  {
    name: 'list',
    async show(app, camera) {
      await choosePicture(app, camera.photo('hills'));
      await app.page.locator('ion-item img').waitFor();
    },
  },
  {
    name: 'photo',
    async show(app, camera) {
      await choosePicture(app, camera.photo('hills'));
      await app.page.locator('ion-item').click();
      await app.page.locator('ion-modal img').waitFor();
    },
  },
];

/** The list that a quickstart begins with, and the page of one of its rows. */
function listAndDetail(name: string, shown: string): readonly Scene[] {
  return [
    { name: 'list', show: ({ page }) => page.locator('ion-item').nth(2).waitFor() },
    {
      name: 'detail',
      async show(app) {
        await row(app, app.say(name)).click();
        await app.page.locator(shown).first().waitFor();
        await app.page.locator('ion-back-button:visible').last().waitFor();
      },
    },
  ];
}

const QUICKSTARTS: Readonly<Record<string, readonly Scene[]>> = {
  react: listAndDetail('Frankenstein', 'ion-toggle'),
  vue: listAndDetail('Socks', 'ion-checkbox'),
  angular: listAndDetail('Basil', 'ion-input'),
  javascript: listAndDetail('Fried rice', 'ion-input'),
};

/** The states of a tutorial's app that are drawn when a page has been followed. */
export function scenesOf({ name, framework }: Tutorial, page: string): readonly Scene[] {
  const series: Readonly<Record<string, readonly Scene[] | undefined>> = {
    'your-first-app': GALLERY[basename(page, '.mdx')],
    'first-app': FIRST_APP,
    quickstart: QUICKSTARTS[framework],
  };
  return series[basename(name)] ?? [];
}
