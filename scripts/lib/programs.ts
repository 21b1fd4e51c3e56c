import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Whether a path names a program that this user may start. */
export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Where programs of these names would be, folder by folder of the path, the first name first. */
export function onPath(names: readonly string[], env: NodeJS.ProcessEnv): string[] {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/** Runs a command with its output shown; whether it succeeded. */
export function tryCommand(command: string, args: string[]): boolean {
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
}

/**
 * Installs the first of these packages that Debian or a relative of it has. Only as root: nobody is asked
 * for a password.
 */
export function installFromDistribution(packages: readonly string[]): boolean {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || spawnSync('apt-get', ['--version']).status !== 0) return false;
  const install = ['install', '-y', '-qq', '--no-install-recommends'];
  return (
    tryCommand('apt-get', ['update', '-qq']) &&
    packages.some((name) => tryCommand('apt-get', [...install, name]))
  );
}
