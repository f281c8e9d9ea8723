/** Pixels a text takes in the console's font, near enough to lay out by: Han letters are twice as wide as Latin ones. */
export const textWidth = (text: string): number => Array.from(text).reduce((sum, char) => sum + (char > '\u2e80' ? 13.5 : 7.4), 0)

/** Several names in one line, with the comma of their script. */
export const joinNames = (names: readonly string[]): string => names.join(/[\u2e80-\uffff]/.test(names.join('')) ? '、' : ', ')
