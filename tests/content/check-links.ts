/**
 * Asks for every address outside the site that its pages lead to. It needs the network and depends on others'
 * hosts, so it is no part of `npm test`; a workflow runs it once a week.
 *
 *   tsx tests/content/check-links.ts [--only <part of an address>]
 */
import { parseArgs } from 'node:util';
import { askFor } from './links/ask';
import { collectLinks } from './links/collect';
import { ROOT, runMain } from '../../scripts/lib/run';

runMain(async () => {
  const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
  const links = collectLinks(ROOT);
  const addresses = [...links.keys()].filter((address) => address.includes(values.only)).sort();
  if (addresses.length === 0) throw new Error(`--only ${values.only}: no address has this part`);
  const broken = await askFor(addresses);
  for (const { address, status } of broken) {
    const answer = status === 0 ? 'does not answer' : `answers ${status}`;
    for (const place of links.get(address) ?? []) console.error(`${place}: ${address} ${answer}`);
  }
  if (broken.length > 0) {
    throw new Error(`${broken.length} of ${addresses.length} addresses; mend each line above`);
  }
  console.log(`${addresses.length} addresses outside the site, all answer`);
});
