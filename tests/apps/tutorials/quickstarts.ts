import type { App } from '../harness/app';
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

/** The row of a list with a text. */
export function row({ page }: App, name: string) {
  return page.locator('ion-item').filter({ hasText: name });
}

const REACT: Claim = {
  says: 'add a book, open it, switch Finished on and go back: the list shows the mark',
  async try(app) {
    const { page, say } = app;
    await page.getByRole('button', { name: say('Add a book') }).click();
    const modal = page.locator('ion-modal');
    await modal.getByLabel(say('Title')).fill('Emma');
    await modal.getByRole('button', { name: say('Add'), exact: true }).click();
    await modal.waitFor({ state: 'hidden' });
    await row(app, 'Emma').click();
    await page.locator('ion-toggle', { hasText: say('Finished') }).click();
    await page.getByText(say('Marked as finished')).waitFor();
    await app.expect('the title of the document', () => page.title(), 'Emma');
    await back(app);
    await row(app, 'Emma')
      .getByRole('img', { name: say('Finished') })
      .waitFor();
    await app.expect('the title after going back', () => page.title(), say('Reading list'));
    app.expectSilence();
  },
};

const VUE: Claim = {
  says: 'add a thing, open it and tick Packed; go back, and the list has changed; remove it after a question',
  async try(app) {
    const { page, say } = app;
    await page.getByLabel(say('Add a thing')).fill('Lamp');
    await page.getByRole('button', { name: say('Add'), exact: true }).click();
    await row(app, 'Lamp').getByText(say('× 1')).waitFor();
    await row(app, 'Lamp').click();
    await page.locator('ion-checkbox', { hasText: say('Packed') }).click();
    await app.expect('the title of the document', () => page.title(), 'Lamp');
    await back(app);
    await row(app, 'Lamp').getByText(say('Packed')).waitFor();
    await app.expect('the title after going back', () => page.title(), say('Packing list'));
    await row(app, 'Lamp').click();
    await page.getByRole('button', { name: say('Remove') }).click();
    await page
      .locator('ion-alert')
      .getByRole('button', { name: say('Remove') })
      .click();
    await row(app, 'Lamp').waitFor({ state: 'detached' });
    app.expectSilence();
  },
};

const ANGULAR: Claim = {
  says: 'empty the name and leave the field: the error text appears; Water now, then Undo in the toast',
  async try(app) {
    const { page, say } = app;
    await row(app, say('Basil')).getByText(say('Today')).waitFor();
    await row(app, say('Basil')).click();
    const name = page.getByLabel(say('Name'));
    await app.expect('the field', () => name.inputValue(), say('Basil'));
    await name.fill('');
    await name.blur();
    await page.getByText(say('A plant needs a name.')).waitFor();
    await page.getByRole('button', { name: say('Water now') }).click();
    await page.getByText(say('Basil watered')).waitFor();
    await page
      .locator('ion-toast')
      .getByRole('button', { name: say('Undo') })
      .click();
    await page.locator('ion-toast').waitFor({ state: 'detached' });
    await name.fill('Sweet basil');
    await page.getByRole('button', { name: say('Save') }).click();
    await row(app, 'Sweet basil').getByText(say('Today')).waitFor();
    app.expectSilence();
  },
};

const JAVASCRIPT: Claim = {
  says: 'open a recipe, change the portions, show the shopping list, go back; a reload shows the recipe directly',
  async try(app) {
    const { page, say } = app;
    await row(app, say('Fried rice')).click();
    await page.getByText(say('Rice: 160 g')).waitFor();
    await page.getByLabel(say('Portions')).fill('3');
    await page.getByText(say('Rice: 240 g')).waitFor();
    await page.getByRole('button', { name: say('Shopping list') }).click();
    await page
      .locator('ion-alert')
      .getByText(say('Rice: 240 g, Peas: 120 g, Eggs: 165 g'))
      .waitFor();
    await page
      .locator('ion-alert')
      .getByRole('button', { name: say('Close') })
      .click();
    await page.locator('ion-alert').waitFor({ state: 'detached' });
    await back(app);
    await row(app, say('Bean salad')).click();
    await page.getByText(say('Beans: 180 g')).waitFor();
    await page.goBack();
    await row(app, say('Fried rice')).click();
    await page.getByText(say('Rice: 160 g')).waitFor();
    await app.reload();
    await page.getByText(say('Rice: 160 g')).waitFor();
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
