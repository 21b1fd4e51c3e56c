import type { Element } from 'hast';
import type { Handle, State } from 'hast-util-to-mdast';
import type { BlockContent, PhrasingContent } from 'mdast';
import { languageOf, SOURCES } from '../../../src/lib/frameworks';
import { demoAt, FRAMEWORKS } from '../../../src/lib/demo';
import type { Conversion } from '../convert';
import { blocksIn, fence, label, paragraph, strong, text } from './blocks';
import { attribute, classAfter, find, findAll, lineOf } from './elements';

/** A drawing in words: its caption, what it shows, and the words in it. */
function drawing(svg: Element, caption: string, { words }: Conversion): BlockContent {
  const title = caption === '' ? words.figure : `${words.figure}: ${caption}`;
  const alt = attribute(svg, 'ariaLabel');
  const drawn = [...new Set(findAll(svg, ({ tagName }) => tagName === 'text').map(lineOf))].filter(
    (each) => each !== '',
  );
  return {
    type: 'blockquote',
    children: [
      label(title),
      ...(alt === '' ? [] : [paragraph(text(alt))]),
      ...(drawn.length === 0 ? [] : [paragraph(text(`${words.drawn}: ${drawn.join(' · ')}`))]),
    ],
  };
}

/** A demo's title, the address of its live page, and its source in every framework, file by file. */
function demo(frame: Element, title: string, conversion: Conversion): BlockContent[] {
  const { words, demoSources } = conversion;
  const src = attribute(frame, 'src');
  const found = demoAt(src);
  const sources = found && demoSources(found.version, found.name);
  if (!found || !sources) throw new Error(`${conversion.page}: ${src}: no demo has this address`);
  const link: PhrasingContent = { type: 'link', url: found.page, children: [text(words.live)] };
  return [
    paragraph(strong(text(`${words.demo}: ${title}`)), text(' ('), link, text(')')),
    ...FRAMEWORKS.flatMap((framework) => {
      const files = sources[framework];
      return files.flatMap(({ name, text: code }) => {
        const which = files.length > 1 ? `, ${name}` : '';
        return [label(`${SOURCES[framework].label}${which}:`), fence(code, languageOf(name), name)];
      });
    }),
  ];
}

/** A figure: a demo, a drawing, or a picture. */
export function figure(conversion: Conversion): Handle {
  return (state: State, element) => {
    const first = (name: string) => find(element, ({ tagName }) => tagName === name);
    const words = first('figcaption');
    const caption = words ? lineOf(words) : '';
    const frame = first('iframe');
    if (frame) return demo(frame, caption, conversion);
    const svg = first('svg');
    return svg ? drawing(svg, caption, conversion) : blocksIn(state, element);
  };
}

/** A drawing of its own; one without a name is decoration. */
export function svg(conversion: Conversion): Handle {
  return (_state, element) =>
    attribute(element, 'role') === 'img' ? drawing(element, '', conversion) : undefined;
}

/**
 * A picture; of a pair for both color modes, the light one. One that is written into the page has no address,
 * and is told by its name.
 */
export const img: Handle = (_state, element) => {
  if (classAfter(element, 'themedComponent--dark') !== undefined) return undefined;
  const alt = attribute(element, 'alt');
  const url = attribute(element, 'src');
  if (url.startsWith('data:')) return { type: 'emphasis', children: [text(alt)] };
  return { type: 'image', url, alt };
};

/** Of the pictures of an app in both color modes, the light one. */
export const span: Handle = (state, element) =>
  classAfter(element, 'screenshot__dark') === undefined ? state.all(element) : undefined;
