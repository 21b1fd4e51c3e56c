import type { RootContent } from 'mdast';
import type { Field, Method, Parameter } from '../types';
import type { Writer } from './context';
import { code, facts, nameHeading, paragraph, table, type Fact } from './nodes';

/** Parameters of a method, where the source describes any; the signature has their types anyway. */
function parameterTable(parameters: readonly Parameter[], writer: Writer): RootContent[] {
  if (parameters.every(({ docs }) => docs.trim() === '')) return [];
  const { labels } = writer;
  return table(
    [labels.parameter, labels.type, labels.description],
    parameters.map(({ name, type, docs }) => ({
      name: code(name),
      cells: [writer.type(type), writer.brief(docs)],
    })),
  );
}

/** A method under its heading. */
export function method(id: string, title: string, entry: Method, writer: Writer): RootContent[] {
  const { labels } = writer;
  const { signature, parameters, docs, deprecated, since } = entry;
  return [
    nameHeading(id, title),
    ...writer.deprecation(deprecated),
    paragraph(writer.type(signature, 'ref-signature'), 'ref-call'),
    ...writer.describe(docs),
    ...parameterTable(parameters, writer),
    ...facts([since !== undefined && [labels.since, since], writer.more(`${entry.name}()`)]),
  ];
}

/** Facts of a setting or of a member of an interface. */
export function fieldFacts(
  { type, default: value, since, examples }: Field,
  { labels, type: typeCode }: Writer,
): RootContent[] {
  return facts([
    [labels.type, typeCode(type)],
    value && [labels.default, code(value)],
    since && [labels.since, since],
    ...examples.map((example): Fact => [labels.example, code(example)]),
  ]);
}

/** Members of an interface, one row each. */
export function fieldTable(fields: readonly Field[], writer: Writer): RootContent[] {
  const { labels } = writer;
  const columns = [labels.name, labels.type, labels.description];
  const extra = fields.some(({ default: value }) => value) ? [labels.default] : [];
  const dated = fields.some(({ since }) => since) ? [labels.since] : [];
  const rows = fields.map(({ name, type, docs, default: value, since, examples, deprecated }) => ({
    name: code(name),
    cells: [
      writer.type(type),
      [
        ...writer.deprecation(deprecated),
        ...writer.brief(docs),
        ...examples.flatMap((example) => writer.describe(example)),
      ],
      ...extra.map(() => (value ? code(value) : '')),
      ...dated.map(() => since ?? ''),
    ],
  }));
  return table([...columns, ...extra, ...dated], rows);
}
