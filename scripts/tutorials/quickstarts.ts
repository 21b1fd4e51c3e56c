import type { App } from '../runs/app';
import type { Claim } from './types';

const STARTS: Claim = {
  says: 'the app shows its first page, and the browser has nothing to complain of',
  async try(app) {
    await app.page.locator('ion-item').nth(2).waitFor();
    app.expectSilence();
  },
};

/** Goes back with the button in the toolbar of the page that is shown. */
async function back({ page }: App): Promise<void> {
  await page.locator('ion-back-button:visible').last().click();
}

function row({ page }: App, name: string) {
  return page.locator('ion-item').filter({ hasText: name });
}

const REACT: Claim = {
  says: 'add a book, open it, switch Finished on and go back: the list shows the mark',
  async try(app) {
    const { page } = app;
    await page.getByRole('button', { name: 'Add a book' }).click();
    const modal = page.locator('ion-modal');
    await modal.getByLabel('Title').fill('Emma');
    await modal.getByRole('button', { name: 'Add', exact: true }).click();
    await modal.waitFor({ state: 'hidden' });
    await row(app, 'Emma').click();
    await page.locator('ion-toggle', { hasText: 'Finished' }).click();
    await page.getByText('Marked as finished').waitFor();
    await app.expect('the title of the document', () => page.title(), 'Emma');
    await back(app);
    await row(app, 'Emma').getByRole('img', { name: 'Finished' }).waitFor();
    app.expectSilence();
  },
};

const VUE: Claim = {
  says: 'add a thing, open it and tick Packed; go back, and the list has changed; remove it after a question',
  async try(app) {
    const { page } = app;
    await page.getByLabel('Add a thing').fill('Lamp');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await row(app, 'Lamp').getByText('× 1').waitFor();
    await row(app, 'Lamp').click();
    await page.locator('ion-checkbox', { hasText: 'Packed' }).click();
    await app.expect('the title of the document', () => page.title(), 'Lamp');
    await back(app);
    await row(app, 'Lamp').getByText('packed').waitFor();
    await row(app, 'Lamp').click();
    await page.getByRole('button', { name: 'Remove' }).click();
    await page.locator('ion-alert').getByRole('button', { name: 'Remove' }).click();
    await row(app, 'Lamp').waitFor({ state: 'detached' });
    app.expectSilence();
  },
};

const ANGULAR: Claim = {
  says: 'empty the name and leave the field: the error text appears; Water now, then Undo in the toast',
  async try(app) {
    const { page } = app;
    await row(app, 'Basil').getByText('Today').waitFor();
    await row(app, 'Basil').click();
    const name = page.getByLabel('Name');
    await app.expect('the field', () => name.inputValue(), 'Basil');
    await name.fill('');
    await name.blur();
    await page.getByText('A plant needs a name.').waitFor();
    await page.getByRole('button', { name: 'Water now' }).click();
    await page.getByText('Basil watered').waitFor();
    await page.locator('ion-toast').getByRole('button', { name: 'Undo' }).click();
    await page.locator('ion-toast').waitFor({ state: 'detached' });
    await name.fill('Sweet basil');
    await page.getByRole('button', { name: 'Save' }).click();
    await row(app, 'Sweet basil').getByText('Today').waitFor();
    app.expectSilence();
  },
};

const JAVASCRIPT: Claim = {
  says: 'open a recipe, change the portions, show the shopping list, go back; a reload shows the recipe directly',
  async try(app) {
    const { page } = app;
    await row(app, 'Fried rice').click();
    await page.getByText('Rice: 160 g').waitFor();
    await page.getByLabel('Portions').fill('3');
    await page.getByText('Rice: 240 g').waitFor();
    await page.getByRole('button', { name: 'Shopping list' }).click();
    await page.locator('ion-alert').getByText('Rice: 240 g, Peas: 120 g, Eggs: 165 g').waitFor();
    await page.locator('ion-alert').getByRole('button', { name: 'Close' }).click();
    await page.locator('ion-alert').waitFor({ state: 'detached' });
    await back(app);
    await row(app, 'Bean salad').click();
    await page.getByText('Beans: 180 g').waitFor();
    await page.goBack();
    await row(app, 'Fried rice').click();
    await page.getByText('Rice: 160 g').waitFor();
    await app.reload();
    await page.getByText('Rice: 160 g').waitFor();
    app.expectSilence();
  },
};

/** What the section “Run it” of each quickstart promises. */
export const QUICKSTARTS: Readonly<Record<string, readonly Claim[]>> = {
  react: [STARTS, REACT],
  vue: [STARTS, VUE],
  angular: [STARTS, ANGULAR],
  javascript: [STARTS, JAVASCRIPT],
};
