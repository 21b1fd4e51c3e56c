import type { App } from '../../harness/app';
import type { PageClaims } from '../../claims/types';
import { expectLast, expectLog, pause, readLog, takeLog } from '../support';

const AREA = `<ion-app><ion-content>
  <div id="area" style="width: 300px; height: 300px; touch-action: none">Area</div>
</ion-content></ion-app>`;

/** A page with a square, and a script that may use `log` and `area`. */
const area = (script: string): Record<string, string> => ({
  'body.html': AREA,
  'main.ts': `import { createGesture } from '@ionic/core';

const log = (line: string): void => void ((window as any).log ??= []).push(line);
const area = document.querySelector<HTMLElement>('#area')!;
${script}
Object.assign(window, { isReady: true });
`,
});

async function ready({ page }: App): Promise<void> {
  await page.waitForFunction(() => 'isReady' in window);
}

/** Drags inside the square, by so much. */
async function drag({ page }: App, x: number, y: number): Promise<void> {
  await page.mouse.move(100, 100);
  await page.mouse.down();
  for (let step = 1; step <= 5; step += 1) {
    await page.mouse.move(100 + (x * step) / 5, 100 + (y * step) / 5);
    await page.waitForTimeout(20);
  }
  await page.mouse.up();
}

const CALLBACKS = `
  canStart: () => (log('canStart'), true),
  onWillStart: async () => log('onWillStart'),
  onStart: () => log('onStart'),
  onMove: () => log('onMove'),
  onEnd: () => log('onEnd'),
  notCaptured: () => log('notCaptured'),
`;

/** Each line once, where it comes first. */
const inOrder = (lines: readonly string[]): string[] => [...new Set(lines)];

const page: PageClaims = {
  claims: [
    {
      heading: 'quick-start',
      says: 'Pass an element and a name, define what happens, and enable the gesture. A new gesture is disabled.',
      files: area(`const gesture = createGesture({ el: area, gestureName: 'test', ${CALLBACKS} });
Object.assign(window, { enable: () => gesture.enable() });`),
      async try(app) {
        await ready(app);
        await drag(app, 100, 0);
        await expectLog(app, 'a gesture that is not enabled', []);
        await app.page.evaluate(() => (window as unknown as { enable: () => void }).enable());
        await drag(app, 100, 0);
        await expectLast(app, 'onEnd');
        const order = inOrder(await takeLog(app));
        const all = ['canStart', 'onWillStart', 'onStart', 'onMove', 'onEnd'];
        await app.expect('the order of the callbacks', () => order, all);
      },
    },
    {
      heading: 'options',
      says: '| `notCaptured` | – | The press was released early or moved in another direction |',
      files: area(`createGesture({ el: area, gestureName: 'test', ${CALLBACKS} }).enable();`),
      async try(app) {
        await ready(app);
        await drag(app, 0, 100);
        await app.expect('another way', async () => inOrder(await readLog(app)), [
          'canStart',
          'notCaptured',
        ]);
        await takeLog(app);
        await drag(app, 3, 0);
        await app.expect('a release', async () => inOrder(await takeLog(app)), [
          'canStart',
          'notCaptured',
        ]);
      },
    },
    {
      heading: 'options',
      says: /\| `threshold` \| `(\d+)` \| Pixels to move before it starts\. `0` starts on the press \|/,
      files: area(
        `createGesture({ el: area, gestureName: 'test', onStart: ({ startX }) => log(String(startX)) }).enable();`,
      ),
      async try(app, { caught }) {
        await ready(app);
        const threshold = Number(caught[0]);
        const { page } = app;
        await page.mouse.move(100, 100);
        await page.mouse.down();
        await page.mouse.move(100 + threshold - 2, 100);
        await pause(app, 150);
        await app.expect('before the threshold', async () => (await readLog(app)).length, 0);
        await page.mouse.move(100 + threshold + 2, 100);
        await app.expect('after the threshold', async () => (await readLog(app)).length, 1);
        await page.mouse.up();
      },
    },
    {
      heading: 'taps',
      says: 'For a long press of half a second, start a timer in `onStart`, and clear it in `onMove` and `onEnd`:',
      fences: ['src/long-press.ts'],
      files: area(`import { onLongPress } from './src/long-press.js';

onLongPress(area, () => log('long'));`),
      async try(app) {
        await ready(app);
        const { page } = app;
        const press = async (milliseconds: number, move = 0): Promise<void> => {
          await page.mouse.move(100, 100);
          await page.mouse.down();
          await page.waitForTimeout(50);
          await page.mouse.move(100 + move, 100);
          await page.waitForTimeout(milliseconds);
          await page.mouse.up();
        };
        await press(100);
        await pause(app, 700);
        await expectLog(app, 'a short press', []);
        await press(700, 40);
        await expectLog(app, 'a press that moves', []);
        await press(700);
        await expectLog(app, 'a long press', ['long']);
      },
    },
    {
      heading: 'priority',
      says: 'is captured, unless another gesture that is still possible has a higher `gesturePriority`. With equal priorities, the gesture that was created later has precedence.',
      files: area(`const make = (name: string, gesturePriority: number) =>
  createGesture({ el: area, gestureName: name, gesturePriority, threshold: 10, onStart: () => log(name) });
const [low, high, early, late] = [make('low', 1), make('high', 2), make('early', 0), make('late', 0)];
Object.assign(window, {
  use: (priority: boolean) => {
    for (const one of [low, high]) one.enable(priority);
    for (const one of [early, late]) one.enable(!priority);
  },
});`),
      async try(app) {
        await ready(app);
        const choose = (isPriority: boolean) =>
          app.page.evaluate(
            (value) => (window as unknown as { use: (on: boolean) => void }).use(value),
            isPriority,
          );
        await choose(true);
        await drag(app, 100, 0);
        await expectLog(app, 'gestures of two priorities', ['high']);
        await choose(false);
        await drag(app, 100, 0);
        await expectLog(app, 'gestures of one priority', ['late']);
      },
    },
    {
      heading: 'options',
      says: "If the finger lifts before the promise settles, `onEnd` isn't called. `onStart` still runs once the promise resolves",
      files: area(`createGesture({
  el: area,
  gestureName: 'test',
  onWillStart: () => new Promise((done) => setTimeout(done, 1000)),
  onStart: () => log('onStart'),
  onEnd: () => log('onEnd'),
}).enable();`),
      async try(app) {
        await ready(app);
        await drag(app, 100, 0);
        await pause(app, 1400);
        await expectLog(app, 'callbacks of a drag that ends early', ['onStart']);
      },
    },
  ],
};

export default page;
