import { installFromDistribution, isExecutable, onPath } from './programs';

const NAMES = ['nginx'];
/** Administrators' programs are on root's path only. */
const FOLDERS = ['/usr/sbin', '/usr/local/sbin'];

/**
 * Finds nginx, installing it if there is none: `NGINX_PATH`, the path, the distribution's package, in that
 * order.
 *
 * @param env the process's variables; `NGINX_PATH=none` does without
 * @returns absolute path of the program; nothing where it is to be done without
 * @throws Error in one line that says what to do when none can be had
 */
export function findNginx(env: NodeJS.ProcessEnv): string | undefined {
  const explicit = env.NGINX_PATH;
  if (explicit === 'none') return undefined;
  if (explicit) {
    if (isExecutable(explicit)) return explicit;
    throw new Error(
      `NGINX_PATH: got ${JSON.stringify(explicit)}, accepts the path of a program, or none`,
    );
  }
  const find = (): string | undefined =>
    [...onPath(NAMES, env), ...FOLDERS.map((folder) => `${folder}/nginx`)].find(isExecutable);
  const program =
    find() ?? (installFromDistribution(['nginx-light', 'nginx']) ? find() : undefined);
  if (program) return program;
  throw new Error(
    'No nginx found and none could be installed. Install it (for example "apt-get install nginx-light"), set NGINX_PATH to its program, or set NGINX_PATH=none to leave its test out.',
  );
}
