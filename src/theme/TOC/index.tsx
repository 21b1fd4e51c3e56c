/**
 * Wraps the table of contents beside a page: makes it a navigation landmark with a name, since in the
 * blog it stands outside the main area and would belong to no landmark at all. A list longer than its box
 * follows the reader in it, and the sections of a component's reference are one entry until the reader is there.
 */
import React, { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import type TOCType from '@theme/TOC';
import OriginalTOC from '@theme-original/TOC';
import { breakNames } from './breakNames';
import './styles.css';

/** Entries that stay in view before and after the present one, in pixels. */
const AROUND = 64;

/**
 * Scrolls the box of the contents, and nothing around it, to the entry that the reader is at. One who goes through
 * the contents with the keyboard is at the entry with the focus, which the browser keeps in view.
 */
function follow(box: Element): void {
  if (box.querySelector(':focus-visible')) return;
  const entry = box.querySelector('.table-of-contents__link--active');
  if (!entry) return;
  const { top, bottom } = entry.getBoundingClientRect();
  const room = box.getBoundingClientRect();
  box.scrollTop +=
    Math.min(0, top - AROUND - room.top) + Math.max(0, bottom + AROUND - room.bottom);
}

type Props = ComponentProps<typeof TOCType>;

/** Puts what follows the heading of the reference one level below it. */
function withReference(props: Props): Props {
  const { toc } = props;
  const start = toc.findIndex(({ id }) => id === 'reference') + 1;
  if (start === 0) return props;
  const below = toc.slice(start).map((entry) => ({ ...entry, level: entry.level + 1 }));
  return { ...props, toc: [...toc.slice(0, start), ...below], maxHeadingLevel: 4 };
}

/** The contents as they stand beside the page. */
function besideThePage(props: Props): Props {
  const toc = props.toc.map((entry) => ({ ...entry, value: breakNames(entry.value) }));
  return withReference({ ...props, toc });
}

export default function TOC(props: Props): ReactNode {
  const label = translate({
    id: 'theme.TOCCollapsible.toggleButtonLabel',
    message: 'On this page',
  });
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const box = nav.current?.firstElementChild;
    if (!box) return undefined;
    // The theme marks the entry in the page itself
    const observer = new MutationObserver(() => follow(box));
    follow(box);
    observer.observe(box, { attributeFilter: ['class'], subtree: true });
    return () => observer.disconnect();
  }, []);
  return (
    // No box of its own: the table sticks to the top of its column
    <nav ref={nav} aria-label={label} style={{ display: 'contents' }}>
      <OriginalTOC {...besideThePage(props)} />
    </nav>
  );
}
