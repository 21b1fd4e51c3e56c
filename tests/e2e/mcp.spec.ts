/** The MCP server of `packages/mcp` on the built site, asked by the client of its own SDK over standard input. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { expect, test } from '@playwright/test';
import { ROOT } from '../../scripts/lib/run';
import { BUILD } from './support/routes';

interface Answer {
  text: string;
  isError: boolean;
}

let client: Client;

async function ask(name: string, input: Record<string, unknown>): Promise<Answer> {
  const { content, isError } = await client.callTool({ name, arguments: input });
  const [first] = content as { text: string }[];
  return { text: first?.text ?? '', isError: isError === true };
}

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  client = new Client({ name: 'test', version: '1.0.0' });
  const args = ['run', '--silent', 'mcp', '--', '--from', BUILD];
  await client.connect(new StdioClientTransport({ command: 'npm', args, cwd: ROOT }));
});

test.afterAll(() => client.close());

test('The MCP server offers its tools, with what each takes', async () => {
  const { tools } = await client.listTools();
  const inputs = tools.map(({ name, inputSchema }) => [name, inputSchema.required ?? []]);
  expect(Object.fromEntries(inputs)).toEqual({
    search_docs: ['query'],
    read_page: ['page'],
    component_api: ['component'],
    list_demos: [],
    read_demo: ['name'],
  });
});

/** What developers ask, and the page that answers. */
const QUESTIONS: [query: string, page: string, choice?: Record<string, string>][] = [
  ['open a modal as a sheet', 'api/modal'],
  ['hardware back button', 'developing/hardware-back-button'],
  ['virtual scroll vue', 'v7/vue/virtual-scroll', { version: 'v7' }],
  ['ダークモード', 'ja/theming/dark-mode', { language: 'ja' }],
];

for (const [query, page, choice] of QUESTIONS) {
  test(`The MCP server finds the page for “${query}”, and reads it`, async () => {
    const found = await ask('search_docs', { query, limit: 5, ...choice });
    const copies = [...found.text.matchAll(/^ {2}Markdown: (\S+)$/gm)].map(([, url]) => url ?? '');
    const own = copies.find((url) => url.endsWith(`/docs/${page}.md`));
    expect(own, found.text).toBeDefined();
    const { text, isError } = await ask('read_page', { page: own });
    expect(isError).toBe(false);
    expect(text).toMatch(new RegExp(`^source: ".*/docs/${page}"$`, 'm'));
  });
}

test('The MCP server gives the API of a component in the version that is asked for', async () => {
  const newest = await ask('component_api', { component: 'IonInputOtp' });
  expect(newest.text).toMatch(/^# ion-input-otp\n/);
  expect(newest.text).toContain('### `length`');
  const older = await ask('component_api', { component: 'ion-modal', version: 'v7' });
  expect(older.text).toContain('@ionic/core 7.');
  const japanese = await ask('component_api', { component: 'button', language: 'ja' });
  expect(japanese.text).toContain('- **型**: `boolean`');
});

test('The MCP server lists demos, and reads the source for a framework', async () => {
  const { text } = await ask('list_demos', { component: 'ion-button' });
  expect(text).toContain('- button/basic: Fills, sizes and icons');
  expect(text.split('\n').every((line) => line.startsWith('- button/'))).toBe(true);
  const demo = await ask('read_demo', { name: 'button/basic', framework: 'vue' });
  expect(demo.text).toContain('```vue title="Example.vue"\n<script setup');
  expect(demo.text).not.toContain('```tsx');
  const several = await ask('read_demo', { name: 'router/basic', framework: 'vue' });
  for (const name of ['Example.vue', 'main.ts', 'router.ts', 'PlanetPage.vue']) {
    expect(several.text).toContain(
      `**Vue, ${name}:**\n\n\`\`\`${name.split('.')[1]} title="${name}"\n`,
    );
  }
  expect(several.text).not.toMatch(/```tsx|\*\*Angular/);
  const all = await ask('read_demo', { name: 'button/basic', version: 'v7' });
  for (const name of ['JavaScript', 'Angular', 'React', 'Vue']) {
    expect(all.text).toContain(`**${name}:**\n\n\`\`\``);
  }
});

/** What may be asked wrong, and the whole answer. */
const MISTAKES: [tool: string, input: Record<string, unknown>, answer: RegExp][] = [
  [
    'read_page',
    { page: 'api/buton' },
    /^page "api\/buton": v8 has no such page; did you mean "api\/button"\?$/,
  ],
  ['read_page', { page: '../../package' }, /^page "..\/..\/package": v8 has no such page$/],
  ['read_page', {}, /^page: .*string.*$/],
  ['search_docs', { query: '', version: 'v9' }, /^query: .*; version: .*"v8".*$/],
  ['component_api', { component: 'ion-foo', extra: 1 }, /^.*"extra".*$/],
  [
    'component_api',
    { component: 'ion-modl' },
    /^page "api\/modl": v8 has no such page; did you mean "api\/modal"\?$/,
  ],
  [
    'read_demo',
    { name: 'button/basik' },
    /^name "button\/basik": no such demo; did you mean "button\/basic"\?$/,
  ],
  [
    'list_demos',
    { component: 'ion-buton' },
    /^component "ion-buton": has no demos; did you mean "button"\?$/,
  ],
  ['no_such_tool', {}, /^tool "no_such_tool": not known, accepts search_docs, .*$/],
];

for (const [tool, input, answer] of MISTAKES) {
  test(`The MCP server says in one line what is wrong with ${tool} ${JSON.stringify(input)}`, async () => {
    const { text, isError } = await ask(tool, input);
    expect(isError).toBe(true);
    expect(text).toMatch(answer);
    expect(text).not.toContain('\n');
  });
}

/** Fences of a language in the page about AI tools, in the default language; the other's are the same. */
function fences(language: string): string[] {
  const page = readFileSync(join(ROOT, 'docs/reference/ai-tools.mdx'), 'utf8');
  const pattern = new RegExp(`^\`\`\`${language}\\b.*\\n([^]*?)^\`\`\`$`, 'gm');
  return [...page.matchAll(pattern)].map(([, code = '']) => code.trim());
}

/** The first answer of a server that is started as the page says. */
async function firstSearch(command: string, args: readonly string[], cwd: string): Promise<string> {
  const own = new Client({ name: 'test', version: '1.0.0' });
  try {
    await own.connect(new StdioClientTransport({ command, args: [...args], cwd }));
    const { content } = await own.callTool({ name: 'search_docs', arguments: { query: 'button' } });
    return (content as { text: string }[])[0]?.text ?? '';
  } finally {
    await own.close();
  }
}

test('Every command of the page about AI tools does what the page says', async ({ baseURL }) => {
  const here = (text: string): string =>
    text
      .replaceAll('https://ionicframework.com/docs/', baseURL ?? '')
      .replaceAll('/path/to/ionic-docs', ROOT);
  const [page, list, server] = fences('shell').map(here);
  expect(fences('shell')).toHaveLength(3);
  const run = (command = ''): string => execFileSync('sh', ['-c', command], { encoding: 'utf8' });
  const [frontMatter = ''] = fences('yaml');
  const copied = run(page).split('\n');
  for (const line of frontMatter.replaceAll("'", '"').split('\n')) {
    // The page may leave out the middle of a long line
    const [start = '', end = start] = line.split('…');
    const isThere = copied.some((own) => own.startsWith(start) && own.endsWith(end));
    expect(isThere, line).toBe(true);
  }
  expect(run(list)).toMatch(/^# Ionic Docs v8\n/);
  const [program = '', ...words] = (server ?? '').split(' ');
  expect(await firstSearch(program, words, ROOT)).toContain('/api/button.md');
  const config = JSON.parse(here(fences('json')[0] ?? '')) as {
    mcpServers: { 'ionic-docs': { command: string; args: string[] } };
  };
  const { command, args } = config.mcpServers['ionic-docs'];
  expect(await firstSearch(command, args, tmpdir())).toContain('/api/button.md');
  const [mistake] = fences('text');
  expect((await ask('read_page', { page: 'api/buton' })).text).toBe(mistake);
});
