import { LINKS } from '../../lib/links';

/** What a report of a problem says of the page, by itself. */
export interface PageFacts {
  title: string;
  /** Address, without what stands behind the question mark. */
  address: string;
  language: string;
  /** Version that the page is about; nothing for a page of none. */
  version?: string;
  /** Framework that the reader has chosen, if any. */
  framework?: string;
}

/** Where a reader reports a problem with a page; what is known of it is filled in. */
export function problemUrl({ title, address, language, version, framework }: PageFacts): string {
  const facts = { Page: address, Version: version, Language: language, Framework: framework };
  const lines = Object.entries(facts).flatMap(([name, value]) =>
    value ? [`- ${name}: ${value}`] : [],
  );
  const url = new URL(LINKS.newIssue);
  const { hash } = new URL(address);
  // Without the name of the site, and with the section that the reader is in
  url.searchParams.set('title', `${title.replace(/ \| .*/, '')}${hash && ` (${hash})`}: `);
  url.searchParams.set('body', `\n\n${lines.join('\n')}\n`);
  return url.href;
}

/** Where everybody who has changed a file is named, by where it is edited; nothing if that is no file on GitHub. */
export function historyUrl(editUrl: string): string | undefined {
  const url = editUrl.replace('/edit/', '/commits/');
  return url === editUrl ? undefined : url;
}
