/** In place of the modules that Docusaurus generates for a site. */
export default {};
