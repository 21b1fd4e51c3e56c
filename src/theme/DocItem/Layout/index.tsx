/** Wraps all of a page but its metadata: its style sheet. */
import Layout from '@theme-original/DocItem/Layout';
import './styles.css';

export default Layout;
