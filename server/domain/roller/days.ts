/** To a tenth; nothing where there is nothing to tell. */
export const meanOf = (values: readonly number[]): number | null =>
  values.length ? Math.round((values.reduce((sum, one) => sum + one, 0) / values.length) * 10) / 10 : null
/** A share from 0 to 1, to four digits. */
export const shareOf = (part: number, whole: number): number | null => (whole ? Math.round((part / whole) * 10_000) / 10_000 : null)
