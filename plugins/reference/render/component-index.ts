import type { RootContent } from 'mdast';
import type { Component, ComponentSource } from '../types';
import type { PageContext } from './context';
import { code, element, facts, heading, link, type Fact } from './nodes';

function members(component: Component, { labels }: PageContext): RootContent[] {
  const kinds: [string, readonly { name: string }[]][] = [
    [labels.properties, component.properties],
    [labels.events, component.events],
    [labels.methods, component.methods],
    [labels.slots, component.slots],
    [labels.cssParts, component.parts],
    [labels.cssProperties, component.cssProperties],
  ];
  return facts(
    kinds.map(([label, list]): Fact => {
      const names = list.map(({ name }) => name || labels.defaultSlot);
      return names.length > 0 && [label, code(names.join(', '))];
    }),
  );
}

/**
 * Renders the index of all custom elements: a heading each, linked to the component's page where
 * there is one, and the names of its members. Names are no links: thousands of them would make the
 * page heavy, and the component's page has them all.
 */
export function renderComponentIndex(source: ComponentSource, context: PageContext): RootContent[] {
  return [...source.components.values()].map((component) => {
    const file = context.pages.fileOf(`api/${component.tag.replace(/^ion-/, '')}`);
    const title: RootContent = { type: 'inlineCode', value: component.tag };
    return element('section', { className: 'ref-index-item' }, [
      heading(2, component.tag, file === undefined ? title : link(`/${file}`, title)),
      ...members(component, context),
    ]);
  });
}
