import { relative, sep } from 'node:path';
import { parseMarkdownHeadingId } from '@docusaurus/utils';
import type { Nodes, Parents, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { suggestion } from '../../src/lib/nearest';
import { PageError } from '../../src/lib/page-error';
import { FactsError, isFactsError } from './errors';
import { linkMentions, mentionsIn, sectionWith } from './mentions';
import { CLI_PACKAGE, type ReferenceOptions } from './options';
import { createPageFinder, locatePage } from './pages';
import { renderCommand } from './render/command';
import { renderComponent } from './render/component';
import { renderComponentIndex } from './render/component-index';
import type { PageContext } from './render/context';
import { renderNative } from './render/native';
import { createRegistry, type Registry } from './sources/registry';
import { asStatic } from './static-html';
import { parseTag, TAG, type TagRequest } from './tag';
import { loadTranslations, memoryFolder, type Translate } from './translations';
import type { ComponentSource } from './types';

const SOURCE_LOCALE = 'en';
const NATIVE_SCOPE = '@capacitor/';

/** A tag, and the list of nodes that it stands in. */
interface Place {
  tag: MdxJsxFlowElement;
  siblings: Parents['children'][number][];
}

function placesOf(root: Root, fail: (node: Nodes, reason: string) => never): Place[] {
  const places: Place[] = [];
  visit(root, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node, _index, parent) => {
    if (!('name' in node) || node.name !== TAG || !parent) return;
    if (node.type === 'mdxJsxFlowElement') places.push({ tag: node, siblings: parent.children });
    else fail(node, `<${TAG}> must stand on a line of its own`);
  });
  return places;
}

/** The member that a tag names. */
function memberOf<T>(
  what: string,
  name: string,
  members: ReadonlyMap<string, T>,
  source: { package: string; version: string },
): T {
  const member = members.get(name);
  if (member) return member;
  const where = `not in ${source.package}@${source.version}`;
  throw new FactsError(`unknown ${what} "${name}": ${where}${suggestion(name, members.keys())}`);
}

/** The id that is generated for a node, or that a heading of the page is written with. */
function idOf(node: Nodes): string | undefined {
  const heading = node.type === 'heading' ? parseMarkdownHeadingId(toString(node)) : undefined;
  return node.data?.hProperties?.id?.toString() ?? heading?.id;
}

/** Fails at the second of two nodes with one id. */
function refuseDuplicates(root: Root, fail: (node: Nodes, reason: string) => never): void {
  const seen = new Set<string>();
  visit(root, (node) => {
    const id = idOf(node);
    if (id === undefined) return;
    if (seen.has(id)) fail(node, `the id "${id}" occurs twice on this page`);
    seen.add(id);
  });
}

/** What a tag stands for: nodes in its place, and those below the page's first paragraph. */
interface Rendered {
  opening?: RootContent[];
  sections: RootContent[];
  /** Ids of members by what a page's words call them. */
  members?: ReadonlyMap<string, string>;
}

async function render(
  { kind, name }: TagRequest,
  context: PageContext,
  registry: Registry,
  components: () => Promise<ComponentSource>,
): Promise<Rendered> {
  switch (kind) {
    case 'component': {
      const source = await components();
      return renderComponent(memberOf(kind, name, source.components, source), source, context);
    }
    case 'componentIndex':
      return { sections: renderComponentIndex(await components(), context) };
    case 'command': {
      const source = await registry.cli(CLI_PACKAGE);
      return { sections: renderCommand(memberOf(kind, name, source.commands, source), context) };
    }
    case 'plugin':
      if (!name.startsWith(NATIVE_SCOPE)) {
        throw new FactsError(`unknown plugin "${name}": not a package of ${NATIVE_SCOPE}`);
      }
      return { sections: renderNative(await registry.native(name), context) };
  }
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
export function referenceRemark({ siteDir, locale, labels, components, pages }: ReferenceOptions) {
  const registry = createRegistry(siteDir);
  let memory: Translate | undefined;
  /** Reads the memory when the first page asks for it. */
  const translation = (): Translate | undefined =>
    locale === SOURCE_LOCALE
      ? undefined
      : (memory ??= loadTranslations(memoryFolder(siteDir, locale), siteDir));

  return async (root: Root, file: VFile): Promise<void> => {
    if (!String(file.value).includes(`<${TAG}`)) return;
    const fail = (node: Nodes, reason: string): never => {
      throw new PageError(relative(siteDir, file.path).split(sep).join('/'), node, reason);
    };
    const places = placesOf(root, fail);
    const generated = new Set<Nodes>();
    const mentions = mentionsIn(root);
    const keyboard = sectionWith('keyboard', root);
    for (const { tag, siblings } of places) {
      try {
        const location = locatePage(siteDir, file.path);
        if (!location) throw new FactsError(`<${TAG}> is for pages of the docs trees only`);
        const { version, page } = location;
        const request = parseTag(tag);
        const finder = pages?.(version) ?? createPageFinder(siteDir, version, undefined, locale);
        const translate = translation();
        const context = { labels, page, pages: finder, translate, mentions, keyboard };
        const {
          opening = [],
          sections,
          members,
        } = await render(request, context, registry, () => {
          const name = components[version];
          if (name !== undefined) return registry.components(name);
          throw new FactsError(`no package with components is set for docs version "${version}"`);
        });
        // Errors and checks downstream then point at the tag.
        for (const node of [...opening, ...sections]) {
          node.position ??= tag.position;
          generated.add(node);
        }
        if (members) linkMentions(mentions, members);
        const place = siblings.indexOf(tag);
        siblings.splice(place, 1, ...sections);
        const lead = siblings.slice(0, place).findIndex(({ type }) => type === 'paragraph');
        siblings.splice(lead < 0 ? place : lead + 1, 0, ...opening);
      } catch (error) {
        // A mistake in this plugin keeps its stack.
        if (!isFactsError(error)) throw error;
        fail(tag, error.message);
      }
    }
    if (places.length > 0) refuseDuplicates(root, fail);
    for (const { siblings } of places) {
      siblings.forEach((node, index) => {
        if (generated.has(node)) siblings[index] = asStatic(node);
      });
    }
  };
}
