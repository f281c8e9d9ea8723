/** A text as CSS spells it between quotes: titles hold whatever people have typed. */
export const cssText = (text: string): string =>
  `"${text.replace(/[^\p{L}\p{N} .,:·/()#_-]/gu, (char) => `\\${char.codePointAt(0)?.toString(16) ?? ''} `)}"`

interface PageStyle {
  isWide?: boolean
  /** Stands at the foot of every page, before the page number. */
  foot: string
}

/** A4 with what belongs on every page of it: what it is, who printed it, and which page of how many. */
export function pageStyle({ isWide = false, foot }: PageStyle): string {
  // biome-ignore lint/plugin: the margins of a printed page read no tokens
  const small = 'font: 8pt sans-serif; color: #4d5665;'
  return `@page { size: A4${isWide ? ' landscape' : ''}; margin: 12mm 14mm 16mm; @bottom-left { content: ${cssText(foot)}; ${small} white-space: nowrap; } @bottom-right { content: counter(page) " / " counter(pages); ${small} } }`
}
