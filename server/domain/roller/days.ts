const DAY_MS = 86_400_000

/** Calendar days from one day to another. */
export const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS)
/** To a tenth; nothing where there is nothing to tell. */
export const meanOf = (values: readonly number[]): number | null =>
  values.length ? Math.round((values.reduce((sum, one) => sum + one, 0) / values.length) * 10) / 10 : null
/** A share from 0 to 1, to four digits. */
export const shareOf = (part: number, whole: number): number | null => (whole ? Math.round((part / whole) * 10_000) / 10_000 : null)
