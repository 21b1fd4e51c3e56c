/** A command after its prompt, with the lines that it goes on in. */
const COMMAND = /^\$ ((?:.*\\\n)*.*)/gm;

/**
 * What a reader of a block of code wants on the clipboard: of a session in a terminal the commands, without the
 * prompts and what was answered.
 *
 * @param code text of the block
 * @param className names its language, as `language-…`
 */
export function copiedText(code: string, className = ''): string {
  if (!className.split(' ').includes('language-shell-session')) return code;
  const commands = [...code.matchAll(COMMAND)].map(([, command]) => command);
  return commands.length > 0 ? commands.join('\n') : code;
}
