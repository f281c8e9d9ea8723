const UNITS = ['B', 'kB', 'MB', 'GB'] as const

/** 48.3 MB: two or three figures are all one reads of a size. */
export function sizeText(bytes: number | null | undefined): string {
  if (!bytes) return ''
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3))
  const value = bytes / 1000 ** power
  return `${value.toFixed(power && value < 100 ? 1 : 0)} ${UNITS[power]}`
}
