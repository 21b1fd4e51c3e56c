/** Wraps all of a page but its metadata: it is taken over in a task of its own. */
import Layout from '@theme-original/DocItem/Layout';
import { later } from '@site/plugins/engine/client/Later';
import './styles.css';

export default later(Layout);
