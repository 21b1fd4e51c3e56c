import { useCallback, useEffect, useRef, useState } from 'react';
import type { useCodeWordWrap } from '@docusaurus/theme-common/internal';

type WordWrap = ReturnType<typeof useCodeWordWrap>;

/**
 * The theme's `useCodeWordWrap`: whether a block has lines that are longer than it is wide, and wraps them. The theme's
 * measures all blocks of a page as soon as it runs, and loads the browser's rules of sorting to compare four names,
 * which takes 15 ms. Here the browser tells when a block has its size, also once the tab around it is opened.
 */
export function useWordWrap(): WordWrap {
  const codeBlockRef = useRef<HTMLPreElement>(null);
  const [isEnabled, setIsEnabled] = useState(false);
  const [isTooLong, setIsTooLong] = useState(false);

  useEffect(() => {
    const block = codeBlockRef.current;
    if (!block || isEnabled) return undefined;
    const observer = new ResizeObserver(() => setIsTooLong(block.scrollWidth > block.clientWidth));
    observer.observe(block);
    return () => observer.disconnect();
  }, [isEnabled]);

  const toggle = useCallback(() => {
    const style = codeBlockRef.current?.querySelector('code')?.style;
    if (!style) return;
    style.whiteSpace = isEnabled ? '' : 'pre-wrap';
    // Words of any length break, so that nothing is left to scroll
    style.overflowWrap = isEnabled ? '' : 'anywhere';
    setIsEnabled(!isEnabled);
  }, [isEnabled]);

  return { codeBlockRef, isEnabled, isCodeScrollable: isTooLong || isEnabled, toggle };
}
