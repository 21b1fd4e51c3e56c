import type { JsonDocsTag } from '@ionic/core/dist/docs';

/** What is read of a method, be it of the plugin or of an interface. */
export interface RawNativeMethod {
  name: string;
  signature: string;
  parameters: { name: string; docs: string; type: string }[];
  docs: string;
  tags: JsonDocsTag[];
}

/** What is read of a member of an interface or of the plugin's configuration. */
export interface RawNativeProperty {
  name: string;
  type: string;
  docs: string;
  tags: JsonDocsTag[];
}

/** What is read of `dist/docs.json` of a Capacitor plugin, as `@capacitor/docgen` writes it. */
export interface RawNativeDocs {
  api: { name: string; docs: string; methods: RawNativeMethod[] };
  interfaces: {
    name: string;
    docs: string;
    tags: JsonDocsTag[];
    methods: RawNativeMethod[];
    properties: RawNativeProperty[];
  }[];
  enums: {
    name: string;
    members: { name: string; value: string; docs: string; tags: JsonDocsTag[] }[];
  }[];
  typeAliases: { name: string; docs: string; types: { text: string }[] }[];
  pluginConfigs: { docs: string; properties: RawNativeProperty[] }[];
}
