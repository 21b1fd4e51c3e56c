/** Wraps the footer: where the app does not come, the menu of a phone is a link to it. */
import React, { type ReactNode } from 'react';
import Footer from '@theme-original/Footer';
import './styles.css';

export default function FooterWithAnchor(): ReactNode {
  return (
    <>
      <span id="site-footer" />
      <Footer />
    </>
  );
}
