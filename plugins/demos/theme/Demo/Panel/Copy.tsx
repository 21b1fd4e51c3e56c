import React, { type ReactNode } from 'react';
import {
  CodeBlockContextProvider,
  createCodeBlockMetadata,
} from '@docusaurus/theme-common/internal';
import CopyButton from '@theme/CodeBlock/Buttons/CopyButton';
import controls from '../controls.module.css';

const wordWrap = {
  codeBlockRef: { current: null },
  isEnabled: false,
  isCodeScrollable: false,
  toggle: () => {},
};

/** The button of a code block, where there is no block: it copies a text. */
export default function Copy({ text }: { text: string }): ReactNode {
  const metadata = createCodeBlockMetadata({
    code: text,
    className: undefined,
    language: 'text',
    defaultLanguage: undefined,
    metastring: undefined,
    magicComments: [],
    title: undefined,
    showLineNumbers: undefined,
  });
  return (
    <span className={controls.copy}>
      <CodeBlockContextProvider metadata={metadata} wordWrap={wordWrap}>
        <CopyButton />
      </CodeBlockContextProvider>
    </span>
  );
}
