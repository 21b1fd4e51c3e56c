import type { Framework } from '../../../src/lib/demo';
import type { App } from '../harness/app';
import type { Claim, Tutorial } from './types';

/** Folder of the packages that a tutorial installs. The Angular CLI brings those that demos are built from too. */
export function packagesFor(label: string, framework: Framework): string {
  const folder = framework === 'angular' ? 'projects' : 'tutorials';
  return `tests/apps/installs/${folder}/${label}`;
}

/** A page that leads an app to the next major version. */
interface Guide {
  id: string;
  /** Of the tutorials, after the framework. */
  name: string;
  /** Label of the version that it begins with. */
  version: string;
  /** Folder of the packages that it installs. */
  packages: (framework: Framework) => string;
  frameworks: readonly Framework[];
  /** A page with the app: what the guide changes stands in it. */
  written: string;
}

export const GUIDES: readonly Guide[] = [
  {
    id: 'updating/8-0',
    name: 'update-8',
    version: 'v7',
    packages: (framework) => packagesFor('v8', framework),
    frameworks: ['react', 'vue', 'angular', 'javascript'],
    written: 'tests/fixtures/updates/8-0.mdx',
  },
  {
    id: 'updating/9-0',
    name: 'update-9',
    version: 'v8',
    packages: () => 'tests/apps/installs/tutorials/v9',
    // No release 9 of `@ionic/vue` could be installed when this was written
    frameworks: ['react', 'angular'],
    written: 'tests/fixtures/updates/9-0.mdx',
  },
];

/** What a guide tells in a sentence, and shows in no fence. */
interface Told {
  /** The words of the page. */
  says: string;
  /** Files of the app that it is about. */
  files: readonly string[];
  /** What goes and what comes, in this order. */
  change: readonly (readonly [string, string])[];
}

const TOLD: Readonly<Record<string, readonly Told[] | undefined>> = {
  'react/update-8': [
    {
      says: 'Give every control a label:',
      files: ['src/pages/Home.tsx'],
      change: [
        ['<IonLabel position="floating">Email</IonLabel>', ''],
        [
          '<IonInput type="email" />',
          '<IonInput type="email" label="Email" labelPlacement="floating" />',
        ],
        ['<IonLabel>Remember me</IonLabel>', ''],
        [
          '<IonCheckbox slot="start" />',
          '<IonCheckbox labelPlacement="end" justify="start">Remember me</IonCheckbox>',
        ],
        ['<IonLabel>Volume</IonLabel>', ''],
        ['<IonRange value={40} />', '<IonRange label="Volume" value={40} />'],
      ],
    },
  ],
  'react/update-9': [
    {
      says: "| `useHistory()`, `history.push('/trips')` | `useNavigate()`, `navigate('/trips')` |",
      files: ['src/pages/Home.tsx'],
      change: [
        ['useHistory', 'useNavigate'],
        ['const history', 'const navigate'],
        ['history.push(', 'navigate('],
      ],
    },
    {
      says: '| `RouteComponentProps`, `match.params` | `useParams()` |',
      files: ['src/pages/TripDetail.tsx'],
      change: [
        ['import type { RouteComponentProps }', 'import { useParams }'],
        [
          'React.FC<RouteComponentProps<{ id: string }>> = ({ match }) => {',
          'React.FC = () => {\n  const params = useParams();',
        ],
        ['match.params', 'params'],
      ],
    },
  ],
  'angular/update-9': [
    {
      says: "first `'@ionic/angular'` with `'@ionic/angular/lazy'` in the whole project, then `'@ionic/angular/standalone'` with `'@ionic/angular'`",
      files: ['src/app/app.ts', 'src/app/app.config.ts', 'src/app/trips/trips.page.ts'],
      change: [
        ["'@ionic/angular'", "'@ionic/angular/lazy'"],
        ["'@ionic/angular/standalone'", "'@ionic/angular'"],
      ],
    },
    {
      says: 'In the template, read it as `count()`.',
      files: ['src/app/trips/trips.page.ts'],
      change: [['{{ count }}', '{{ count() }}']],
    },
  ],
};

/** What the page of a guide tells its reader to do beside its fences. */
export function toldBy({ from, name }: Tutorial): readonly Told[] {
  return from ? (TOLD[name] ?? []) : [];
}

/** What `developing/starting` leads to. */
export const STARTED: Claim = {
  says: 'the app opens at the first page',
  async try(app) {
    const { page, say } = app;
    // The generator of Ionic 7 writes it for Angular
    const first = page.getByText(say('No notes yet.'), { exact: true });
    await first.or(page.locator('ion-title', { hasText: 'home' }).first()).waitFor();
    await app.expect('the path', () => new URL(page.url()).pathname, '/home');
    app.expectSilence();
  },
};

/** A property of the whole page, as it is computed. */
function rootProperty({ page }: App, name: string): Promise<string> {
  return page.evaluate(
    (property) => getComputedStyle(document.documentElement).getPropertyValue(property).trim(),
    name,
  );
}

/** The page calls the old picker deprecated, and so does the console. */
const OLD_PICKER = /\[ion-picker-legacy\].* have been deprecated/;

const UPDATED_TO_8: Claim = {
  says: 'a tap on the label reaches the control; the colors and the dark palette are those of Ionic 8',
  async try(app) {
    const { page } = app;
    await page.getByLabel('Email').fill('ada@example.com');
    await page.getByText('Remember me').click();
    const box = page.locator('ion-checkbox');
    const isChecked = (): Promise<boolean> =>
      box.evaluate((element) => (element as HTMLElement & { checked: boolean }).checked);
    await app.expect('the checkbox', isChecked, true);
    await app.expect('primary', () => rootProperty(app, '--ion-color-primary'), '#0054e9');
    await page.emulateMedia({ colorScheme: 'dark' });
    await app.expect('dark', () => rootProperty(app, '--ion-background-color'), '#121212');
    app.expectSilence(OLD_PICKER);
  },
};

/** Opens a path of the app by its address, and waits for the title of its page. */
async function expectAt({ page }: App, path: string, title: string): Promise<void> {
  await page.goto(new URL(path, page.url()).href);
  await page
    .locator('.ion-page:not(.ion-page-hidden)')
    .getByText(title, { exact: true })
    .first()
    .waitFor();
}

/** What the lists of checks of each guide promise of the app, by the names of {@link GUIDES}. */
export const UPDATED: Readonly<Record<string, Partial<Record<Framework, readonly Claim[]>>>> = {
  'update-8': {
    javascript: [
      UPDATED_TO_8,
      {
        says: 'in every form, labels are visible and lead to the control',
        async try(app) {
          const { page } = app;
          await page.getByLabel('Title').fill('Notes');
          await page.getByText('Shown in the list').first().waitFor();
          await page.getByRole('slider', { name: 'Volume' }).waitFor();
          app.expectSilence();
        },
      },
    ],
    react: [STARTED, UPDATED_TO_8],
    vue: [UPDATED_TO_8],
    angular: [
      UPDATED_TO_8,
      {
        says: 'a page with the back button opens',
        async try(app) {
          await expectAt(app, '/detail', 'Detail');
          app.expectSilence(OLD_PICKER);
        },
      },
    ],
  },
  'update-9': {
    react: [
      {
        says: 'every route opens from its URL, not only through a link',
        async try(app) {
          await expectAt(app, '/tabs/list', 'Two trips');
          await expectAt(app, '/trips/3', 'Trip 3');
          await expectAt(app, '/', 'Field Notes');
          await app.page.getByText('Open', { exact: true }).click();
          await app.page.getByText('Trip 7', { exact: true }).waitFor();
          app.expectSilence();
        },
      },
    ],
    angular: [
      {
        says: 'standalone and lazy pages open, and a signal updates the view',
        async try(app) {
          await expectAt(app, '/trips', 'Visits: 1');
          await expectAt(app, '/old', 'Lazy');
          await expectAt(app, '/home', 'No notes yet.');
          app.expectSilence();
        },
      },
    ],
  },
};
