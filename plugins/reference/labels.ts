/** Languages that the section titles and column words exist in. */
export const REFERENCE_LOCALES = ['en', 'ja'] as const;
export type ReferenceLocale = (typeof REFERENCE_LOCALES)[number];

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
  inputs: string;
  interfaces: string;
  methods: string;
  modes: { ios: string; md: string };
  mutable: string;
  name: string;
  no: string;
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

const en: Labels = {
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
  inputs: 'Inputs',
  interfaces: 'Interfaces',
  methods: 'Methods',
  modes: { ios: 'iOS', md: 'Material Design' },
  mutable: 'Changed by the component',
  name: 'Name',
  no: 'No',
  options: 'Options',
  paid: 'Paid service',
  parameter: 'Parameter',
  projectOnly: 'Inside a project',
  properties: 'Properties',
  reflects: 'Reflected to the attribute',
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

const ja: Labels = {
  advancedOptions: '高度なオプション',
  aliases: '別名',
  attribute: '属性',
  attributeNone: 'なし（プロパティのみ）',
  beta: 'ベータ版',
  bubbles: 'バブリングする',
  cancelable: 'キャンセルできる',
  composed: 'Shadow DOMの外に伝わる',
  configuration: 'プラグインの設定',
  cssProperties: 'CSSカスタムプロパティ',
  cssParts: 'CSSシャドウパーツ',
  default: 'デフォルト値',
  defaultSlot: '（デフォルト）',
  deprecated: '非推奨',
  description: '説明',
  detail: 'detailの型',
  directLink: (heading) => `${heading}への直接リンク`,
  element: '要素',
  encapsulation: 'カプセル化',
  encapsulationKinds: { shadow: 'Shadow DOM', scoped: 'スコープ付きスタイル', none: 'なし' },
  enums: '列挙型',
  events: 'イベント',
  example: '例',
  examples: '例',
  experimental: '実験的',
  frameworkOptions: 'フレームワーク別のオプション',
  globalOptions: '共通オプション',
  inputs: '引数',
  interfaces: 'インターフェース',
  methods: 'メソッド',
  modes: { ios: 'iOS', md: 'Material Design' },
  mutable: 'コンポーネントが変更する値',
  name: '名前',
  no: 'いいえ',
  options: 'オプション',
  paid: '有料サービス',
  parameter: 'パラメーター',
  projectOnly: 'プロジェクト内でのみ使用可',
  properties: 'プロパティ',
  reflects: '属性に反映',
  required: '必須',
  returns: '戻り値',
  since: '導入バージョン',
  slots: 'スロット',
  source: '出典',
  synopsis: '書式',
  tag: 'タグ',
  type: '型',
  typeAliases: '型エイリアス',
  typeName: '型の名前',
  types: '型',
  value: '値',
  virtual: '仮想',
  withOption: (option) => `${option}と併用`,
  yes: 'はい',
};

const LABELS: Readonly<Record<ReferenceLocale, Labels>> = { en, ja };

/** The words of one language. */
export function labelsOf(locale: ReferenceLocale): Labels {
  return LABELS[locale];
}
