import type { Framework } from '../../src/lib/demo';

/** The file by which a source of several files sets up its app. */
interface SetUp {
  /** Its name, in the folder of the source. */
  file: string;
  /** The call in it that takes the configuration of Ionic; projects write the mode into it. */
  call: string;
}

/**
 * What a source of several files may set up itself, such as a router; a project without that file sets up
 * nothing but Ionic. A React app has its router among its components.
 */
export const SET_UP: Readonly<Partial<Record<Framework, SetUp>>> = {
  angular: { file: 'app.config.ts', call: 'provideIonicAngular()' },
  vue: { file: 'main.ts', call: '.use(IonicVue)' },
};
