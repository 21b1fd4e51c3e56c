/** The one helper of tslib that `@docusaurus/utils-common` calls. */
exports.__importDefault = (module) => (module && module.__esModule ? module : { default: module });
