/**
 * Lets a name too long for its line break where a word of it begins, and nowhere else: a heading is HTML. A mark that
 * follows a name begins no line.
 */
export function breakNames(heading: string): string {
  return heading
    .replace(/(?<=<code>)[^<]+/g, (name) => name.replace(/(?<=[a-z\d])(?=[A-Z])/g, '<wbr>'))
    .replace(/<code>[^]*?<\/code>[、。：:,)）]/g, '<span class="with-mark">$&</span>');
}
