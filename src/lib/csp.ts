import { createHash } from 'node:crypto';

/** A Content Security Policy: sources by directive, in the order in which they are written. */
export type Policy = Readonly<Record<string, readonly string[]>>;

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi;

/** Types of scripts that run; anything else, such as JSON-LD, is data that no policy looks at. */
const RUNS = /^(?:|module|importmap|(?:text|application)\/(?:java|ecma)script)$/i;

function runsInline(attributes: string): boolean {
  const [, type = ''] = /\stype\s*=\s*["']?([^"'\s>]*)/i.exec(attributes) ?? [];
  return !/\ssrc\s*=/i.test(attributes) && RUNS.test(type);
}

/** The source by which a policy allows exactly this inline script or style sheet. */
export function hashSource(text: string): string {
  // A browser hashes what it has parsed, and parsing HTML makes every line break a line feed.
  const parsed = text.replace(/\r\n?/g, '\n');
  return `'sha256-${createHash('sha256').update(parsed).digest('base64')}'`;
}

/** Hash sources of the inline scripts of a page, each once, in the order of the page. */
export function inlineScripts(html: string): string[] {
  const hashes = [...html.matchAll(SCRIPT)]
    .filter(([, attributes = '']) => runsInline(attributes))
    .map(([, , text = '']) => hashSource(text));
  return [...new Set(hashes)];
}

/** A policy as it stands in a header. */
export function policyText(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}

/**
 * Puts a policy into a page, before its first script. A host that cannot send one header a page then still
 * has one policy a page.
 *
 * @param html a page whose head begins with its character set
 * @param policy without `frame-ancestors`, which a page cannot say of itself
 * @throws Error when the page does not begin like that
 */
export function withPolicy(html: string, policy: Policy): string {
  const charset = '<meta charset="utf-8">';
  const at = html.indexOf(charset);
  const first = html.search(/<script\b/i);
  if (at < 0 || (first >= 0 && first < at)) {
    throw new Error(`page: has no ${charset} before its first script, so a policy has no place`);
  }
  const end = at + charset.length;
  const tag = `<meta http-equiv="Content-Security-Policy" content="${policyText(policy)}">`;
  return `${html.slice(0, end)}\n${tag}${html.slice(end)}`;
}
