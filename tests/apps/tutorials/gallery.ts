import type { Locator } from '@playwright/test';
import type { App } from '../harness/app';
import type { Claim } from './types';

/** The picture elements of the gallery; those of `ion-img` among them. */
const PHOTOS = 'ion-content img';

interface Stored {
  /** Names of the files that the app has written, without their folders. */
  files: string[];
  /** Names in the list that the app keeps, if it has one. */
  list?: string[];
}

/** What the photos show, each as a short sum of its bytes; broken ones are named so. */
function shown({ page }: App): Promise<string[]> {
  return page.locator(PHOTOS).evaluateAll((images) =>
    Promise.all(
      (images as HTMLImageElement[]).map(async (image) => {
        if (!image.complete || image.naturalWidth === 0) return 'broken';
        const bytes = new Uint8Array(await (await fetch(image.src)).arrayBuffer());
        const sum = bytes.reduce((total, byte) => (total * 31 + byte) % 1_000_000_007, 7);
        return `${bytes.length}:${sum}`;
      }),
    ),
  );
}

/** What the plugins have stored, as the developer tools show it: `Disc`, `FileStorage`, and the list. */
function stored({ page }: App): Promise<Stored> {
  return page.evaluate(async () => {
    const list = localStorage.getItem('CapacitorStorage.photos');
    const known = await indexedDB.databases();
    const names = list === null ? {} : { list: JSON.parse(list) as string[] };
    if (!known.some(({ name }) => name === 'Disc')) return { files: [], ...names };
    const keys = await new Promise<string[]>((done, fail) => {
      const request = indexedDB.open('Disc');
      let isNew = false;
      // The browser gave it up for want of space since it was listed: it must not be made here
      request.onupgradeneeded = () => {
        isNew = true;
        request.transaction?.abort();
      };
      request.onblocked = () => fail(new Error('Disc: another connection keeps it from opening'));
      request.onerror = () => (isNew ? done([]) : fail(request.error ?? new Error('Disc')));
      request.onsuccess = () => {
        const { result } = request;
        // Made, but never filled, where the storage was full from the start
        if (!result.objectStoreNames.contains('FileStorage')) {
          result.close();
          return done([]);
        }
        const all = result.transaction('FileStorage').objectStore('FileStorage').getAllKeys();
        all.onerror = () => fail(all.error ?? new Error('FileStorage'));
        all.onsuccess = () => {
          result.close();
          done(all.result as string[]);
        };
        return undefined;
      };
    });
    const files = keys.filter((key) => key.endsWith('.jpeg'));
    return { files: files.map((key) => key.split('/').at(-1) ?? key), ...names };
  });
}

/** Deletes a file behind the app's back. */
function loseFile({ page }: App, name: string): Promise<void> {
  return page.evaluate(
    (ending) =>
      new Promise<void>((done, fail) => {
        const request = indexedDB.open('Disc');
        request.onerror = () => fail(request.error ?? new Error('Disc'));
        request.onsuccess = () => {
          const change = request.result.transaction('FileStorage', 'readwrite');
          const files = change.objectStore('FileStorage');
          const keys = files.getAllKeys();
          keys.onsuccess = () =>
            (keys.result as string[])
              .filter((key) => key.endsWith(ending))
              .forEach((key) => files.delete(key));
          change.oncomplete = () => {
            request.result.close();
            done();
          };
        };
      }),
    name,
  );
}

/** Opens the camera, and waits until it shows a picture. */
export async function openCamera({ page, say }: App): Promise<Locator> {
  await page.getByRole('button', { name: say('Take a photo') }).click();
  const camera = page.locator('pwa-camera');
  const video = await camera.locator('video').elementHandle();
  await page.waitForFunction((element) => {
    const { videoWidth, readyState } = element as HTMLVideoElement;
    return videoWidth > 0 && readyState >= 2;
  }, video);
  return camera;
}

/** Opens the camera, and presses the shutter if the picture is wanted, or closes it. */
export async function photograph(app: App, wanted: boolean): Promise<void> {
  const camera = await openCamera(app);
  if (wanted) {
    await camera.locator('.shutter').click();
    await camera.locator('.accept-use').click();
  } else {
    await camera.locator('.item.close').click();
  }
  await camera.waitFor({ state: 'detached' });
}

async function expectCount(app: App, count: number): Promise<string[]> {
  const photos = await app.expect(
    'photos in the gallery',
    () => shown(app),
    (found) => found.length === count && !found.includes('broken'),
  );
  await app.page
    .getByText(new RegExp(`^${app.say('No photos yet.').replace('.', '\\.')}`))
    .waitFor({ state: count === 0 ? 'visible' : 'hidden' });
  return photos;
}

async function take(app: App, countAfter: number): Promise<string[]> {
  await photograph(app, true);
  return expectCount(app, countAfter);
}

/** Each claim begins with an empty gallery. */
export const empty: Claim = {
  says: 'the empty gallery appears',
  async try(app) {
    await expectCount(app, 0);
    app.expectSilence();
  },
};

export const takesPhotos: Claim = {
  says: 'a picture that is confirmed appears in the grid, the next one in front of it',
  async try(app) {
    const [first] = await take(app, 1);
    const [, second] = await take(app, 2);
    await app.expect('the second photo in the grid', () => second, first);
    app.expectSilence();
  },
};

export const cancels: Claim = {
  says: 'nothing happens when the viewfinder is closed without a picture',
  async try(app) {
    await photograph(app, false);
    await expectCount(app, 0);
    await app.page.locator('ion-toast').waitFor({ state: 'hidden' });
    // The Angular pages log it, and say so
    app.expectSilence(new RegExp(app.say('No photo was taken')));
  },
};

export const forgets: Claim = {
  says: 'after a reload all photos are gone',
  async try(app) {
    await take(app, 1);
    await app.reload();
    await expectCount(app, 0);
    app.expectSilence();
  },
};

export const writesFiles: Claim = {
  says: 'there is an entry for each file in Disc › FileStorage, after a reload too, and the gallery is empty',
  async try(app) {
    await take(app, 1);
    await take(app, 2);
    const { files } = await app.expect(
      'files',
      () => stored(app),
      (found) => found.files.length === 2,
    );
    await app.reload();
    await expectCount(app, 0);
    await app.expect('files after a reload', async () => (await stored(app)).files, files);
    app.expectSilence();
  },
};

export const remembers: Claim = {
  says: 'both photos are there after a reload, the newest first',
  async try(app) {
    await take(app, 1);
    const before = await take(app, 2);
    await app.reload();
    await expectCount(app, 2);
    await app.expect('photos after a reload', () => shown(app), before);
    const { files, list = [] } = await stored(app);
    const newestFirst = [...files].sort().reverse();
    await app.expect('the entry CapacitorStorage.photos', () => list, newestFirst);
    app.expectSilence();
  },
};

export const survivesLoss: Claim = {
  says: 'a file that is lost is left out; the next photo writes the list without it',
  async try(app) {
    await take(app, 1);
    const [, first] = await take(app, 2);
    const lost = (await stored(app)).list?.[0] ?? '';
    await loseFile(app, lost);
    await app.reload();
    const left = await expectCount(app, 1);
    await app.expect('the photo that is left', () => left[0], first);
    await take(app, 2);
    const { files, list = [] } = await stored(app);
    await app.expect('the list after the next photo', () => [...list].sort(), [...files].sort());
    app.expectSilence(new RegExp(`${app.say('cannot be read')}|File does not exist`));
  },
};

export const isFull: Claim = {
  says: 'if the storage is full, no photo is shown that is not saved',
  async try(app) {
    await app.limitStorage(1);
    await photograph(app, true);
    const toasts = app.page.locator('ion-toast .toast-message');
    const complaint = async (): Promise<string> =>
      [...app.problems, ...(await toasts.allInnerTexts())].join(' ');
    await app.expect('a complaint', complaint, (said) => /does not exist/.test(said));
    // After such an error zone.js may leave promises as they are until its next task, those of this test too
    await app.page.evaluate(() => setTimeout(() => undefined));
    await expectCount(app, 0);
    await app.expect('files', async () => (await stored(app)).files, []);
    app.problems.length = 0;
  },
};

/** The button of each photo, which may be the photo itself. */
export function photosIn({ page, say }: App): Locator {
  const names = ['photo {n}', 'Delete photo {n}'].map((name) => say(name).replace('{n}', '\\d'));
  return page
    .locator('ion-content')
    .getByRole('button', { name: new RegExp(names.join('|'), 'i') });
}

export const deletes: Claim = {
  says: 'a photo is deleted after a question, with its file, and stays away',
  async try(app) {
    await take(app, 1);
    const [, first] = await take(app, 2);
    await photosIn(app).first().click();
    const yes = ['Delete', 'Delete photo'].map(app.say).join('|');
    await app.page
      .locator('ion-action-sheet')
      .getByRole('button', { name: new RegExp(`^(?:${yes})`) })
      .click();
    await expectCount(app, 1);
    await app.expect('files', async () => (await stored(app)).files.length, 1);
    await app.reload();
    const left = await expectCount(app, 1);
    await app.expect('the photo that is left', () => left[0], first);
    app.expectSilence();
  },
};

export const keeps: Claim = {
  says: 'a photo stays when the question is answered with no',
  async try(app) {
    await take(app, 1);
    await photosIn(app).first().click();
    const sheet = app.page.locator('ion-action-sheet');
    const no = ['Keep', 'Cancel'].map(app.say).join('|');
    await sheet.getByRole('button', { name: new RegExp(`^(?:${no})$`) }).click();
    await sheet.waitFor({ state: 'hidden' });
    await expectCount(app, 1);
    app.expectSilence();
  },
};

/** For a browser that refuses the camera. */
export const refused: Claim = {
  says: 'a camera that is refused adds nothing, and the app goes on',
  refused: true,
  async try(app) {
    await app.page.getByRole('button', { name: app.say('Take a photo') }).click();
    const camera = app.page.locator('pwa-camera');
    await camera.getByText('No camera found').waitFor();
    await camera.locator('.item.close').click();
    await camera.waitFor({ state: 'detached' });
    await expectCount(app, 0);
    await app.page.getByRole('button', { name: app.say('Take a photo') }).click();
    await camera.waitFor();
  },
};
