/**
 * Replaces the theme's code block: code arrives highlighted from the build (`src/remark/highlight.ts`),
 * so there is nothing to tokenize and no second render after hydration. Title, line numbers and the copy
 * button are the theme's own. Long lines scroll: there is no button that wraps them.
 */
import React, { isValidElement, useMemo, useRef, type ReactNode } from 'react';
import {
  CodeBlockContextProvider,
  createCodeBlockMetadata,
} from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/CodeBlock';
import CodeBlockLayout from '@theme/CodeBlock/Layout';
import { copiedText } from './copiedText';
import { textOfHtml } from '../../lib/text-of-html';
import './styles.css';

function plainText(children: ReactNode): string {
  return React.Children.toArray(children)
    .map((child) => (typeof child === 'string' || typeof child === 'number' ? child : ''))
    .join('');
}

const NO_WORD_WRAP = { isEnabled: false, isCodeScrollable: false, toggle: () => {} };

function StringBlock({ children, highlighted, ...props }: Props): ReactNode {
  const codeBlockRef = useRef<HTMLPreElement>(null);
  const wordWrap = useMemo(() => ({ ...NO_WORD_WRAP, codeBlockRef }), []);
  const { className, metastring, language, title, showLineNumbers } = props;
  const metadata = useMemo(
    () => ({
      ...createCodeBlockMetadata({
        code: '',
        className,
        // Marked lines are in the highlighted HTML already
        metastring: metastring?.replace(/\{[\d,-]+\}/, ''),
        language,
        title,
        showLineNumbers,
        defaultLanguage: undefined,
        magicComments: [],
      }),
      highlighted,
      get code() {
        return highlighted === undefined
          ? plainText(children).replace(/\n$/, '')
          : copiedText(textOfHtml(highlighted).replace(/\n$/, ''), className);
      },
    }),
    [children, className, highlighted, language, metastring, showLineNumbers, title],
  );
  return (
    <CodeBlockContextProvider metadata={metadata} wordWrap={wordWrap}>
      <CodeBlockLayout />
    </CodeBlockContextProvider>
  );
}

export default function CodeBlock(props: Props): ReactNode {
  const { children, className } = props;
  if (!React.Children.toArray(children).some((child) => isValidElement(child))) {
    return <StringBlock {...props} />;
  }
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be reachable
    <pre tabIndex={0} className={className}>
      <code>{children}</code>
    </pre>
  );
}
