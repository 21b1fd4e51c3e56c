import React, { useMemo, useRef, type ReactNode } from 'react';
import {
  CodeBlockContextProvider,
  createCodeBlockMetadata,
} from '@docusaurus/theme-common/internal';
import CopyButton from '@theme/CodeBlock/Buttons/CopyButton';
import controls from '../controls.module.css';

/** The button of a code block, where there is no block: it copies a text. */
export default function Copy({ text }: { text: string }): ReactNode {
  const codeBlockRef = useRef<HTMLPreElement>(null);
  const metadata = useMemo(
    () =>
      createCodeBlockMetadata({
        code: text,
        className: undefined,
        language: 'text',
        defaultLanguage: undefined,
        metastring: undefined,
        magicComments: [],
        title: undefined,
        showLineNumbers: undefined,
      }),
    [text],
  );
  const wordWrap = useMemo(
    () => ({ codeBlockRef, isEnabled: false, isCodeScrollable: false, toggle: () => {} }),
    [],
  );
  return (
    <span className={controls.copy}>
      <CodeBlockContextProvider metadata={metadata} wordWrap={wordWrap}>
        <CopyButton />
      </CodeBlockContextProvider>
    </span>
  );
}
