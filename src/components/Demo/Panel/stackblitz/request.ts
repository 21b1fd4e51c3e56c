import type { DemoInfo, DemoVersion, Framework, Mode } from '../../../../../plugins/demos/types';
import { PINNED } from './versions';

/** What a project is made of. */
export interface ProjectRequest extends Pick<DemoInfo, 'name' | 'title' | 'version' | 'layout'> {
  framework: Framework;
  mode: Mode;
  /** The source for that framework. */
  source: string;
}

/** Texts of files by path. */
export type Files = Readonly<Record<string, string>>;

/** The pinned version of a package, for the version of Ionic that a project is for. */
export function pinned(version: DemoVersion, name: string): string {
  const found = PINNED[version][name];
  if (found === undefined) throw new Error(`${name}: no version is pinned for ${version}`);
  return found;
}

/** Dependencies as a `package.json` wants them. */
export function dependencies(version: DemoVersion, names: readonly string[]): Files {
  return Object.fromEntries(names.map((name) => [name, pinned(version, name)]));
}
