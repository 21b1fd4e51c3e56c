/** Wraps the pages of the blog: its style sheet. */
import './styles.css';

export { default } from '@theme-original/BlogLayout';
