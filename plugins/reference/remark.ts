import { relative, sep } from 'node:path';
import type { Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import { suggestion } from '../../src/lib/nearest';
import { PageError } from '../../src/lib/page-error';
import { firstDuplicate } from './duplicates';
import { FactsError, isFactsError } from './errors';
import { linkMentions, mentionsIn, type Mentions } from './mentions';
import { CLI_PACKAGE, type ReferenceOptions } from './options';
import { createPageFinder, locatePage, type PageLocation } from './pages';
import { renderCommand, renderGlobalOptions } from './render/command';
import { renderComponent } from './render/component';
import { renderComponentIndex } from './render/component-index';
import type { PageContext } from './render/context';
import { renderNative } from './render/native';
import { createRegistry, type Registry } from './sources/registry';
import { asStatic } from './static-html';
import { parseTag, TAG, type TagRequest } from './tag';
import { loadTranslations, memoryFolder, type Translate } from './translations';

const SOURCE_LOCALE = 'en';
const NATIVE_SCOPE = '@capacitor/';

type Node = Root | RootContent;

/** A tag, and the list of nodes that it stands in. */
interface Place {
  tag: MdxJsxFlowElement;
  siblings: Node[];
}

/** What is the same for every page. */
interface Site {
  options: ReferenceOptions;
  registry: Registry;
  /** Read when the first page asks for it; absent for pages in English. */
  translations(): Translate | undefined;
}

function siteOf(options: ReferenceOptions): Site {
  const { siteDir, locale } = options;
  let memory: Translate | undefined;
  return {
    options,
    registry: createRegistry(siteDir),
    translations() {
      if (locale === SOURCE_LOCALE) return undefined;
      memory ??= loadTranslations(memoryFolder(siteDir, locale), siteDir);
      return memory;
    },
  };
}

function nodesNamed(node: Node, siblings: Node[]): { node: Node; siblings: Node[] }[] {
  const isTag =
    (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && node.name === TAG;
  if (isTag) return [{ node, siblings }];
  if (!('children' in node)) return [];
  return node.children.flatMap((child) => nodesNamed(child, node.children));
}

function fail(file: VFile, node: Node, reason: string, siteDir: string): never {
  throw new PageError(relative(siteDir, file.path).split(sep).join('/'), node, reason);
}

async function componentSource({ options, registry }: Site, version: string) {
  const name = options.components[version];
  if (name === undefined) {
    throw new FactsError(`no package with components is set for docs version "${version}"`);
  }
  return registry.components(name);
}

function missing(
  what: string,
  name: string,
  source: { package: string; version: string },
  known: Iterable<string>,
): FactsError {
  const where = `not in ${source.package}@${source.version}`;
  return new FactsError(`unknown ${what} "${name}": ${where}${suggestion(name, known)}`);
}

/** What a tag stands for: nodes in its place, and those below the page's first paragraph. */
interface Rendered {
  opening?: RootContent[];
  sections: RootContent[];
  /** Ids of members by what a page's words call them. */
  members?: ReadonlyMap<string, string>;
}

async function render(
  request: TagRequest,
  location: PageLocation,
  mentions: Mentions,
  site: Site,
): Promise<Rendered> {
  const { options, registry } = site;
  const context: PageContext = {
    labels: options.labels,
    page: location.page,
    pages: options.pages?.(location.version) ?? createPageFinder(options.siteDir, location.version),
    translate: site.translations(),
    mentions,
  };
  switch (request.kind) {
    case 'component': {
      const source = await componentSource(site, location.version);
      const component = source.components.get(request.name);
      if (!component) throw missing('component', request.name, source, source.components.keys());
      return renderComponent(component, source, context);
    }
    case 'componentIndex':
      return {
        sections: renderComponentIndex(await componentSource(site, location.version), context),
      };
    case 'command': {
      const source = await registry.cli(CLI_PACKAGE);
      const command = source.commands.get(request.name);
      if (!command) throw missing('command', request.name, source, source.commands.keys());
      return { sections: renderCommand(command, context) };
    }
    case 'globalOptions':
      return {
        sections: renderGlobalOptions((await registry.cli(CLI_PACKAGE)).globalOptions, context),
      };
    case 'plugin':
      if (!request.name.startsWith(NATIVE_SCOPE)) {
        throw new FactsError(`unknown plugin "${request.name}": not a package of ${NATIVE_SCOPE}`);
      }
      return { sections: renderNative(await registry.native(request.name), context) };
  }
}

function placesOf(root: Root, file: VFile, siteDir: string): Place[] {
  return nodesNamed(root, []).map(({ node, siblings }) => {
    if (node.type !== 'mdxJsxFlowElement') {
      fail(file, node, `<${TAG}> must stand on a line of its own`, siteDir);
    }
    return { tag: node, siblings };
  });
}

/**
 * Remark plugin that replaces `<Reference … />` in a docs page by headings, tables and text.
 *
 * It has to run before Docusaurus's own remark plugins, so that these see the headings and links:
 * heading ids set here are kept, and the headings are in the table of contents. Everything that is
 * wrong with a tag, its source or the ids of the page is one line with file, line and column.
 *
 * @param options see {@link ReferenceOptions}
 */
export function referenceRemark(options: ReferenceOptions) {
  const site = siteOf(options);
  return async (root: Root, file: VFile): Promise<void> => {
    if (!String(file.value).includes(`<${TAG}`)) return;
    const places = placesOf(root, file, options.siteDir);
    const generated = new Set<Node>();
    const mentions = mentionsIn(root);
    for (const { tag, siblings } of places) {
      try {
        const location = locatePage(options.siteDir, file.path);
        if (!location) throw new FactsError(`<${TAG}> is for pages of the docs trees only`);
        const {
          opening = [],
          sections,
          members = new Map(),
        } = await render(parseTag(tag), location, mentions, site);
        // Errors and checks downstream then point at the tag.
        for (const node of [...opening, ...sections]) {
          node.position ??= tag.position;
          generated.add(node);
        }
        linkMentions(mentions, members);
        const place = siblings.indexOf(tag);
        siblings.splice(place, 1, ...sections);
        const lead = siblings.slice(0, place).findIndex(({ type }) => type === 'paragraph');
        siblings.splice(lead < 0 ? place : lead + 1, 0, ...opening);
      } catch (error) {
        // A mistake in this plugin keeps its stack.
        if (!isFactsError(error)) throw error;
        fail(file, tag, error.message, options.siteDir);
      }
    }
    const duplicate = places.length > 0 ? firstDuplicate(root) : undefined;
    if (duplicate) {
      fail(
        file,
        duplicate.node,
        `the id "${duplicate.id}" occurs twice on this page`,
        options.siteDir,
      );
    }
    for (const { siblings } of places) {
      siblings.forEach((node, index) => {
        if (generated.has(node)) siblings[index] = asStatic(node as RootContent);
      });
    }
  };
}
