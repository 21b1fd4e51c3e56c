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
export type Place = readonly [start: number, end: number];

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

function isVisible(name: string): boolean {
  return VISIBLE.has(
    name
      .replace(/^[:[(]?(?:attr\.)?|[\])]$/g, '')
      .replaceAll('-', '')
      .toLowerCase(),
  );
}

/** The trimmed text between two offsets, unless it has no letter. */
function trimmed(source: string, start: number, end: number): FoundText[] {
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
function sentence(source: string, [start, end]: Place, values: Place[], how: How): FoundText[] {
  if (values.length === 0) return [];
  const text = values.reduceRight(
    (rest, [from, to], index) =>
      `${rest.slice(0, from - start)}{${index + 1}}${rest.slice(to - start)}`,
    source.slice(start, end),
  );
  const whole = text.trim();
  const key = whole.replace(/\s+/g, ' ');
  if (!how.sentences.has(key)) return [];
  const from = start + text.indexOf(whole);
  const to = end - (text.length - text.trimEnd().length);
  return [{ start: from, end: to, text: key, values }];
}

/** Parts of a text node that are no expression and no block of a template, or the sentence that it is. */
function textParts(source: string, [start, end]: Place, how: How): FoundText[] {
  const values = [...source.slice(start, end).matchAll(/\{\{.*?\}\}|\uE001+/gs)].map(
    ({ index, 0: value }): Place => [start + index, start + index + value.length],
  );
  const whole = sentence(source, [start, end], values, how);
  if (whole.length > 0) return whole;
  const between = /\{\{.*?\}\}|\uE001+|@\w+(?: \w+)*\s*(?:\((?:[^()]|\([^()]*\))*\))?\s*\{|\}/gs;
  const found: FoundText[] = [];
  let from = start;
  for (const match of source.slice(start, end).matchAll(between)) {
    found.push(...trimmed(source, from, start + match.index));
    from = start + match.index + match[0].length;
  }
  return [...found, ...trimmed(source, from, end)];
}

/** Texts of markup: text nodes, visible attributes, and strings in expressions and scripts. */
function inMarkup(source: string, start: number, end: number, how: How): FoundText[] {
  const html = source.slice(start, end);
  const found: FoundText[] = [];
  const visit = (node: Node): void => {
    const place = node.sourceCodeLocation;
    if ('value' in node && place) {
      found.push(...textParts(source, [start + place.startOffset, start + place.endOffset], how));
    }
    if (!('tagName' in node)) return;
    if (node.tagName === 'style') return;
    if (node.tagName === 'script') {
      const [child] = node.childNodes;
      const inner = child?.sourceCodeLocation;
      if (inner && node.attrs.every(({ value }) => value !== 'importmap')) {
        found.push(...inCode(source, start + inner.startOffset, start + inner.endOffset, how));
      }
      return;
    }
    for (const { name } of node.attrs) {
      const at = place && 'attrs' in place ? place.attrs?.[name] : undefined;
      if (!at) continue;
      const whole = html.slice(at.startOffset, at.endOffset);
      const quote = /=\s*["']/.exec(whole);
      if (!quote) continue;
      const from = start + at.startOffset + quote.index + quote[0].length;
      const to = start + at.endOffset - 1;
      if (NAME_ATTRIBUTE.test(name)) continue;
      if (/^[:@[(]|^v-/.test(name)) found.push(...inCode(source, from, to, how));
      else if (isVisible(name)) found.push(...textParts(source, [from, to], how));
    }
    const children = 'content' in node ? node.content.childNodes : node.childNodes;
    children.forEach(visit);
  };
  parseFragment(html, { sourceCodeLocationInfo: true }).childNodes.forEach(visit);
  return found;
}

/** Attributes of components and elements that hold names only, bound or not. */
const NAME_ATTRIBUTE =
  /^[:[]?(?:class(?:Name)?|ngClass|style|key|id|icon|slot|trigger|href|routerLink|ref)\b/;

/** A tag in a string. */
const MARKUP = /<[a-z][^>]*>/;

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
    const isText = ts.isStringLiteral(node) && known.has(node.text);
    return /^(?:[!=]==?|in)$/.test(parent.operatorToken.getText()) && !isText;
  }
  if (ts.isCallExpression(parent) || ts.isNewExpression(parent)) {
    if (setsText(parent)) return node === parent.arguments?.[0];
    const callee = parent.expression.getText();
    return NAMES_ONLY.test(callee.split('.').pop() ?? '');
  }
  return false;
}

/** Texts of TypeScript, or of JSX. */
function inCode(source: string, start: number, end: number, how: How): FoundText[] {
  const code = source.slice(start, end);
  const kind = how.isJsx ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile('source.tsx', code, ts.ScriptTarget.Latest, true, kind);
  const found: FoundText[] = [];
  const words = (from: number, to: number): void => {
    found.push(
      ...trimmed(source, start + from, start + to).filter(
        ({ text }) => how.known.has(text) || isWords(text),
      ),
    );
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isJsxAttribute(node) && NAME_ATTRIBUTE.test(node.name.getText())) return;
    if (ts.isJsxElement(node)) {
      const { children, openingElement, closingElement } = node;
      const values = children.filter(ts.isJsxExpression);
      const whole =
        values.length + children.filter(ts.isJsxText).length === children.length
          ? sentence(
              source,
              [start + openingElement.end, start + closingElement.pos],
              values.map(({ pos, end }): Place => [start + pos, start + end]),
              how,
            )
          : [];
      found.push(...whole);
      if (whole.length > 0) return visit(openingElement);
    }
    if (ts.isJsxText(node)) {
      found.push(...trimmed(source, start + node.pos, start + node.end));
    } else if (ts.isStringLiteral(node) && !isName(node, how.known)) {
      const isAttribute = ts.isJsxAttribute(node.parent);
      const [from, to] = [start + node.getStart() + 1, start + node.end - 1];
      if (isAttribute) found.push(...trimmed(source, from, to));
      else if (MARKUP.test(node.text)) found.push(...inMarkup(source, from, to, how));
      else words(from - start, to - start);
    } else if (ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateExpression(node)) {
      const from = node.getStart() + 1;
      const to = node.end - 1;
      if (MARKUP.test(code.slice(from, to))) {
        // Markup in a script: expressions are left out of it
        let masked = source;
        if (ts.isTemplateExpression(node)) {
          for (const { expression } of node.templateSpans) {
            const a = start + expression.pos - 2;
            const b = start + expression.end + 1;
            masked = masked.slice(0, a) + '\uE001'.repeat(b - a) + masked.slice(b);
          }
        }
        found.push(...inMarkup(masked, start + from, start + to, how));
      } else if (!isName(node, how.known)) {
        const values = ts.isTemplateExpression(node)
          ? node.templateSpans.map(({ expression }): Place => [
              start + expression.pos - 2,
              start + expression.end + 1,
            ])
          : [];
        const whole = sentence(source, [start + from, start + to], values, how);
        found.push(...whole);
        if (whole.length > 0) return;
        const ends = ts.isTemplateExpression(node)
          ? [node.head, ...node.templateSpans.map(({ literal }) => literal)]
          : [node];
        for (const piece of ends) {
          const last =
            piece.kind === ts.SyntaxKind.TemplateHead || piece.kind === ts.SyntaxKind.TemplateMiddle
              ? 2
              : 1;
          const a = piece.getStart() + 1;
          const text = code.slice(a, piece.end - last);
          // Beside an expression, one word is a text too
          if (
            ends.length > 1
              ? /\p{L}{2}/u.test(text) && !/[<>{}=;#/_]|^-|\(|(?:px|deg|%)/.test(text)
              : how.known.has(text.trim()) || isWords(text.trim())
          ) {
            found.push(...trimmed(source, start + a, start + piece.end - last));
          }
        }
      }
    }
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
    ? inCode(source, 0, source.length, how)
    : inMarkup(source, 0, source.length, how);
  const places = new Map(found.map((text) => [text.start, text]));
  return [...places.values()].sort((a, b) => a.start - b.start);
}
