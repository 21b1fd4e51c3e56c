/**
 * Replaces the theme's search bar: its module brings the whole modal into the bundle of every page
 * (DocSearch 3 has one entry for all), and asks a company's server for a connection. The button, the
 * keyboard and the hints are here; everything else comes with the modal, when somebody wants it.
 */
import React, {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Translate, { translate } from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { loadLater } from '@site/src/lib/after-deployment';
import { useSearchMode } from '../useSearchMode';
import { useSearchKeys } from './useSearchKeys';
import Waiting from './Waiting';
import styles from './styles.module.css';

const loadModal = () => import(/* webpackChunkName: "search-modal" */ './Modal');

/** A modal whose code may fail to arrive; each attempt gets a loader of its own. */
function newModal() {
  return lazy(() => loadLater(loadModal));
}

function Failure({ onShow }: { onShow: () => void }): ReactNode {
  useEffect(onShow, [onShow]);
  return (
    <p className={styles.failure} role="alert">
      <Translate
        id="site.search.notLoaded"
        description="Shown below the search button when the search dialog could not be loaded"
      >
        Search could not be loaded. Check your network connection and try again.
      </Translate>
    </p>
  );
}

function SearchButton(): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const [Modal, setModal] = useState<ReturnType<typeof newModal>>();
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const [initialQuery, setInitialQuery] = useState('');
  const open = useCallback((query = '') => {
    setInitialQuery(query);
    setFailed(false);
    setModal(newModal);
    setAttempt((count) => count + 1);
  }, []);
  const close = useCallback(() => {
    setModal(undefined);
    button.current?.focus();
  }, []);
  // What the pointer or the focus announces is on its way before the click.
  const prepare = useCallback(() => void loadModal().then(undefined, () => undefined), []);
  const fail = useCallback(() => setFailed(true), []);
  useSearchKeys({ button, isOpen: Modal !== undefined && !hasFailed, open, close });
  const isApple = useIsBrowser() && /mac|iphone|ipad/i.test(navigator.platform);
  const label = translate({
    id: 'theme.SearchBar.label',
    message: 'Search',
    description: 'The ARIA label and placeholder for search button',
  });
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`app-only ${styles.button}`}
        aria-label={label}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => open()}
        onMouseOver={prepare}
        onFocus={prepare}
        onTouchStart={prepare}
      >
        <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true">
          <path d="m14.4 14.4 4 4M16 8.9A7.1 7.1 0 1 1 1.8 8.9a7.1 7.1 0 0 1 14.2 0Z" />
        </svg>
        <span className={styles.label}>{label}</span>
        <kbd className={styles.key} aria-hidden="true">
          {isApple ? '⌘ K' : 'Ctrl K'}
        </kbd>
      </button>
      {Modal && (
        // A boundary stays with its error; another attempt needs another one.
        <ErrorBoundary key={attempt} fallback={() => <Failure onShow={fail} />}>
          <Suspense fallback={<Waiting onType={setInitialQuery} />}>
            <Modal initialQuery={initialQuery} onClose={close} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}

export default function SearchBar(): ReactNode {
  return useSearchMode() === 'off' ? null : <SearchButton />;
}
