/**
 * Loader for the engine's `routes.js`, which makes a component for each page of the site as soon as the
 * app starts: makes it when the route is first rendered or loaded, once.
 *
 * @param {string} source
 * @returns {string}
 * @throws Error when no route looks like `component: ComponentCreator('path', 'hash')`
 */
module.exports = function createOnDemand(source) {
  const component = /^(\s*)component: (ComponentCreator\('(?:[^'\\]|\\.)*', '\w+'\))/gm;
  const lazy = source.replace(component, '$1get component() { return this.made ??= $2; }');
  if (lazy === source) {
    throw new Error(
      "routes.js: no route has component: ComponentCreator('path', 'hash'); adapt plugins/lean-runtime to it",
    );
  }
  return lazy;
};
