import type { App } from '../runs/app';
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

async function choosePicture({ page }: App): Promise<void> {
  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Take a photo' }).click();
  await (await chosen).setFiles(PICTURE);
}

/** What `intro/first-app` promises of the app in a browser. */
export const FIRST_APP: Claim = {
  says: 'choose a picture and it appears in the list; a tap shows it large; photos disappear when you reload',
  async try(app) {
    const { page } = app;
    await page.getByText('No photos yet.').waitFor();
    await choosePicture(app);
    const row = page.locator('ion-item');
    await row.locator('img').waitFor();
    const takenAt = (await row.locator('ion-label').innerText()).trim();
    await row.click();
    const modal = page.locator('ion-modal');
    const photo = modal.getByAltText(`Photo taken ${takenAt}`);
    const widthOf = (): Promise<number> =>
      photo.evaluate((image) => (image as HTMLImageElement).naturalWidth);
    await app.expect('the width of the photo', widthOf, 1);
    await modal.getByRole('button', { name: 'Close' }).click();
    await modal.waitFor({ state: 'hidden' });
    app.expectSilence();
    await app.reload();
    await page.getByText('No photos yet.').waitFor();
    app.expectSilence();
  },
};
