import { join } from 'node:path';
import { startDrawing } from './draw';
import { PLUGIN_NAME } from './options';
import {
  removeDemos,
  writeClassicScripts,
  writeComponents,
  writeDemos,
  writeDrawings,
  type BuiltDemo,
  type Site,
} from './output';

/** Folder with the pages of demos, which each language has of its own. */
export const pagesOf = (folder: string): string => join(folder, 'pages');
/** Folder with the components, which all languages share. */
export const sharedOf = (folder: string): string => join(folder, 'shared');

/** Writes the demos for the dev server: all of them once, then those that have changed. */
export class DemoServer {
  #served: ReadonlySet<BuiltDemo> | undefined;
  #newest: readonly BuiltDemo[] | undefined;
  #turn: Promise<void> = Promise.resolve();

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
   * Writes what has changed. Docusaurus waits for no save before it passes on the next one, and a demo takes
   * longer to draw than one that is drawn already: so each waits for its turn, and what is out of date by then
   * is left out.
   *
   * @param built all demos; those that were served before are the same objects
   * @returns when what has changed can be shown
   */
  async serve(built: readonly BuiltDemo[]): Promise<void> {
    this.#newest = built;
    const turn = this.#turn.then(() => (this.isNewest(built) ? this.#write(built) : undefined));
    this.#turn = turn.catch(() => undefined);
    return turn;
  }

  /** Whether nothing has been saved since. */
  isNewest(built: readonly BuiltDemo[]): boolean {
    return this.#newest === built;
  }

  async #write(built: readonly BuiltDemo[]): Promise<void> {
    const pages = pagesOf(this.folder);
    const isFirst = !this.#served;
    if (isFirst) removeDemos(pages);
    const changed = built.filter((demo) => !this.#served?.has(demo));
    this.#served = new Set(built);
    if (changed.length === 0) return;
    writeDemos(pages, changed, this.site);
    writeComponents(sharedOf(this.folder), built, this.site);
    // Nobody needs it before a demo is edited, and the first time it takes some seconds
    void writeClassicScripts(sharedOf(this.folder), built, this.site, this.cache).catch(
      (error: Error) => console.error(`${PLUGIN_NAME}: ${error.message}`),
    );
    const subjects = changed.flatMap((demo) => demo.subjects);
    const drawn = writeDrawings(
      pages,
      changed,
      this.site,
      startDrawing(subjects, this.cache),
    ).catch((error: Error) => console.error(`${PLUGIN_NAME}: ${error.message}`));
    // A demo looks empty until it is drawn, which need not hold up the server. But a page that shows it anew
    // would keep the old drawing.
    if (!isFirst) await drawn;
  }
}
