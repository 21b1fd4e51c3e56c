/**
 * Wraps the button that leads back to the top: its script moves the page frame by frame and does not
 * ask whether the reader wants motion. Those who do not are taken there at once.
 */
import React, { type MouseEvent, type ReactNode } from 'react';
import OriginalBackToTopButton from '@theme-original/BackToTopButton';
import './styles.css';

function jumpIfMotionIsUnwanted(event: MouseEvent): void {
  if (!window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  event.stopPropagation();
  window.scrollTo({ top: 0, behavior: 'instant' });
}

export default function BackToTopButton(): ReactNode {
  return (
    <div style={{ display: 'contents' }} onClickCapture={jumpIfMotionIsUnwanted}>
      <OriginalBackToTopButton />
    </div>
  );
}
