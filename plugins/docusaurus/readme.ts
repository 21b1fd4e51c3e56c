import { PATCHES } from './patches';

/** The README of this folder, which `npm run patches` writes. */
export function listOfPatches(): string {
  const rows = PATCHES.map(({ name, reason, gains }) => {
    const kind = gains ? 'gains' : 'mends a fault';
    return `| [${name}](patches/${name}.ts) | ${kind} | ${reason} |`;
  });
  return `# Patches of Docusaurus

\`npm run patches\` writes this file: a reason is changed in \`patches/<name>.ts\`. What this site changes in Docusaurus' own modules, one file a patch; begin with \`index.ts\`. A patch stays only if it mends a fault that every reader would meet and that no public interface can mend, or if it saves 10 kB of transfer or 30 ms of the main thread on every page, which \`npm run bench -- patches\` prints. The site builds without any one of them. \`manifest.json\` has the hash of each file that this site patches, ejects or matches by name: when one changes with an upgrade, \`npm run check:unit\` names it, with the file of ours to read again; \`npm run patches\` records the new ones. Beside the patches, \`watched-texts.ts\` narrows what the dev server watches and \`build-cache.ts\` ties the bundler's cache to settings and plugins; theme overrides begin with their reason, in \`src/theme\` and in \`theme/\` of the search.

| patch | there because it | reason |
| --- | --- | --- |
${rows.join('\n')}
`;
}
