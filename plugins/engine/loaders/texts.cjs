/**
 * Loader for modules with texts of the interface. `translate()` and `<Translate>` look up a text by its id
 * while the site runs; here the text of the locale stands in the module, and what the lookup and the
 * translators need is gone: the id and the description.
 */
const { readFileSync } = require('node:fs');
const { parse } = require('@babel/parser');
const MagicString = require('magic-string');

const PACKAGE = '@docusaurus/Translate';

/** Whether a module may have texts; most have none, and are not read any further. */
function mayHaveTexts(source) {
  return source.includes(PACKAGE);
}

/** The text of a literal; undefined for what is only known when it runs. */
function literal(node) {
  if (node?.type === 'StringLiteral') return node.value;
  if (node?.type === 'JSXExpressionContainer') return literal(node.expression);
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0) {
    return node.quasis[0].value.cooked;
  }
  if (node?.type !== 'BinaryExpression' || node.operator !== '+') return undefined;
  const sides = [literal(node.left), literal(node.right)];
  return sides.includes(undefined) ? undefined : sides.join('');
}

/** Calls `visit` with every node of a syntax tree. */
function walk(node, visit) {
  if (Array.isArray(node)) return node.forEach((item) => walk(item, visit));
  if (typeof node?.type !== 'string') return undefined;
  visit(node);
  return Object.values(node).forEach((value) => walk(value, visit));
}

/** The properties of an object, or the attributes of an element, by name. */
function byName(parts) {
  return new Map(parts.map((part) => [(part.key ?? part.name)?.name, part]));
}

function inlineCall(text, { arguments: [declaration] }, translations) {
  if (declaration?.type !== 'ObjectExpression') return false;
  const { id, message } = Object.fromEntries(byName(declaration.properties));
  const name = literal((id ?? message)?.value);
  const translated = translations[name];
  if (name === undefined || (!message && translated === undefined)) return false;
  const found =
    translated === undefined
      ? text.original.slice(message.value.start, message.value.end)
      : JSON.stringify(translated);
  text.overwrite(declaration.start, declaration.end, `{ message: ${found} }`);
  return true;
}

function inlineElement(text, { openingElement, closingElement, children }, translations) {
  const { attributes, end } = openingElement;
  const { id, description } = Object.fromEntries(byName(attributes));
  const name = literal(id?.value);
  if (name === undefined || !closingElement || children.length === 0) return false;
  const translated = translations[name];
  if (translated !== undefined) {
    text.overwrite(end, closingElement.start, `{${JSON.stringify(translated)}}`);
  }
  for (const part of [id, description]) if (part) text.remove(part.start, part.end);
  return true;
}

/**
 * A module with its texts in a language.
 *
 * @param {string} source TypeScript or JavaScript, with JSX or without
 * @param {Record<string, string>} translations texts by their ids; empty for the default locale
 * @returns {string}
 * @throws Error where an id is not known before the module runs
 */
function inlineTexts(source, translations) {
  if (!mayHaveTexts(source)) return source;
  const text = new MagicString(source);
  const plugins = ['jsx', 'typescript'];
  walk(parse(source, { sourceType: 'module', plugins }).program, (node) => {
    const isCall = node.type === 'CallExpression' && node.callee.name === 'translate';
    const isElement = node.type === 'JSXElement' && node.openingElement.name.name === 'Translate';
    const inline = isCall ? inlineCall : inlineElement;
    if ((isCall || isElement) && !inline(text, node, translations)) {
      throw new Error(
        `line ${node.loc.start.line}: expected a text whose id is a literal; the lookup at run time is left out of a built site`,
      );
    }
  });
  return text.toString();
}

module.exports = function textsLoader(source) {
  if (!mayHaveTexts(source)) return source;
  const { translations } = this.getOptions();
  this.addDependency(translations);
  return inlineTexts(source, JSON.parse(readFileSync(translations, 'utf8')));
};
module.exports.inlineTexts = inlineTexts;
