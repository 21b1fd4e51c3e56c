import { translate } from '@docusaurus/Translate';
import { announce } from '@site/src/lib/announce';

/** Selects the code of a block that the browser did not copy, and says so. */
export function selectInstead(button: Element | null): void {
  const code = button?.closest('.theme-code-block')?.querySelector('pre code');
  if (code) getSelection()?.selectAllChildren(code);
  announce(
    translate({
      id: 'site.code.notCopied',
      message: 'The browser did not allow copying. The code is selected instead.',
      description: 'Read out when a block of code could not be copied',
    }),
  );
}
