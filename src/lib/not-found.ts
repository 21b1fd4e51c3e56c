/** Attribute of the root element, and its value in the document that is served for unknown addresses. */
export const NOT_FOUND = { 'data-page': 'not-found' } as const;

/** Whether the document that the server sent is the not-found page. */
export function isNotFoundDocument({ documentElement }: Document): boolean {
  return documentElement.dataset.page === NOT_FOUND['data-page'];
}

/** Takes the mark away, because no other page takes it away; the not-found page sets it again. */
export function forgetNotFound({ documentElement }: Document): void {
  documentElement.removeAttribute('data-page');
}
