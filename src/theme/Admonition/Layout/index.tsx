/** Wraps an admonition: its style sheet. */
import './styles.css';

export { default } from '@theme-original/Admonition/Layout';
