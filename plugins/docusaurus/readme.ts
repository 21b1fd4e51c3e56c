import { PATCHES } from './patches';

/** The README of this folder, which `npm run patches` writes. */
export function listOfPatches(): string {
  const rows = PATCHES.map(({ name, reason, gains }) => {
    const kind = gains ? 'gains' : 'mends a fault';
    return `| [${name}](patches/${name}.ts) | ${kind} | ${reason} |`;
  });
  return `# Patches of Docusaurus

Everything in which this site reaches into Docusaurus, one file a patch. A patch stays only if it mends a fault that the site's specification names, or one that every reader would meet, and no public interface of Docusaurus can; or if it saves 10 kB of transfer or 30 ms of the main thread on every page, which \`npm run bench -- patches\` prints. The site builds without any one of them: \`without\` in the options of the plugin leaves patches out.

| patch | there because it | reason |
| --- | --- | --- |
${rows.join('\n')}

\`manifest.json\` has the hash of each file of a package that this site patches, ejects or matches by name. When one changes with an upgrade, \`npm run check:unit\` names it, with the file of ours to read again; \`npm run patches\` records the new ones and writes this list. A patch that matches nothing any more stops the build.

Beside the patches stand two plugins that only configure the bundler: \`build-cache.ts\` ties its cache to settings and plugins of the site, \`dev-server.ts\` has it compile a page when it is asked for.
`;
}
