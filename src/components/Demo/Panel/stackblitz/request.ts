import type { ProjectVersion } from '../../../../../plugins/demos/projects';
import type { DemoInfo, Framework, Mode } from '../../../../../plugins/demos/types';

/** What a project is made of. */
export interface ProjectRequest extends Pick<DemoInfo, 'name' | 'title' | 'layout'> {
  version: ProjectVersion;
  framework: Framework;
  mode: Mode;
  /** The source for that framework. */
  source: string;
}

/** Texts of files by path. */
export type Files = Readonly<Record<string, string>>;

/** The pinned version of a package, for the version of Ionic that a project is for. */
export function pinned({ label, packages }: ProjectVersion, name: string): string {
  const found = packages[name];
  if (found === undefined) throw new Error(`${name}: no version is pinned for ${label}`);
  return found;
}

/** Dependencies as a `package.json` wants them. */
export function dependencies(version: ProjectVersion, names: readonly string[]): Files {
  return Object.fromEntries(names.map((name) => [name, pinned(version, name)]));
}
