import React, { type ReactNode } from 'react';
import clsx from 'clsx';
import type { Run, ShownAd } from '../../types';
import styles from './styles.module.css';

/** Where a box stands: below the table of contents, after the article, or there on any screen. */
export type Place = 'beside' | 'after' | 'after-everywhere';

interface BoxProps {
  /** Candidates; at least one. */
  ads: readonly ShownAd[];
  /** The word for "advertisement" in the page's language. */
  label: string;
  place: Place;
}

const PLACES: Record<Place, string | undefined> = {
  beside: styles.beside,
  after: clsx(styles.after, styles.narrow),
  'after-everywhere': styles.after,
};

function Text({ text, strong, em }: Run): ReactNode {
  const inner = em ? <em>{text}</em> : text;
  return strong ? <strong>{inner}</strong> : inner;
}

function Ad({ ad }: { ad: ShownAd }): ReactNode {
  const { copy, href, target, alt, src, lang } = ad;
  const [single, double] = src;
  return (
    <a className={styles.ad} href={href} target={target} rel="sponsored noopener" lang={lang}>
      <span className={styles.picture}>
        {/* Lazy: the browser loads neither the candidates that are not picked nor a hidden box's. */}
        <img
          loading="lazy"
          src={single}
          srcSet={`${double} 2x`}
          width={140}
          height={100}
          alt={alt}
        />
      </span>
      <span className={styles.copy}>
        {copy.map((runs, block) => (
          <span className={styles.block} key={block}>
            {runs.map((run, index) => (
              <Text {...run} key={index} />
            ))}
          </span>
        ))}
      </span>
    </a>
  );
}

/**
 * A box with every candidate in one place; the style sheet reveals the picked one, or the first where
 * no script runs. The box is as tall as its tallest candidate, so that a pick moves nothing.
 */
export default function AdBox({ ads, label, place }: BoxProps): ReactNode {
  const id = `ad-${place}`;
  return (
    <section className={clsx(styles.box, PLACES[place])} aria-labelledby={id}>
      <p className={styles.label} id={id}>
        {label}
      </p>
      <div className={styles.candidates}>
        {ads.map((ad, index) => (
          <Ad ad={ad} key={index} />
        ))}
      </div>
    </section>
  );
}
