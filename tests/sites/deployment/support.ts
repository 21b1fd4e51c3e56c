import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base, expect as baseExpect, type Page } from '@playwright/test';
import { builtScripts } from '../../../scripts/lib/built-scripts';
import { siteHandler } from '../../../scripts/lib/site-handler';
import { readEnv } from '../../../config/env';
import { sitePolicy } from '../../../config/policy';
import { recordViolations, type Violation } from '../../e2e/support/violations';
import { AFTER, BEFORE, SERVICES } from './site';

const BASE = '/docs/';

function handlerOf(dir: string, settings: Record<string, string>) {
  const policy = sitePolicy(readEnv(settings), builtScripts(dir));
  return siteHandler({ dir, baseUrl: BASE, policy });
}

/** One address that serves the first build, and from a moment on the second one alone. */
export class Host {
  #isDeployed = false;
  #trigger: RegExp | undefined;
  #server: Server;
  /** Paths that were asked for since the deployment, and are not there any more. */
  readonly gone: string[] = [];

  constructor() {
    const [before, after] = [handlerOf(BEFORE, {}), handlerOf(AFTER, SERVICES)];
    this.#server = createServer((request, response) => {
      const path = request.url ?? '';
      if (this.#trigger?.test(path)) this.deploy();
      response.once('finish', () => {
        if (this.#isDeployed && response.statusCode === 404) this.gone.push(path);
      });
      (this.#isDeployed ? after : before)(request, response);
    });
  }

  async start(): Promise<this> {
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done));
    return this;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((done) => this.#server.close(done));
  }

  /** Absolute address of a route. */
  url(route: string): string {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}${BASE}${route}`;
  }

  deploy(): void {
    this.#isDeployed = true;
  }

  /** Deploys as soon as somebody asks for a path, before it is answered. */
  deployAt(path: RegExp): void {
    this.#trigger = path;
  }
}

interface Fixtures {
  host: Host;
  /** What pages did that their policy forbids; whatever is left in it fails the test. */
  violations: Violation[];
  /** Errors that nothing caught; likewise. */
  uncaught: string[];
}

export const test = base.extend<Fixtures>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
  host: async ({}, provide) => {
    const host = await new Host().start();
    await provide(host);
    await host.stop();
  },
  // eslint-disable-next-line no-empty-pattern -- as above
  violations: async ({}, provide) => {
    const violations: Violation[] = [];
    await provide(violations);
    expect(violations, 'what the policy of a page refused').toEqual([]);
  },
  // eslint-disable-next-line no-empty-pattern -- as above
  uncaught: async ({}, provide) => {
    const uncaught: string[] = [];
    await provide(uncaught);
    expect(uncaught, 'errors that nothing caught').toEqual([]);
  },
  page: async ({ page, context, violations, uncaught }, provide) => {
    await recordViolations(context, violations);
    page.on('pageerror', (error) => uncaught.push(error.message));
    await provide(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
});

export const expect = baseExpect.configure({ timeout: 20_000 });

/** Answers the tag manager's script, which no test fetches from its owner, with one of its own. */
export async function tagManager(page: Page, script = ''): Promise<void> {
  await page.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
}

/** Waits until the app runs. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/** Whether something of another host has run in the page. */
export function ran(page: Page): Promise<unknown> {
  return page.evaluate(() => (window as { ran?: unknown }).ran);
}
