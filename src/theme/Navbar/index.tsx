/** Wraps the navbar: its style sheet. */
import './styles.css';

export { default } from '@theme-original/Navbar';
