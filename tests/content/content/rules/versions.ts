import { installedVersions } from '../../../../src/remark/package-versions';
import { VERSIONS } from '../../../../config/versions';
import { placeOf } from '../../../../src/lib/docs-trees';
import { ROOT } from '../../../../scripts/lib/run';
import type { Rule } from '../../../lib/page';

const INSTALLED = Object.entries(installedVersions(ROOT, VERSIONS));

/** A version of Ionic that the lock file decides must not be written by hand. Posts say what was true then. */
export const literalVersions: Rule = ({ path, lines }) => {
  const own = placeOf(path)?.version;
  if (own === undefined) return [];
  return lines.flatMap((line, index) =>
    INSTALLED.flatMap(([label, version]) => {
      const at = line.indexOf(version);
      if (at < 0) return [];
      const name = VERSIONS.find((known) => known.label === label)?.name;
      const variable = name === own ? '{ionicVersion}' : `{ionicVersion.${label}}`;
      const message = `version "${version}" written by hand; write ${variable}`;
      return [{ line: index + 1, column: at + 1, message }];
    }),
  );
};
