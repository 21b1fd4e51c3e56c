import React, { type CSSProperties, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Devices from './Devices';
import styles from './styles.module.css';

interface HeroProps {
  /** Small line above the title, such as the version. */
  eyebrow: string;
  title: string;
  /** Text alternative of the drawing beside the text. */
  drawing: string;
  /** Words inside the drawing, in the page's language. */
  words: { title: string; items: [string, string, string] };
  children: ReactNode;
}

/** Each with the space behind it, so that a line ends with a sentence where there is room for one. */
function sentences(text: string): string[] {
  return text.split(/(?<=\.\s)/);
}

/** The head of a landing page: one sentence, one paragraph, and one app drawn in both platform styles. */
export function Hero({ eyebrow, title, drawing, words, children }: HeroProps): ReactNode {
  return (
    <header className={styles.hero}>
      <div className={styles.heroText}>
        <p className={styles.eyebrow}>{eyebrow}</p>
        <h1 className={styles.title}>
          {sentences(title).map((sentence) => (
            <span key={sentence}>{sentence}</span>
          ))}
        </h1>
        <div className={styles.lead}>{children}</div>
      </div>
      <Devices label={drawing} words={words} />
    </header>
  );
}

export type FrameworkName = 'angular' | 'react' | 'vue' | 'javascript';

/** Files of the marks: named here, not in the style sheet, which every page of the site loads. */
const MARKS: Record<FrameworkName, string> = {
  angular: 'angular.svg',
  react: 'react.svg',
  vue: 'vuedotjs.svg',
  javascript: 'javascript.svg',
};

interface StartProps {
  framework: FrameworkName;
  label: string;
  /** Page with the first app, relative to the docs root of this version and locale. */
  to: string;
  children: ReactNode;
}

/**
 * The address of a file for a custom property. A relative one would be taken from where the style sheet lies;
 * addresses are relative with the hash router alone, which renders nothing on the server.
 */
function useFileUrl(path: string): string {
  const url = useBaseUrl(path);
  return url.startsWith('.') ? new URL(url, document.baseURI).href : url;
}

/** One framework: a link that covers the card and leads to its first app. */
export function Start({ framework, label, to, children }: StartProps): ReactNode {
  const mark = useFileUrl(`/img/icons/${MARKS[framework]}`);
  return (
    <Link className={styles.start} to={to} data-framework={framework}>
      <span
        className={styles.mark}
        style={{ '--mark': `url(${mark})` } as CSSProperties}
        aria-hidden="true"
      />
      <span className={styles.startLabel}>{label}</span>
      <span className={styles.startText}>{children}</span>
    </Link>
  );
}

/** The row of {@link Start} cards. */
export function Starts({ children }: { children: ReactNode }): ReactNode {
  return <div className={styles.starts}>{children}</div>;
}
