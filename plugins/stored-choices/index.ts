import type { LoadContext, Plugin } from '@docusaurus/types';
import { choiceScript, type Choice } from './script';

/** Docusaurus plugin that shows what the reader has chosen before the app runs. */
export default function storedChoicesPlugin(
  { siteConfig }: LoadContext,
  { choices }: { choices: Choice[] },
): Plugin {
  const script = choiceScript(choices, siteConfig.future.experimental_router === 'hash');
  return {
    name: 'stored-choices',
    injectHtmlTags: () => ({
      headTags: [{ tagName: 'script', innerHTML: script }],
    }),
  };
}
