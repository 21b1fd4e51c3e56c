import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { drawing } from './draw';
import { PLUGIN_NAME } from './options';
import { writeComponents, writeDemos, type BuiltDemo, type Site } from './output';
import { withDemoPolicy } from './policy';
import { demoAt, drawnPath, MODES } from '../../src/lib/demo';

/** Folder with the live pages of demos, which each language has of its own. */
export const pagesOf = (folder: string): string => join(folder, 'pages');
/** Folder with the components, which all languages share. */
export const sharedOf = (folder: string): string => join(folder, 'shared');

/**
 * Writes the demos for the dev server: all of them once, then those that have changed. Each is drawn when its
 * drawing is asked for, because all together take longer than a writer waits for the first page.
 */
export class DemoServer {
  #newest: readonly BuiltDemo[] = [];
  #drawing: ReturnType<typeof drawing> | undefined;

  /**
   * @param folder that {@link pagesOf} and {@link sharedOf} lie in
   * @param cache folder of the drawings
   */
  constructor(
    private readonly folder: string,
    private readonly cache: string,
    private readonly site: Site,
  ) {}

  /**
   * Writes what has changed.
   *
   * @param built all demos; those that were served before are the same objects
   */
  serve(built: readonly BuiltDemo[]): void {
    const pages = pagesOf(this.folder);
    const served = new Set(this.#newest);
    this.#newest = built;
    const changed = built.filter((demo) => !served.has(demo));
    if (changed.length === 0) return;
    writeDemos(pages, changed, this.site);
    // The classic script is needed once a demo is edited
    void writeComponents(sharedOf(this.folder), built, this.site).catch((error: Error) =>
      console.error(`${PLUGIN_NAME}: ${error.message}`),
    );
  }

  /** Whether nothing has been saved since. */
  isNewest(built: readonly BuiltDemo[]): boolean {
    return this.#newest === built;
  }

  /**
   * The drawn page at an address, as HTML; nothing for any other address.
   *
   * @param path below the locale's own path, such as `demos/v8/button/basic.ios.html`
   * @throws Error with one line that says why the demo cannot be drawn
   */
  async drawnPage(path: string): Promise<string | undefined> {
    const address = `${this.site.baseUrl}${path}`;
    const page = demoAt(address)?.page;
    const mode = page && MODES.find((known) => drawnPath(page, known) === address);
    const demo = this.#newest.find(({ info }) => info.page === page);
    if (!mode || !demo) return undefined;
    const subject = demo.subjects.find((drawn) => drawn.mode === mode);
    this.#drawing ??= drawing(this.cache);
    const drawn = subject && (await this.#drawing.one(subject));
    return withDemoPolicy(demo.drawnPage(mode, drawn?.toString('utf8')));
  }

  /** Answers requests for drawn pages, as a middleware of the server below the locale's own path. */
  answer = ({ url = '' }: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const send = (status: number, type: string, text: string): void => {
      response.writeHead(status, { 'Content-Type': `text/${type}; charset=utf-8` }).end(text);
    };
    this.drawnPage(new URL(url, 'http://localhost').pathname.slice(1)).then(
      (html) => (html === undefined ? next() : send(200, 'html', html)),
      ({ message }: Error) => {
        console.error(`${PLUGIN_NAME}: ${message}`);
        send(500, 'plain', message);
      },
    );
  };
}
