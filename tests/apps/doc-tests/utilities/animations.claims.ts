import type { App } from '../../harness/app';
import type { PageClaims } from '../../claims/types';
import { expectLast, expectLog, pause, readLog, takeLog, vueRoutes } from '../support';

/** A page with a box, and a script that may use `log` and `box`. */
const box = (script: string): Record<string, string> => ({
  'body.html': '<ion-app><ion-content><div id="box">Box</div></ion-content></ion-app>',
  'main.ts': `import { createAnimation } from '@ionic/core';

const log = (line: string): void => void ((window as any).log ??= []).push(line);
const box = document.querySelector<HTMLElement>('#box')!;
${script}
`,
});

const opacity =
  ({ page }: App) =>
  (): Promise<string> =>
    page.locator('#box').evaluate((one) => getComputedStyle(one).opacity);

const FADE = "createAnimation().addElement(box).duration(300).fromTo('opacity', '1', '0.2')";

const page: PageClaims = {
  claims: [
    {
      heading: 'lifecycle',
      says: /`stop\(\)` removes the animation's effect from the element\. The promise of `play\(\)` then resolves, but `onFinish` isn't called/,
      files: box(`const animation = ${FADE}.onFinish(() => log('onFinish'));
void animation.play().then(() => log('resolved'));
setTimeout(() => animation.stop(), 100);`),
      animated: true,
      async try(app) {
        await app.expect('what happened', async () => (await readLog(app)).length > 0, true);
        await pause(app, 500);
        await expectLog(app, 'what happened', ['resolved']);
        await app.expect('the opacity', opacity(app), '1');
      },
    },
    {
      heading: 'lifecycle',
      says: '| `fill` | `both` | The last frame stays until `stop()` or `destroy()` |',
      files: box(`const animation = ${FADE};
void animation.play().then(() => log('resolved'));
Object.assign(window, { destroy: () => animation.destroy() });`),
      animated: true,
      async try(app) {
        await expectLog(app, 'the end', ['resolved']);
        await app.expect('the opacity at the end', opacity(app), '0.2');
        await app.page.evaluate(() => (window as unknown as { destroy: () => void }).destroy());
        await app.expect('the opacity after destroy()', opacity(app), '1');
      },
    },
    {
      heading: 'groups',
      says: '`play()` of the group resolves when its last child has finished.',
      files: box(`const child = (delay: number) =>
  createAnimation().addElement(box).delay(delay).fromTo('opacity', '1', '0.5').onFinish(() => log('child ' + delay));
const group = createAnimation().duration(100).addAnimation([child(0), child(150), child(300)]);
void group.play().then(() => log('group'));`),
      animated: true,
      async try(app) {
        await expectLast(app, 'group');
        await expectLog(app, 'the order', ['child 0', 'child 150', 'child 300', 'group']);
      },
    },
    {
      heading: 'hooks',
      says: /`onFinish` receives (\d) for a run to the end and (\d) for a run that went back to the start/,
      files: box(`const make = () => ${FADE}.onFinish((step) => log(String(step)));
const there = make();
there.progressStart(true, 0.5);
there.progressEnd(1, 0.5, 50);
setTimeout(() => {
  const back = make();
  back.progressStart(true, 0.5);
  back.progressEnd(0, 0.5, 50);
}, 300);`),
      animated: true,
      async try(app, { caught }) {
        await expectLog(app, 'what onFinish received', caught);
      },
    },
    {
      heading: 'hooks',
      says: "Hooks change classes and styles before and after a run, without a framework's rendering in between:",
      fences: ['src/highlight.ts'],
      files: box(`import { highlight } from './src/highlight.js';

document.documentElement.style.setProperty('--ion-color-warning', 'rgb(255, 196, 9)');
void highlight(box).then(() => log('highlighted'));
setTimeout(() => {
  const { backgroundColor, pointerEvents } = getComputedStyle(box);
  log(pointerEvents + ' ' + box.className);
  log(backgroundColor === 'rgba(0, 0, 0, 0)' ? 'no color' : 'a color');
}, 200);`),
      animated: true,
      async try(app) {
        await expectLog(app, 'the run', ['none ', 'a color', 'highlighted']);
        const state = (): Promise<string> =>
          app.page
            .locator('#box')
            .evaluate((one) => `${getComputedStyle(one).pointerEvents} ${one.className.trim()}`);
        await app.expect('the row afterwards', state, 'auto seen');
      },
    },
    {
      heading: 'hooks',
      says: 'A class that a `before` hook removes and an `after` hook adds is still there in the second run.',
      files: box(`box.className = 'resting';
const animation = ${FADE}.beforeRemoveClass('resting').afterAddClass('resting');
const state = () => setTimeout(() => log(box.className || 'none'), 100);
state();
void animation.play().then(() => {
  state();
  return animation.play();
}).then(() => {
  animation.stop();
  state();
  return animation.play();
});`),
      animated: true,
      async try(app) {
        await expectLog(app, 'the class in each run', ['none', 'resting', 'none']);
      },
    },
    {
      heading: 'gestures',
      says: 'returns the time at which the curve reaches the step:',
      fences: ['src/release.ts'],
      // Slow, so that a late frame of a busy machine is no jump
      files: box(`import { release } from './src/release.js';

const animation = createAnimation().addElement(box).duration(2000).fromTo('opacity', '1', '0');
animation.progressStart(true, 0.5);
animation.progressStep(0.5);
requestAnimationFrame(() => {
  log(Number(getComputedStyle(box).opacity).toFixed(1));
  animation.onFinish(() => log('end'));
  release(animation, 0.5);
  requestAnimationFrame(() => log(Number(getComputedStyle(box).opacity).toFixed(1)));
});`),
      animated: true,
      async try(app) {
        await expectLast(app, 'end');
        const [held = '', released = ''] = await takeLog(app);
        const jump = Math.abs(Number(held) - Number(released));
        await app.expect(
          'the jump at the release',
          () => jump,
          (value) => value <= 0.15,
        );
      },
    },
    {
      heading: 'overrides',
      says: 'This one fades, both forward and back:',
      framework: 'vue',
      fences: ['src/fade-pages.ts'],
      packages: ['@ionic/core'],
      files: {
        ...vueRoutes('A', 'B'),
        'src/main.ts': `import { IonicVue } from '@ionic/vue';
import { createApp } from 'vue';
import App from './App.vue';
import './styles';
import { fadePages } from './fade-pages';
import router from './router';

const native = Element.prototype.animate;
Element.prototype.animate = function (frames, options) {
  const states = (frames as Keyframe[]).map(({ opacity }) => opacity).join(' to ');
  ((window as any).log ??= []).push('opacity ' + states);
  return native.call(this, frames, options);
};
const app = createApp(App).use(IonicVue, { navAnimation: fadePages }).use(router);
void router.isReady().then(() => app.mount('#app'));
`,
      },
      animated: true,
      async try(app) {
        const faded = async (): Promise<string[]> =>
          (await takeLog(app)).filter((line) => line.startsWith('opacity'));
        const last = async (): Promise<string | undefined> => (await readLog(app)).at(-1);
        await app.expect('the first page', async () => (await readLog(app)).length, 3);
        await takeLog(app);
        await app.page.evaluate(() => window.ionRouter?.push('/b'));
        await app.expect('the last hook', last, 'B did enter');
        await app.expect('forwards', faded, ['opacity 0 to 1']);
        await app.page.evaluate(() => window.ionRouter?.back());
        await app.expect('the last hook', last, 'B unmounted');
        await app.expect('backwards', faded, ['opacity 1 to 0']);
      },
    },
    {
      heading: 'react',
      says: '`@ionic/react` also has `CreateAnimation`, which accepts the settings as properties and uses its child as the element:',
      framework: 'react',
      fences: ['src/Pulse.tsx'],
      show: 'src/Pulse.tsx',
      isPart: true,
      animated: true,
      async try(app) {
        const { page } = app;
        const states = (): Promise<string> =>
          page.locator('.heart').evaluate((one) =>
            one
              .getAnimations()
              .map(({ playState }) => playState)
              .join(', '),
          );
        const button = page.locator('ion-button');
        await app.expect('before', states, (value) => value !== 'running');
        await button.click();
        await app.expect('after a tap', states, 'running');
        await button.click();
        await app.expect('after another one', states, 'paused');
      },
    },
  ],
};

export default page;
