/** Package with the custom elements of each docs version, by its name or alias in `package.json`. */
export const COMPONENT_PACKAGES = { current: '@ionic/core', v7: 'ionic-core-v7' } as const;
