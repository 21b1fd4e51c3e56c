declare module 'textlint-rule-prh' {
  import type { TextlintRuleModule } from '@textlint/types';
  const rule: TextlintRuleModule;
  export default rule;
}

declare module 'textlint-rule-preset-ja-technical-writing' {
  import type { TextlintRuleModule } from '@textlint/types';
  const preset: { rules: Record<string, TextlintRuleModule> };
  export default preset;
}
