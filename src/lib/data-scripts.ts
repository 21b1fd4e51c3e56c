/**
 * Data of a site that may be opened without a server: a page that was opened as a file may fetch nothing, but it
 * may load scripts.
 */

/** Where scripts leave their data, by their own names. */
const STORE = 'dataOfScripts';

/**
 * A script that leaves data for {@link loadDataScript}.
 *
 * @param name of its file
 * @param json the data
 */
export function scriptOf(name: string, json: string): string {
  return `(window.${STORE}=window.${STORE}||{})[${JSON.stringify(name)}]=${json};`;
}

/**
 * Loads what {@link scriptOf} has written.
 *
 * @param path of the script
 * @throws Error when it cannot be loaded, or is another script
 */
export function loadDataScript(path: string): Promise<unknown> {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const script = document.createElement('script');
  return new Promise<unknown>((done, fail) => {
    const stores = window as { [STORE]?: Record<string, unknown> };
    script.onload = () => done(stores[STORE]?.[name]);
    script.onerror = () => fail(new Error(`${path}: could not be loaded`));
    script.src = path;
    document.head.append(script);
  })
    .then((data) => {
      if (data === undefined) throw new Error(`${path}: has no data`);
      return data;
    })
    .finally(() => script.remove());
}
