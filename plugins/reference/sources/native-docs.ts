import Joi from 'joi';
import { list, name, record, tag, text } from './schema';
import type { RawTag } from './components-schema';

/** What is read of a method, be it of the plugin or of an interface. */
export interface RawNativeMethod {
  name: string;
  signature: string;
  parameters: { name: string; docs: string; type: string }[];
  returns: string;
  docs: string;
  tags: RawTag[];
}

/** What is read of a member of an interface or of the plugin's configuration. */
export interface RawNativeProperty {
  name: string;
  type: string;
  docs: string;
  tags: RawTag[];
}

/** What is read of `dist/docs.json` of a Capacitor plugin, as `@capacitor/docgen` writes it. */
export interface RawNativeDocs {
  api: { name: string; docs: string; methods: RawNativeMethod[] };
  interfaces: {
    name: string;
    docs: string;
    tags: RawTag[];
    methods: RawNativeMethod[];
    properties: RawNativeProperty[];
  }[];
  enums: {
    name: string;
    members: { name: string; value: string; docs: string; tags: RawTag[] }[];
  }[];
  typeAliases: { name: string; docs: string; types: { text: string }[] }[];
  pluginConfigs: { name: string; docs: string; properties: RawNativeProperty[] }[];
}

const documented = { name, docs: text, tags: list(tag) };
const method = record({
  ...documented,
  signature: name,
  parameters: list(record({ name, docs: text, type: name })),
  returns: name,
});
const property = record({ ...documented, type: name });

/** Schema of {@link RawNativeDocs}. */
export const nativeSchema = record({
  api: record({ name, docs: text, methods: list(method).min(1) }),
  interfaces: list(
    record({ ...documented, methods: list(method), properties: list(property, 'name') }),
    'name',
  ),
  enums: list(
    record({ name, members: list(record({ ...documented, value: text }), 'name') }),
    'name',
  ),
  typeAliases: list(
    record({ name, docs: text, types: list(record({ text: name })).min(1) }),
    'name',
  ),
  pluginConfigs: list(record({ name, docs: text, properties: list(property, 'name') })).max(1),
}) as Joi.ObjectSchema<RawNativeDocs>;
