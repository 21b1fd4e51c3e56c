import React, { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { announce } from '@site/src/lib/announce';
import { OtherVersions } from './OtherVersions';
import { Popular } from './Popular';
import { useFoundText } from './useFoundText';
import { useTyped } from './useTyped';

/** What the newest search has found. */
export interface Found {
  query: string;
  count: number;
}

interface Props {
  found: Found | undefined;
  version: string;
  onLeave: () => void;
}

/** A place of its own at the end of DocSearch's list. */
function usePlace(): HTMLElement | undefined {
  const [place, setPlace] = useState<HTMLElement>();
  useEffect(() => {
    const list = document.querySelector('.DocSearch-Dropdown');
    const own = document.createElement('div');
    own.className = 'search-extras';
    list?.append(own);
    setPlace(own);
    return () => own.remove();
  }, []);
  return place;
}

/** How many results there are, for readers who do not see them. */
function useSpokenCount(found: Found | undefined, typed: string): void {
  const foundText = useFoundText();
  const count = found?.query === typed ? found.count : undefined;
  useEffect(() => {
    if (count !== undefined && typed !== '') announce(foundText(count));
    // `foundText` is another function each time
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [count, typed]);
}

/** What the dialog shows where DocSearch has nothing to show: before the first key, and when nothing is found. */
export function Extras({ found, version, onLeave }: Props): ReactNode {
  const typed = useTyped();
  const place = usePlace();
  useSpokenCount(found, typed);
  const isEmpty = found?.query === typed && found.count === 0;
  if (!place || (typed !== '' && !isEmpty)) return null;
  return createPortal(
    <>
      {typed !== '' && (
        <p className="search-elsewhere">
          <OtherVersions query={typed} version={version} onLeave={onLeave} />
        </p>
      )}
      <Popular onLeave={onLeave} />
    </>,
    place,
  );
}
