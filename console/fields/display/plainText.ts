const BLOCKS = /<\/(?:p|h3|h4|li|blockquote)>|<br\s*\/?>/gi

/** Parses HTML in an inert document: nothing in it runs or loads. */
export const parsedHtml = (html: string): HTMLElement => new DOMParser().parseFromString(html, 'text/html').body

/** A formatted text without markup, one line per block: for cells, changes and titles. */
export const plainText = (html: string): string => (parsedHtml(html.replaceAll(BLOCKS, '$&\n')).textContent ?? '').trim()
