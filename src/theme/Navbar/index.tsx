/** Wraps the navbar: its style sheet, and that it is taken over in a task of its own. */
import Navbar from '@theme-original/Navbar';
import { later } from '@site/plugins/engine/client/Later';
import './styles.css';

export default later(Navbar);
