import React, { type ReactNode } from 'react';
import './styles.css';

interface Props {
  /** One sentence under the drawing. */
  caption: string;
  /** An inline SVG with `role="img"` and an `aria-label`. */
  children: ReactNode;
}

/** A drawing with its caption; the SVG takes its colors from the site's tokens. */
export default function Figure({ caption, children }: Props): ReactNode {
  return (
    <figure className="figure">
      {children}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
