/** Wraps the navbar: its style sheet. */
import Navbar from '@theme-original/Navbar';
import './styles.css';

export default Navbar;
