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
