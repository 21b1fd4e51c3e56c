import type { DemoVersion } from '../../../../../plugins/demos/types';

type Versions = Readonly<Record<string, string>>;

const SHARED: Versions = {
  '@types/react': '18.3.31',
  '@types/react-dom': '18.3.7',
  '@vitejs/plugin-react': '4.7.0',
  '@vitejs/plugin-vue': '5.2.4',
  react: '18.3.1',
  'react-dom': '18.3.1',
  'react-router': '5.3.4',
  'react-router-dom': '5.3.4',
  rxjs: '7.8.2',
  tslib: '2.8.1',
  vite: '6.4.6',
  vue: '3.5.45',
  'vue-router': '4.6.5',
};

function angular(core: string, tools: string, builder: string): Versions {
  const packages = ['common', 'compiler', 'core', 'forms', 'platform-browser', 'router'];
  return {
    ...Object.fromEntries(packages.map((name) => [`@angular/${name}`, core])),
    '@angular/cli': tools,
    '@angular/compiler-cli': core,
    [builder]: tools,
  };
}

function ionic(core: string): Versions {
  const packages = ['angular', 'core', 'react', 'react-router', 'vue', 'vue-router'];
  return Object.fromEntries(packages.map((name) => [`@ionic/${name}`, core]));
}

/**
 * Exact versions of everything that a project may depend on: no project changes by itself. Those that
 * samples are type-checked against are the same here and there, which a test makes sure of.
 */
export const PINNED: Readonly<Record<DemoVersion, Versions>> = {
  v8: {
    ...SHARED,
    ...ionic('8.8.19'),
    ...angular('20.3.35', '20.3.41', '@angular/build'),
    ionicons: '8.1.0',
    typescript: '5.9.3',
    'zone.js': '0.15.1',
  },
  v7: {
    ...SHARED,
    ...ionic('7.8.6'),
    ...angular('17.3.12', '17.3.17', '@angular-devkit/build-angular'),
    ionicons: '7.4.0',
    typescript: '5.4.5',
    'zone.js': '0.14.10',
  },
};
