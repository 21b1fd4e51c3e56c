import type { Plugin } from '@docusaurus/types';
import { choiceScript, type Choice } from './script';

/** Docusaurus plugin that shows what the reader has chosen before the app runs. */
export default function choicesPlugin(_: unknown, { choices }: { choices: Choice[] }): Plugin {
  return {
    name: 'choices',
    injectHtmlTags: () => ({
      headTags: [{ tagName: 'script', innerHTML: choiceScript(choices) }],
    }),
  };
}
