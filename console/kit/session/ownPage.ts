const SEGMENT = '(?!\\.{1,2}(?:[/?#]|$))[^\\s\\\\/?#\\p{C}]+'
const PAGE = new RegExp(`^(?=/)(?:/${SEGMENT})*/?(?:[?#][^\\s\\\\\\p{C}]*)?$`, 'u')

/** Whether an address is a page of this console: '//evil.example', '/\evil' and their like lead elsewhere. The server asks the same. */
export const isOwnPage = (path: string): boolean => PAGE.test(path)
