import type { App } from '../../harness/app';
import type { PageClaims } from '../../claims/types';
import { pause } from '../support';

/** A part of a page that shows what came of it. */
const demo = (imports: string, body: string, markup: string): Record<string, string> => ({
  'src/Demo.tsx': `import { IonButton } from '@ionic/react';
import { useState } from 'react';
${imports}

export function Demo() {
  const [said, say] = useState('');
  ${body}
  return (
    <>
      ${markup}
      <output>{said}</output>
    </>
  );
}
`,
});

const outputOf = (app: App) => () => app.page.locator('output').innerText();

/** A tap beside the alert; one that comes before the alert is all there does nothing. */
const tapBackdrop = async ({ page }: App): Promise<void> => {
  await page.waitForFunction(
    () => document.querySelector<HTMLElement & { presented: boolean }>('ion-alert')?.presented,
  );
  await page.mouse.click(10, 10);
};

const CONFIRM = demo(
  "import { useConfirm } from './hooks/useConfirm';",
  'const confirm = useConfirm();',
  "<IonButton onClick={() => void confirm('Really?', 'Yes').then((yes) => say(String(yes)))}>Ask</IonButton>",
);

const SYNC = demo(
  "import { SyncButton } from './components/SyncButton';",
  `const sync = () => new Promise<void>((_, fail) => setTimeout(() => {
    say('failed');
    fail(new Error('no network'));
  }, 1500));`,
  '<SyncButton sync={sync} />',
);

const page: PageClaims = {
  claims: [
    {
      heading: 'quick-start',
      says: "`onDidDismiss` is not optional. `isOpen` is a one-way prop: when the user swipes the modal away, Ionic can't change your state.",
      fences: ['src/components/RenameButton.tsx'],
      files: demo(
        "import { RenameButton } from './components/RenameButton';",
        "const [name, rename] = useState('Kyoto');",
        '<RenameButton name={name} onRename={rename} /><p>{name}</p>',
      ),
      show: 'src/Demo.tsx#Demo',
      isPart: true,
      async try(app) {
        const { page } = app;
        const modal = page.locator('ion-modal');
        const field = modal.getByLabel('Name', { exact: true });
        await page.getByText('Rename').first().click();
        await field.fill('Osaka');
        await page.keyboard.press('Escape');
        await modal.getByText('Done').waitFor({ state: 'detached' });
        await page.getByText('Rename').first().click();
        await app.expect('the draft', () => field.inputValue(), 'Kyoto');
        await field.fill('Osaka');
        await modal.getByText('Done').click();
        await page.locator('p', { hasText: 'Osaka' }).waitFor();
      },
    },
    {
      heading: 'hooks',
      says: 'Alerts, toasts and loading indicators also accept a string.',
      fences: ['src/components/DeleteButton.tsx'],
      files: demo(
        "import { DeleteButton } from './components/DeleteButton';",
        'let times = 0;\n  const remove = async () => { if (times++ === 0) throw new Error(); };',
        '<DeleteButton title="Trip" remove={remove} />',
      ),
      show: 'src/Demo.tsx#Demo',
      isPart: true,
      async try(app) {
        const { page } = app;
        await page.getByText('Delete').first().click();
        await page.locator('ion-alert').getByRole('button', { name: 'Keep' }).click();
        await page.locator('ion-alert').waitFor({ state: 'detached' });
        await pause(app);
        await app.expect('toasts after Keep', () => page.locator('ion-toast').count(), 0);
        await page.getByText('Delete').first().click();
        await page.locator('ion-alert').getByRole('button', { name: 'Delete' }).click();
        await page.getByText('Nothing was deleted. Try again.').waitFor();
        await page.locator('ion-toast').waitFor({ state: 'detached' });
        await page.getByText('Delete').first().click();
        await page.locator('ion-alert').getByRole('button', { name: 'Delete' }).click();
        await page.getByText('“Trip” deleted').waitFor();
      },
    },
    {
      heading: 'hooks',
      says: /`onDidDismiss` runs no matter how the overlay is closed: with a button, the backdrop or the back action\. Its `event\.detail` has `role` and `data`\. A tap on the backdrop gives the role `(\w+)`\./,
      files: demo(
        "import { useIonAlert } from '@ionic/react';",
        `const [present] = useIonAlert();
  const ask = () => present({ header: 'Really?', buttons: [{ text: 'No', role: 'cancel' }], onDidDismiss: ({ detail }) => say(String(detail.role)) });`,
        '<IonButton onClick={() => void ask()}>Ask</IonButton>',
      ),
      show: 'src/Demo.tsx#Demo',
      isPart: true,
      async try(app, { caught }) {
        const { page } = app;
        const open = async (): Promise<void> => {
          await page.getByText('Ask').click();
          await page.locator('ion-alert').getByText('Really?').waitFor();
        };
        await open();
        await page.locator('ion-alert').getByRole('button', { name: 'No' }).click();
        await app.expect('the role of the button', outputOf(app), 'cancel');
        await page.locator('ion-alert').waitFor({ state: 'detached' });
        await open();
        await tapBackdrop(app);
        await app.expect('the role of the backdrop', outputOf(app), caught[0] ?? '');
      },
    },
    {
      heading: 'hooks',
      says: "To wait for the user's choice, wrap the alert in your own promise:",
      fences: ['src/hooks/useConfirm.ts'],
      files: CONFIRM,
      show: 'src/Demo.tsx#Demo',
      isPart: true,
      async try(app) {
        const { page } = app;
        await page.getByText('Ask').click();
        await page.locator('ion-alert').getByRole('button', { name: 'Yes' }).click();
        await app.expect('the answer Yes', outputOf(app), 'true');
        await page.locator('ion-alert').waitFor({ state: 'detached' });
        await page.getByText('Ask').click();
        await page.locator('ion-alert').getByText('Really?').waitFor();
        await tapBackdrop(app);
        await app.expect('no answer', outputOf(app), 'false');
      },
    },
    {
      heading: 'loading',
      says: 'Dismiss in `finally`. A loading indicator without a duration blocks the app forever if a request fails:',
      fences: ['src/components/SyncButton.tsx'],
      files: SYNC,
      show: 'src/Demo.tsx#Demo',
      isPart: true,
      complaint: /uncaught: no network/,
      async try(app) {
        const { page } = app;
        await page.getByText('Sync').first().click();
        await page.locator('ion-loading').getByText('Syncing').waitFor();
        await app.expect('the request', outputOf(app), 'failed');
        await page.locator('ion-loading').waitFor({ state: 'detached' });
        app.expectSilence(/no network/);
      },
    },
    {
      heading: 'return-data',
      says: 'Pass props as the second argument, and return the result through `dismiss(data, role)`:',
      fences: ['src/components/SizePicker.tsx'],
      show: 'src/components/SizePicker.tsx#SizePicker',
      isPart: true,
      async try(app) {
        const { page } = app;
        const button = page.locator('ion-button').first();
        await app.expect(
          'the size',
          () => button.innerText(),
          (text) => /size m/i.test(text),
        );
        await button.click();
        await page.locator('ion-modal ion-item').filter({ hasText: 'L' }).click();
        await app.expect(
          'the size',
          () => button.innerText(),
          (text) => /size l/i.test(text),
        );
        await page.locator('ion-modal').waitFor({ state: 'detached' });
        await button.click();
        await page.locator('ion-modal ion-item').first().waitFor();
        await page.keyboard.press('Escape');
        await page.locator('ion-modal').waitFor({ state: 'detached' });
        await app.expect(
          'the size',
          () => button.innerText(),
          (text) => /size l/i.test(text),
        );
      },
    },
    {
      heading: 'trigger',
      says: '`trigger` takes the id of an element and needs no state. If a page can be mounted twice, a fixed id exists twice and may open the wrong overlay. `useId` makes it unique:',
      fences: ['src/components/MoreMenu.tsx'],
      files: demo(
        "import { MoreMenu } from './components/MoreMenu';",
        '',
        `<MoreMenu onArchive={() => say('first')} /><MoreMenu onArchive={() => say('second')} />`,
      ),
      show: 'src/Demo.tsx#Demo',
      isPart: true,
      async try(app) {
        const { page } = app;
        await page.getByLabel('More actions').nth(1).click();
        await page.locator('ion-popover:visible').getByText('Archive').click();
        await app.expect('the menu that answered', outputOf(app), 'second');
        await page.locator('ion-popover:visible').waitFor({ state: 'hidden' });
      },
    },
    {
      heading: 'mounting',
      says: 'The content of an inline modal or popover is mounted when it opens and unmounted after it has closed. Its state starts over each time',
      files: demo(
        'import { IonModal } from \'@ionic/react\';\n\nfunction Counter() {\n  const [count, set] = useState(0);\n  return <button className="count" onClick={() => set(count + 1)}>{count} times</button>;\n}',
        'const [open, set] = useState(false);',
        '<IonButton onClick={() => set(true)}>Open</IonButton><IonModal isOpen={open} onDidDismiss={() => set(false)}><Counter /></IonModal>',
      ),
      show: 'src/Demo.tsx#Demo',
      isPart: true,
      async try(app) {
        const { page } = app;
        const count = page.locator('.count');
        await app.expect('the content before', () => count.count(), 0);
        await page.getByText('Open').click();
        await count.click();
        await app.expect('the count', () => count.innerText(), '1 times');
        await page.keyboard.press('Escape');
        await count.waitFor({ state: 'detached' });
        await pause(app);
        await page.getByText('Open').click();
        await app.expect('the count, opened again', () => count.innerText(), '0 times');
      },
    },
    {
      heading: 'mounting',
      says: "While a hook's overlay is open, calling `present` of the same hook does nothing.",
      files: demo(
        "import { useIonToast } from '@ionic/react';",
        'const [present] = useIonToast();',
        "<IonButton onClick={() => void present('First')}>One</IonButton><IonButton onClick={() => void present('Second')}>Two</IonButton>",
      ),
      show: 'src/Demo.tsx#Demo',
      isPart: true,
      async try(app) {
        const { page } = app;
        await page.getByText('One').click();
        await page.locator('ion-toast').getByText('First').waitFor();
        await page.getByText('Two').click();
        await pause(app);
        await app.expect('toasts', () => page.locator('ion-toast:visible').count(), 1);
        await app.expect('the second text', () => page.getByText('Second').count(), 0);
      },
    },
  ],
};

export default page;
