import { join } from 'node:path';
import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { flattenRoutes } from '@docusaurus/utils';
import { languageTag } from '../../src/lib/language-tag';
import { optionsSchema } from './options';
import { redirectPage } from './page';
import { pageOf, redirectTable, type RedirectOptions } from './table';
import { outputFile } from '../../src/lib/output-file';

/**
 * Docusaurus plugin that writes a page at each old address, which leads to the new one, and leads old anchors of
 * a page to its headings. It stands in for
 * `@docusaurus/plugin-client-redirects`, whose pages each have an inline script of their own, where the
 * site's policy allows only scripts that it knows: hundreds of hashes would not fit into a header.
 *
 * A site with the hash router has one page, and no old addresses.
 */
export default function redirectsPlugin(
  { siteConfig, baseUrl, i18n }: LoadContext,
  options: RedirectOptions,
): Plugin {
  return {
    name: 'redirects',
    getThemePath: () => join(__dirname, 'theme'),
    getClientModules: () => [join(__dirname, 'client.ts')],

    async contentLoaded({ actions }) {
      await actions.createData('sections.json', options.sections());
    },

    postBuild({ outDir, routes }) {
      if (siteConfig.future.experimental_router === 'hash') return;
      const docs = routes.filter(({ plugin }) => plugin?.name === 'docusaurus-plugin-content-docs');
      const pages = flattenRoutes(docs).map(({ path }) =>
        path.slice(baseUrl.length).replace(/\/$/, ''),
      );
      const lang = languageTag(i18n);
      for (const [from, to] of redirectTable(options, new Set(pages))) {
        const path = `${baseUrl}${to}`;
        outputFile(
          join(outDir, from, 'index.html'),
          redirectPage(path, `${siteConfig.url}${pageOf(path)}`, lang),
        );
      }
    },
  };
}

/** Checks the options before the plugin gets them: no type knows a path with a slash too many. */
export function validateOptions({
  options,
  validate,
}: OptionValidationContext<RedirectOptions, RedirectOptions>): RedirectOptions {
  return validate(optionsSchema, options);
}
