/**
 * Makes an element for a part of the page that scripts alone put there.
 *
 * @param className its classes, separated by spaces
 * @param content elements, and texts as text
 */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className = '',
  ...content: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), { className });
  made.append(...content);
  return made;
}

/** Makes a button in the look of the site's buttons. */
export function button(text: string, className: string, onClick: () => void): HTMLButtonElement {
  const made = element('button', `button ${className}`, text);
  made.type = 'button';
  made.addEventListener('click', onClick);
  return made;
}
