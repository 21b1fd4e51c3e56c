export const DESCRIPTION =
  'A description that is long enough for a search result to show something that helps a reader.';
export const HEAD = `title: Page\ndescription: ${DESCRIPTION}`;

/** A page; its text begins on line 6. */
export const page = (text: string, head = HEAD) => `---\n${head}\n---\n\n${text}\n`;
/** A page with front matter of its own; its keys begin on line 4. */
export const keys = (more: string) => page('Text.', `${HEAD}\n${more}`);
export const FENCE = '```';

/** What writers get wrong: a name, the page, and what they are told. */
export const MISTAKES: [name: string, text: string, ...told: string[]][] = [
  [
    'a key with a slip',
    keys('unlited: true'),
    '4:1: front matter has an unknown key "unlited"; did you mean "unlisted"?',
  ],
  [
    'a switch in quotes',
    keys('ad: "false"'),
    '4:1: ad: got the text "false", accepts true or false, without quotes',
  ],
  [
    'tags that are no list',
    keys('tags: angular'),
    '4:1: tags: got the text "angular", accepts a list of texts, such as [angular, theming]',
  ],
  [
    'a title that YAML reads as a number',
    page('Text.', `title: 8.0\ndescription: ${DESCRIPTION}`),
    '2:1: title: got the number 8, accepts text in quotes',
  ],
  [
    'no title',
    page('Text.', `description: ${DESCRIPTION}`),
    '1:1: front matter has no "title"; accepts text in quotes',
  ],
  [
    'a description that says too little',
    page('Text.', 'title: Page\ndescription: Too short.'),
    '3:1: description has 10 characters; accepts 70 to 160',
  ],
  [
    'a description that is cut off in search results',
    page('Text.', `title: Page\ndescription: ${DESCRIPTION.repeat(2)}`),
    '3:1: description has 184 characters; accepts 70 to 160',
  ],
  [
    'a colon in front matter',
    page('Text.', `title: Page: more\ndescription: ${DESCRIPTION}`),
    '2:12: front matter cannot be read: incomplete explicit mapping pair; a key node is missed; or followed by a non-tabulated empty line; a text with a colon stands in quotes',
  ],
  [
    'a list that is not closed',
    keys('tags: [angular'),
    '5:1: front matter cannot be read: unexpected end of the stream within a flow collection',
  ],
  [
    'a tab in front matter',
    page('Text.', `title: Page\n\tdescription: ${DESCRIPTION}`),
    '3:1: front matter has a tab at the beginning of a line; accepts spaces',
  ],
  [
    'an empty line above front matter',
    `\n${page('Text.')}`,
    '1:1: empty line; front matter begins on the first line of a page',
  ],
  [
    'front matter that is a program',
    '---js\n{ "title": "Page" }\n---\n\nText.\n',
    '1:4: front matter in another language; accepts YAML after "---"',
  ],
  [
    'tabs that are not closed',
    page('Text.\n\n<Tabs>\n\nText.'),
    '8:1: Expected a closing tag for `<Tabs>` (8:1-8:7)',
  ],
  [
    'a brace in a sentence',
    page('Use {x y} here.'),
    '6:7: "{" begins code in MDX, and this is none; write "\\{", or put it into backticks',
  ],
  [
    'a comparison in a sentence',
    page('If a <5 then.'),
    '6:7: "<" begins a tag in MDX, and this is none; write "\\<", or put it into backticks',
  ],
  [
    'a comment of HTML',
    page('<!-- Remember. -->'),
    '6:2: Unexpected character `!` (U+0021) before name, expected a character that can start a name, such as a letter, `$`, or `_` (note: to create a comment in MDX, use `{/* text */}`)',
  ],
  [
    'a sentence that begins with "import"',
    page('import is a word here.'),
    '6:11: a paragraph that begins with "import" or "export" is code in MDX, and this is none',
  ],
  ['a second title', page('# Page {#page}'), '6:1: level-1 heading; the title is the only one'],
  [
    'a heading without an id',
    page('## Somewhere'),
    '6:1: heading "Somewhere" has no id; write "Somewhere {#some-id}"',
  ],
  [
    'an id with a dot',
    page('## A {#a.b}'),
    '6:1: heading id "a.b": accepts letters, digits, _ and -',
  ],
  [
    'an underlined heading',
    page('Title {#title}\n---'),
    '6:1: underlined heading; write "## Title {#some-id}"',
  ],
  [
    'an id that is taken',
    page('## A {#same}\n\n## B {#same}'),
    '8:1: heading id "same" stands twice in this page',
  ],
  [
    'an id in a paragraph',
    page('Text {#a}'),
    '6:1: "{#a}" is no code; a heading id stands at the end of a line that begins with "##"',
  ],
  [
    'a level that is left out',
    page('## A {#a}\n\n#### B {#b}'),
    '8:1: heading of level 4 skips a level; accepts level 3',
  ],
  [
    'a heading in JSX',
    page('<h2>A</h2>'),
    '6:1: heading in JSX, <h2>; write "## Title {#some-id}"',
  ],
  [
    'an id in JSX that is a heading’s',
    page('## A {#a}\n\n<div id="a">\n\nText.\n\n</div>'),
    '8:1: id "a" of <div> is also the id of the heading on line 6',
  ],
  [
    'a fence without a language',
    page(`${FENCE}\nx\n${FENCE}`),
    '6:1: code fence without a language; write for example "text"',
  ],
  [
    'a fence that is not closed',
    page(`- Step\n\n  ${FENCE}ts\n  x\n\nText.`),
    '8:3: code fence is not closed; end it with a line of the same marks',
  ],
  [
    'an admonition with a slip',
    page(':::warnning\n\nText.\n\n:::'),
    '6:1: unknown admonition ":::warnning"; did you mean ":::warning"?',
  ],
  [
    'an admonition that is not closed',
    page(':::note\n\nText.'),
    '6:1: ":::note" is not closed; end it with ":::"',
  ],
  [
    'an admonition with a title behind a blank',
    page(':::note Mind this\n\nText.\n\n:::'),
    '6:1: ":::note Mind this" is no admonition; write ":::note" or ":::note[Title]" on a line of its own',
    '10:1: ":::" closes nothing',
  ],
  [
    'a picture without words',
    page('![](./a.png)'),
    '6:1: image "./a.png" has no alternative text; say what it shows',
  ],
  [
    'a script',
    page('<script>alert(1)</script>'),
    '6:1: <script> has no place in a page; show it in a code fence, or make it a component',
  ],
  [
    'code of another host',
    page("import X from 'https://example.com/x.js';\n\nText."),
    '6:1: import from "https://example.com/x.js": accepts files of this repository, as in "@site/src/components/Cards"',
  ],
  [
    'a link that is a program',
    page('[x](javascript:alert(1))'),
    '6:1: address "javascript:alert(1)": accepts a path of this site, or an address that begins with https: or http: or mailto:',
  ],
  [
    'a demo within a sentence',
    page('Text <Demo name="button/basic" /> text.'),
    '6:6: <Demo> must stand on a line of its own',
  ],
  [
    'a component with a slip',
    page('<TabItm value="a">Text.</TabItm>'),
    '6:1: unknown component <TabItm>; did you mean "TabItem"?',
  ],
];
