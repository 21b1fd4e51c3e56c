import type { ProjectVersion } from '../../../../projects';
import { SET_UP } from '../../../../set-up';
import type { DemoFile, DemoInfo, Framework, Mode } from '../../../../../../src/lib/demo';

/** A file of the source, as far as a project needs it. */
export type SourceFile = Pick<DemoFile, 'name' | 'text'>;

/** What a project is made of. */
export interface ProjectRequest extends Pick<DemoInfo, 'name' | 'title' | 'layout'> {
  version: ProjectVersion;
  framework: Framework;
  mode: Mode;
  /** The source for that framework, the main file first. */
  source: readonly SourceFile[];
}

/** Texts of files by path. */
export type Files = Readonly<Record<string, string>>;

/** The files of the source, in a folder of the project. */
export function sourceFiles({ source }: ProjectRequest, folder: string): Files {
  return Object.fromEntries(source.map(({ name, text }) => [`${folder}/${name}`, text]));
}

/**
 * The set-up that the source brings along, with the mode written into its call.
 *
 * @param configured the call with the mode
 * @returns its name and text; nothing for a source that sets up nothing
 */
export function setUpFile(
  { framework, source }: ProjectRequest,
  configured: string,
): SourceFile | undefined {
  const { file, call } = SET_UP[framework] ?? {};
  const found = source.find(({ name }) => name === file);
  return found && call ? { ...found, text: found.text.replace(call, configured) } : undefined;
}

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

/**
 * What runs the components, in versions for which it is pinned: they take the newest one that their range
 * allows, and later ones than 4.20 leave the styles of what is put into a component of version 7 out.
 */
export function runtimeOf({ packages }: ProjectVersion): string[] {
  return ['@stencil/core'].filter((name) => name in packages);
}
