import Joi from 'joi';
import { flag, list, name, optionalText, record, tag, text } from './schema';

/** JSDoc tag of `dist/docs.json`. */
export interface RawTag {
  name: string;
  text?: string;
}

/** Where a type that is named in the source is declared. */
export interface RawReference {
  location: string;
  id?: string;
}

interface RawComplexType {
  original: string;
  references: Record<string, RawReference>;
}

/** What is read of a property. */
export interface RawProperty {
  name: string;
  type: string;
  complexType?: RawComplexType;
  attr?: string;
  reflectToAttr: boolean;
  mutable: boolean;
  required: boolean;
  default?: string;
  docs: string;
  docsTags: RawTag[];
  deprecation?: string;
}

/** What is read of an event. */
export interface RawEvent {
  event: string;
  detail: string;
  complexType: RawComplexType;
  bubbles: boolean;
  cancelable: boolean;
  composed: boolean;
  docs: string;
  docsTags: RawTag[];
  deprecation?: string;
}

/** What is read of a method. */
export interface RawMethod {
  name: string;
  signature: string;
  complexType: { references: Record<string, RawReference> };
  parameters: { name: string; type: string; docs: string }[];
  returns: { type: string; docs: string };
  docs: string;
  docsTags: RawTag[];
  deprecation?: string;
}

/** What is read of a CSS custom property. */
export interface RawStyle {
  name: string;
  docs: string;
  mode?: string;
}

/** What is read of a component. */
export interface RawComponent {
  tag: string;
  encapsulation: 'shadow' | 'scoped' | 'none';
  docs: string;
  docsTags: RawTag[];
  props: RawProperty[];
  events: RawEvent[];
  methods: RawMethod[];
  slots: { name: string; docs: string }[];
  parts: { name: string; docs: string }[];
  styles: RawStyle[];
}

/** What is read of `dist/docs.json`. */
export interface RawDocs {
  components: RawComponent[];
  typeLibrary: Record<string, { declaration: string; docstring: string; path: string }>;
}

const references = Joi.object()
  .pattern(Joi.string(), record({ location: name, id: Joi.string() }))
  .required();
const complexType = Joi.object({ original: text, references }).unknown(true);
const documented = { docs: text, docsTags: list(tag), deprecation: optionalText };

/** Schema of one property; `dist/collection` modules hold the same facts under other names. */
export const propertySchema = record({
  ...documented,
  name,
  type: name,
  complexType,
  attr: Joi.string(),
  reflectToAttr: flag,
  mutable: flag,
  required: flag,
  default: optionalText,
});

const eventSchema = record({
  ...documented,
  event: name,
  detail: name,
  complexType: complexType.required(),
  bubbles: flag,
  cancelable: flag,
  composed: flag,
});

const methodSchema = record({
  ...documented,
  name,
  signature: name,
  complexType: record({ references }),
  parameters: list(record({ name, type: name, docs: text })),
  returns: record({ type: name, docs: text }),
});

const named = record({ name: text, docs: text });

/** Schema of what is read of `dist/docs.json` of a package made with Stencil. */
export const docsSchema = record({
  components: list(
    record({
      tag: name,
      encapsulation: Joi.string().valid('shadow', 'scoped', 'none').required(),
      docs: text,
      docsTags: list(tag),
      props: list(propertySchema, 'name'),
      events: list(eventSchema, 'event'),
      methods: list(methodSchema, 'name'),
      slots: list(named, 'name'),
      parts: list(named, 'name'),
      styles: list(
        record({ name: Joi.string().pattern(/^--/).required(), docs: text, mode: Joi.string() }),
      ),
    }),
    'tag',
  ).min(1),
  typeLibrary: Joi.object()
    .pattern(Joi.string(), record({ declaration: name, docstring: text, path: name }))
    .required(),
});
