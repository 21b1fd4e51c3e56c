import { parseFragment, type DefaultTreeAdapterMap } from 'parse5';
import ts from 'typescript';

/** A visible text in a source. */
export interface FoundText {
  /** Where it stands, as offsets into the source. */
  start: number;
  end: number;
  /** The text as it is written, with each run of white space as one space. */
  text: string;
  /** Where the values `{1}`, `{2}` and so on of a sentence stand: expressions with their braces. */
  values?: readonly Place[];
}

/** Offsets into a source: where something starts, and where it ends. */
type Place = readonly [start: number, end: number];

/** How code is read. */
interface How {
  isJsx: boolean;
  /** Strings that are texts although they do not look like it. */
  known: ReadonlySet<string>;
  /** Sentences with values in them that are one text, because another language may put the words in another order. */
  sentences: ReadonlySet<string>;
}

type Node = DefaultTreeAdapterMap['childNode'];

/** Attributes and properties whose values a reader sees or hears, in lower case without hyphens. */
const VISIBLE = new Set(
  `alt arialabel arialabelvalue buttontext canceltext cleartext content counter cleartext donetext errortext
  header helpertext label loadingspinnertext loadingtext message oktext placeholder pullingtext refreshingtext
  subheader text title`.split(/\s+/),
);

/** Calls whose arguments are names, not texts. */
const NAMES_ONLY =
  /(?:querySelector(?:All)?|getElementById|closest|matches|addEventListener|removeEventListener|dispatchEvent|createElement|define|setAttribute|getAttribute|removeAttribute|toggleAttribute|hasAttribute|matchMedia|setProperty|getPropertyValue|removeProperty|addElement|fromTo|beforeStyles|afterStyles|easing|fill|keyframes|import|require|componentOnReady|add|remove|toggle|contains|navigate|navigateByUrl|push|setRoot|Event|CustomEvent|emit|normalize|URL)$/;

/** Properties of objects whose values are names, not texts. */
const NAME_PROPERTIES =
  /^(?:selector|styles|path|redirectTo|role|icon|cssClass|color|mode|type|id|component|src|href|position|fill|shape|size|slot|side|enterAnimation|handler|duration|transform|easing|direction|gestureName|month|day|weekday|year|hour|minute|timeZone|timeZoneName|hourCycle|style|currency|unit|dateStyle|timeStyle|imports|template|event|key|interface|presentation|autocapitalize|autocomplete|inputmode|url|tab)$/;

/** Looks like words for a reader: begins with a capital letter, or has several words. */
function isWords(text: string): boolean {
  if (!/\p{L}{2}/u.test(text) || /^(?:https?:|data:|\/|#|\.|--)/.test(text)) return false;
  if (/[{}[\];=<>]|\w\(|^\w+:\s*\w|\d(?:px|ms|deg|rem|%)/.test(text)) return false;
  if (/^[A-Z][a-z]+(?:[A-Z][a-z]+)+$|^[A-Z_]+$/.test(text)) return false;
  return (
    /^["“]?\p{Lu}/u.test(text) ||
    /\p{L}{2,}[,.]? \p{L}/u.test(text) ||
    /^[,.:]? ?\p{L}+ /u.test(text)
  );
}

/** Attributes of components and elements that hold names only, bound or not. */
const NAME_ATTRIBUTE =
  /^[:[]?(?:class(?:Name)?|ngClass|style|key|id|icon|slot|trigger|href|routerLink|ref)\b/;

/** A tag in a string. */
const MARKUP = /<[a-z][^>]*>/;

/** Expressions in a template, and those that {@link inTemplate} has put out of sight. */
const EXPRESSION = /\{\{.*?\}\}|\uE001+/gs;

/** What else stands between the texts of a template: the blocks of Angular. */
const BETWEEN = new RegExp(
  `${EXPRESSION.source}|@\\w+(?: \\w+)*\\s*(?:\\((?:[^()]|\\([^()]*\\))*\\))?\\s*\\{|\\}`,
  'gs',
);

function isVisible(name: string): boolean {
  return VISIBLE.has(
    name
      .replace(/^[:[(]?(?:attr\.)?|[\])]$/g, '')
      .replaceAll('-', '')
      .toLowerCase(),
  );
}

/** Whether what stands beside an expression is a text: there one word is enough. */
function isBesideValue(text: string): boolean {
  return /\p{L}{2}/u.test(text) && !/[<>{}=;#/_]|^-|\(|(?:px|deg|%)/.test(text);
}

/** Where a pattern fits in a place. */
function placesOf(pattern: RegExp, source: string, [start, end]: Place): Place[] {
  return [...source.slice(start, end).matchAll(pattern)].map(({ index, 0: match }) => [
    start + index,
    start + index + match.length,
  ]);
}

/** What a place has before, between and after others that stand in it. */
function around([start, end]: Place, others: readonly Place[]): Place[] {
  const ends = [...others.map(([from]) => from), end];
  return [start, ...others.map(([, to]) => to)].map((from, index) => [from, ends[index] ?? end]);
}

/** The trimmed text in a place, unless it has no letter. */
function trimmed(source: string, [start, end]: Place): FoundText[] {
  const raw = source.slice(start, end);
  const text = raw.trim();
  if (!/\p{L}/u.test(text.replace(/&\w+;/g, '')) || /^<|-$/.test(text)) return [];
  const from = start + raw.indexOf(text);
  return [{ start: from, end: from + text.length, text: text.replace(/\s+/g, ' ') }];
}

/**
 * The sentence in a place, if it is known as one.
 *
 * @param values where its values stand, in their order
 */
function sentence(
  source: string,
  place: Place,
  values: readonly Place[],
  { sentences }: How,
): FoundText | undefined {
  const text = around(place, values)
    .map(([from, to]) => source.slice(from, to))
    .reduce((before, words, index) => `${before}{${index}}${words}`);
  const key = text.trim().replace(/\s+/g, ' ');
  if (values.length === 0 || !sentences.has(key)) return undefined;
  const start = place[0] + text.length - text.trimStart().length;
  const end = place[1] - text.length + text.trimEnd().length;
  return { start, end, text: key, values };
}

/** Parts of a text node that are no expression and no block of a template, or the sentence that it is. */
function textParts(source: string, place: Place, how: How): FoundText[] {
  const whole = sentence(source, place, placesOf(EXPRESSION, source, place), how);
  if (whole) return [whole];
  return around(place, placesOf(BETWEEN, source, place)).flatMap((part) => trimmed(source, part));
}

/** A part of a source, with spaces before it: what is found in it has its offsets in the source. */
function partOf(source: string, [start, end]: Place): string {
  return ' '.repeat(start) + source.slice(start, end);
}

/** Texts of an attribute in markup: its value, or strings in it if it is bound. */
function inAttribute(source: string, name: string, [start, end]: Place, how: How): FoundText[] {
  const [opening] = /^[^=]*=\s*["']/.exec(source.slice(start, end)) ?? [];
  if (opening === undefined || NAME_ATTRIBUTE.test(name)) return [];
  const place: Place = [start + opening.length, end - 1];
  if (/^[:@[(]|^v-/.test(name)) return inCode(source, place, how);
  return isVisible(name) ? textParts(source, place, how) : [];
}

/** Texts of markup: text nodes, visible attributes, and strings in expressions and scripts. */
function inMarkup(source: string, part: Place, how: How): FoundText[] {
  const inNode = (node: Node): FoundText[] => {
    const place = node.sourceCodeLocation;
    if ('value' in node && place) {
      // The first one has the spaces before the part
      return textParts(source, [Math.max(place.startOffset, part[0]), place.endOffset], how);
    }
    if (!('tagName' in node) || node.tagName === 'style') return [];
    if (node.tagName === 'script') {
      const inner = node.childNodes[0]?.sourceCodeLocation;
      const isCode = node.attrs.every(({ value }) => value !== 'importmap');
      return inner && isCode ? inCode(source, [inner.startOffset, inner.endOffset], how) : [];
    }
    const attributes = Object.entries(node.sourceCodeLocation?.attrs ?? {});
    return [
      ...attributes.flatMap(([name, { startOffset, endOffset }]) =>
        inAttribute(source, name, [startOffset, endOffset], how),
      ),
      ...('content' in node ? node.content : node).childNodes.flatMap(inNode),
    ];
  };
  const { childNodes } = parseFragment(partOf(source, part), { sourceCodeLocationInfo: true });
  return childNodes.flatMap(inNode);
}

/** Whether a call names an attribute that a reader sees or hears: what it sets is a text. */
function setsText(call: ts.CallExpression | ts.NewExpression): boolean {
  const [name] = call.arguments ?? [];
  return (
    /\.setAttribute$/.test(call.expression.getText()) &&
    name !== undefined &&
    ts.isStringLiteral(name) &&
    isVisible(name.text)
  );
}

/** Whether a string stands where only names stand. */
function isName(node: ts.Node, known: ReadonlySet<string>): boolean {
  const { parent } = node;
  if (!parent) return false;
  if (ts.isImportDeclaration(parent) || ts.isLiteralTypeNode(parent)) return true;
  if (ts.isElementAccessExpression(parent) || ts.isCaseClause(parent)) return true;
  if (ts.isPropertyAssignment(parent) && parent.name === node) return true;
  if (ts.isPropertyAssignment(parent)) return NAME_PROPERTIES.test(parent.name.getText());
  if (ts.isJsxAttribute(parent)) return !isVisible(parent.name.getText());
  if (ts.isBinaryExpression(parent)) {
    if (/\.className$/.test(parent.left.getText())) return true;
    // What is compared with a text of the demo is that text
    const isText = ts.isStringLiteralLike(node) && known.has(node.text);
    return /^(?:[!=]==?|in)$/.test(parent.operatorToken.getText()) && !isText;
  }
  if (ts.isCallExpression(parent) || ts.isNewExpression(parent)) {
    if (setsText(parent)) return node === parent.arguments?.[0];
    const callee = parent.expression.getText();
    return NAMES_ONLY.test(callee.split('.').pop() ?? '');
  }
  return false;
}

/** What stands between the quotation marks of a string. */
function contentOf(node: ts.StringLiteralLike | ts.TemplateExpression): Place {
  return [node.getStart() + 1, node.end - 1];
}

/** Where the expressions of a string stand, with their braces. */
function valuesOf({ templateSpans }: ts.TemplateExpression): Place[] {
  return templateSpans.map(({ expression }) => [expression.pos - 2, expression.end + 1]);
}

/** The sentence that a node is: a string with expressions, or an element that has only text and expressions. */
function sentenceOf(source: string, node: ts.Node, how: How): FoundText | undefined {
  if (ts.isTemplateExpression(node) && !isName(node, how.known)) {
    return sentence(source, contentOf(node), valuesOf(node), how);
  }
  if (!ts.isJsxElement(node)) return undefined;
  const { children, openingElement, closingElement } = node;
  const values = children.filter(ts.isJsxExpression);
  if (values.length + children.filter(ts.isJsxText).length < children.length) return undefined;
  const places = values.map(({ pos, end }): Place => [pos, end]);
  return sentence(source, [openingElement.end, closingElement.pos], places, how);
}

/** Texts of a string without expressions. */
function inString(source: string, node: ts.StringLiteralLike, how: How): FoundText[] {
  const place = contentOf(node);
  const isMarkup = MARKUP.test(node.text);
  // A template of Angular is the value of a name
  if (isName(node, how.known) && !(isMarkup && ts.isNoSubstitutionTemplateLiteral(node))) return [];
  if (ts.isJsxAttribute(node.parent)) return trimmed(source, place);
  if (isMarkup) return inMarkup(source, place, how);
  return trimmed(source, place).filter(({ text }) => how.known.has(text) || isWords(text));
}

/** Texts of a string with expressions. */
function inTemplate(source: string, node: ts.TemplateExpression, how: How): FoundText[] {
  const place = contentOf(node);
  const values = valuesOf(node);
  if (MARKUP.test(source.slice(...place))) {
    const masked = values.reduce(
      (text, [from, to]) => text.slice(0, from) + '\uE001'.repeat(to - from) + text.slice(to),
      source,
    );
    return inMarkup(masked, place, how);
  }
  if (isName(node, how.known)) return [];
  return around(place, values)
    .filter((part) => isBesideValue(source.slice(...part)))
    .flatMap((part) => trimmed(source, part));
}

/** Texts of TypeScript, or of JSX. */
function inCode(source: string, part: Place, how: How): FoundText[] {
  const kind = how.isJsx ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const code = partOf(source, part);
  const file = ts.createSourceFile('source.tsx', code, ts.ScriptTarget.Latest, true, kind);
  const found: FoundText[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isJsxAttribute(node) && NAME_ATTRIBUTE.test(node.name.getText())) return;
    const whole = sentenceOf(source, node, how);
    if (whole) {
      found.push(whole);
      if (ts.isJsxElement(node)) visit(node.openingElement);
      return;
    }
    if (ts.isJsxText(node)) found.push(...trimmed(source, [node.pos, node.end]));
    else if (ts.isStringLiteralLike(node)) found.push(...inString(source, node, how));
    else if (ts.isTemplateExpression(node)) found.push(...inTemplate(source, node, how));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/**
 * Finds the texts in a file of a demo that a reader of the demo sees or hears.
 *
 * @param file name of the file, whose ending says how it is read
 * @param known texts that are visible wherever they stand as a string, found in the demo's other sources
 * @param sentences with `{1}`, `{2}` and so on for their values, that are one text
 * @returns in the order in which they stand, each place once
 */
export function findTexts(
  source: string,
  file: string,
  known: ReadonlySet<string> = new Set(),
  sentences: ReadonlySet<string> = new Set(),
): FoundText[] {
  if (file.endsWith('.css')) return [];
  const how = { isJsx: file.endsWith('.tsx'), known, sentences };
  const found = /\.tsx?$/.test(file)
    ? inCode(source, [0, source.length], how)
    : inMarkup(source, [0, source.length], how);
  const places = new Map(found.map((text) => [text.start, text]));
  return [...places.values()].sort((a, b) => a.start - b.start);
}
