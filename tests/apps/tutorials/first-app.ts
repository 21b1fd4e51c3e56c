import type { FileChooser } from '@playwright/test';
import type { App } from '../harness/app';
import type { Claim } from './types';

/** A picture of one pixel, as a file that a reader chooses. */
const PICTURE = {
  name: 'picture.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

type Chosen = Parameters<FileChooser['setFiles']>[0];

/** Taps the button for a photo, and chooses a file where there is no camera. */
export async function choosePicture({ page, say }: App, file: Chosen): Promise<void> {
  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: say('Take a photo') }).click();
  await (await chosen).setFiles(file);
}

/** What `intro/first-app` promises of the app in a browser. */
export const FIRST_APP: Claim = {
  says: 'choose a picture and it appears in the list; a tap shows it large; photos disappear when you reload',
  async try(app) {
    const { page, say } = app;
    await page.getByText(say('No photos yet.')).waitFor();
    await choosePicture(app, PICTURE);
    const row = page.locator('ion-item');
    await row.locator('img').waitFor();
    const takenAt = (await row.locator('ion-label').innerText()).trim();
    await row.click();
    const modal = page.locator('ion-modal');
    const photo = modal.getByAltText(say('Photo taken {time}').replace('{time}', takenAt));
    const widthOf = (): Promise<number> =>
      photo.evaluate((image) => (image as HTMLImageElement).naturalWidth);
    await app.expect('the width of the photo', widthOf, 1);
    await modal.getByRole('button', { name: say('Close') }).click();
    await modal.waitFor({ state: 'hidden' });
    app.expectSilence();
    await app.reload();
    await page.getByText(say('No photos yet.')).waitFor();
    app.expectSilence();
  },
};
