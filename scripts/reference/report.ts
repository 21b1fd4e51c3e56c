import { compareSources } from './diff/compare';
import { formatComparison } from './diff/format';
import { loadTarget } from './diff/load';
import { messageOf } from '../../plugins/reference/errors';

const USAGE = `Usage: npm run reference:report -- [--json] <before> <after>
Each is the name or alias of an installed package, the folder of one, or the path of a docs.json.`;

/**
 * Prints what changed between two versions of a package.
 *
 * @param args arguments after the script's name
 * @returns the exit code: 0, or 1 where the arguments or a source are wrong
 */
export async function report(args: readonly string[], from: string): Promise<number> {
  const targets = args.filter((arg) => arg !== '--json');
  const [before, after, ...others] = targets;
  if (before === undefined || after === undefined || others.length > 0) {
    console.error(USAGE);
    return 1;
  }
  try {
    const comparison = compareSources(
      await loadTarget(before, from),
      await loadTarget(after, from),
    );
    const asJson = args.includes('--json');
    console.log(asJson ? JSON.stringify(comparison, null, 2) : formatComparison(comparison));
    return 0;
  } catch (error) {
    console.error(messageOf(error));
    return 1;
  }
}

if (require.main === module) {
  void report(process.argv.slice(2), process.cwd()).then((code) => {
    process.exitCode = code;
  });
}
