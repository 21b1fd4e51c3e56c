import { z } from 'zod';
import { SOURCES } from '../../../src/lib/frameworks';
import { FRAMEWORKS } from '../../../src/lib/demo';
import { copyPath } from '../../../plugins/markdown/types';
import type { Hit } from '../../../plugins/search/engine/hit';
import { suggestion } from '../../../src/lib/nearest';
import { unescapeHtml } from '../../../src/lib/html';
import type { DemoEntry, Docs } from './docs';
import { editionOf, LANGUAGES, placeOf, VERSION_LABELS } from './place';

/** A tool, as the server offers it. */
export interface Tool {
  name: string;
  description: string;
  schema: z.ZodType;
  /** Gives the answer as Markdown. */
  run(input: unknown): Promise<string>;
}

function tool<Schema extends z.ZodType>(
  name: string,
  description: string,
  schema: Schema,
  run: (input: z.output<Schema>) => Promise<string>,
): Tool {
  return { name, description, schema, run: (input) => run(input as z.output<Schema>) };
}

const MOST_HITS = 20;

const text = (description: string) => z.string().trim().min(1).max(300).describe(description);
const edition = {
  version: z.enum(VERSION_LABELS).optional().describe('Version of Ionic; the newest by default'),
  language: z.enum(LANGUAGES).optional().describe('Language of the pages; en by default'),
};

function hitText({ hierarchy, url, _snippetResult: { content } }: Hit): string {
  const trail = Object.values(hierarchy).filter((title) => title !== null);
  const [page = ''] = url.split('#');
  return [
    `- ${unescapeHtml(trail.join(' › '))}`,
    `  ${url}`,
    `  Markdown: ${copyPath(page)}`,
    ...(content ? [`  ${unescapeHtml(content.value.replace(/<\/?mark>/g, ''))}`] : []),
  ].join('\n');
}

function demoList(demos: readonly DemoEntry[]): string {
  return demos.map(({ name, title }) => `- ${name}: ${title}`).join('\n');
}

/** The source of one framework, or of all. */
function demoText(
  { name, title, sources }: DemoEntry,
  framework?: (typeof FRAMEWORKS)[number],
): string {
  const own = framework && `**${SOURCES[framework].label}`;
  const parts = sources.split(/\n\n(?=\*\*[^*\n]+:\*\*\n)/);
  // The name of a file follows where there are several
  const isOwn = (part: string): boolean =>
    part.startsWith(`${own}:`) || part.startsWith(`${own}, `);
  const wanted = own ? parts.filter(isOwn) : parts;
  return [`# ${title} (${name})`, ...wanted].join('\n\n');
}

/** What a component is called in addresses and folders, by its tag or its name in a framework. */
function folderOf(component: string): string {
  return component
    .replace(/^Ion(?=[A-Z])/, '')
    .replace(/(?<=[a-z])(?=[A-Z])/g, '-')
    .toLowerCase()
    .replace(/^ion-/, '');
}

/** The tools that answer from the documentation. */
export function toolsOf(docs: Docs): Tool[] {
  const { baseUrl } = docs.source;
  return [
    tool(
      'search_docs',
      'Search the documentation of Ionic Framework: components, their properties and events, guides, the command line and native plugins. Gives titles, addresses and excerpts, best first.',
      z.strictObject({
        query: text('Words to search for, in the language of the pages'),
        ...edition,
        limit: z.int().min(1).max(MOST_HITS).default(8).describe('How many results'),
      }),
      async ({ query, limit, ...choice }) => {
        const hits = await docs.search(query, editionOf(choice), limit);
        return hits.length > 0 ? hits.map(hitText).join('\n') : `Nothing found for "${query}".`;
      },
    ),
    tool(
      'read_page',
      'Read a page of the documentation in Markdown.',
      z.strictObject({
        page: text('Path such as "api/button" or "theming/dark-mode", or an address of a result'),
        ...edition,
      }),
      async ({ page, ...choice }) => docs.page(placeOf(page, choice, baseUrl)),
    ),
    tool(
      'component_api',
      'Properties, events, methods, slots, CSS shadow parts and custom properties of a component, as the package of the version declares them.',
      z.strictObject({
        component: text('Tag or name, such as "ion-modal" or "IonModal"'),
        ...edition,
      }),
      async ({ component, ...choice }) => {
        const path = `api/${folderOf(component)}`;
        return docs.reference({ ...editionOf(choice), path });
      },
    ),
    tool(
      'list_demos',
      'List the demos, which have their source for every framework; all, or those of a component.',
      z.strictObject({
        component: text('Tag or name of a component, such as "ion-modal" or "modal"').optional(),
        ...edition,
      }),
      async ({ component, ...choice }) => {
        const demos = await docs.demos(editionOf(choice));
        const folder = component && folderOf(component);
        const own = demos.filter(({ name }) => !folder || name.startsWith(`${folder}/`));
        if (own.length > 0) return demoList(own);
        const folders = [...new Set(demos.map(({ name }) => name.split('/')[0] ?? ''))];
        throw new Error(
          `component ${JSON.stringify(component)}: has no demos${suggestion(folder ?? '', folders)}`,
        );
      },
    ),
    tool(
      'read_demo',
      'Read the source of a demo, for one framework or for all.',
      z.strictObject({
        name: text('Name as in list_demos, such as "modal/inline"'),
        framework: z.enum(FRAMEWORKS).optional().describe('All frameworks by default'),
        ...edition,
      }),
      async ({ name, framework, ...choice }) => {
        const demos = await docs.demos(editionOf(choice));
        const found = demos.find((demo) => demo.name === name);
        if (found) return demoText(found, framework);
        const names = demos.map((demo) => demo.name);
        throw new Error(`name ${JSON.stringify(name)}: no such demo${suggestion(name, names)}`);
      },
    ),
  ];
}

/**
 * Checks what a tool is asked.
 *
 * @throws Error with one line for all that is wrong
 */
export function checkInput({ schema }: Tool, input: unknown): unknown {
  const result = schema.safeParse(input ?? {});
  if (result.success) return result.data;
  const lines = result.error.issues.map(({ path, message }) =>
    path.length > 0 ? `${path.join('.')}: ${message}` : message,
  );
  throw new Error(lines.join('; '));
}
