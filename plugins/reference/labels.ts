/** Every word that the reference itself writes. */
export interface Labels {
  advancedOptions: string;
  aliases: string;
  attribute: string;
  attributeNone: string;
  beta: string;
  bubbles: string;
  cancelable: string;
  composed: string;
  configuration: string;
  cssProperties: string;
  cssParts: string;
  default: string;
  defaultSlot: string;
  deprecated: string;
  description: string;
  detail: string;
  /** Name of the link that a heading has to itself. */
  directLink: (heading: string) => string;
  element: string;
  encapsulation: string;
  encapsulationKinds: { shadow: string; scoped: string; none: string };
  enums: string;
  events: string;
  example: string;
  examples: string;
  experimental: string;
  frameworkOptions: string;
  globalOptions: string;
  /** Before the class of a component, and before the packages that it is imported from. */
  import: string;
  importFrom: string;
  inputs: string;
  interfaces: string;
  methods: string;
  modes: { ios: string; md: string };
  /** Before the section of the page that tells more of a member. */
  more: string;
  mutable: string;
  name: string;
  no: string;
  /** Of a property that a template of Angular cannot bind. */
  noInput: string;
  options: string;
  paid: string;
  parameter: string;
  projectOnly: string;
  properties: string;
  reflects: string;
  required: string;
  returns: string;
  since: string;
  slots: string;
  source: string;
  synopsis: string;
  tag: string;
  type: string;
  typeAliases: string;
  typeName: string;
  types: string;
  value: string;
  virtual: string;
  /** Mark of an option that only takes effect beside another. */
  withOption: (option: string) => string;
  yes: string;
}

/** The words in the language of the packages. */
export const englishLabels: Labels = {
  advancedOptions: 'Advanced options',
  aliases: 'Aliases',
  attribute: 'Attribute',
  attributeNone: 'None (property only)',
  beta: 'Beta',
  bubbles: 'Bubbles',
  cancelable: 'Cancelable',
  composed: 'Composed',
  configuration: 'Plugin configuration',
  cssProperties: 'CSS custom properties',
  cssParts: 'CSS shadow parts',
  default: 'Default',
  defaultSlot: '(default)',
  deprecated: 'Deprecated',
  description: 'Description',
  detail: 'Detail',
  directLink: (heading) => `Direct link to ${heading}`,
  element: 'Element',
  encapsulation: 'Encapsulation',
  encapsulationKinds: { shadow: 'Shadow DOM', scoped: 'Scoped styles', none: 'None' },
  enums: 'Enums',
  events: 'Events',
  example: 'Example',
  examples: 'Examples',
  experimental: 'Experimental',
  frameworkOptions: 'Framework options',
  globalOptions: 'Global options',
  import: 'Import',
  importFrom: 'from',
  inputs: 'Inputs',
  interfaces: 'Interfaces',
  methods: 'Methods',
  modes: { ios: 'iOS', md: 'Material Design' },
  more: 'More',
  mutable: 'Changed by the component',
  name: 'Name',
  no: 'No',
  noInput: 'not an input of the component',
  options: 'Options',
  paid: 'Paid service',
  parameter: 'Parameter',
  projectOnly: 'Inside a project',
  properties: 'Properties',
  reflects: 'Reflected',
  required: 'Required',
  returns: 'Returns',
  since: 'Since',
  slots: 'Slots',
  source: 'Source',
  synopsis: 'Synopsis',
  tag: 'Tag',
  type: 'Type',
  typeAliases: 'Type aliases',
  typeName: 'Type name',
  types: 'Types',
  value: 'Value',
  virtual: 'Virtual',
  withOption: (option) => `with ${option}`,
  yes: 'Yes',
};
