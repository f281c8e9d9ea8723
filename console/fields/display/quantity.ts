const PER_ONE = 1000

/** Rounds to thousandths, the precision of ledgers, which removes floating-point errors of sums. */
export const toQuantity = (value: number): number => Math.round(value * PER_ONE) / PER_ONE

/** A quantity without trailing zeros, with its unit. */
export const quantityText = (value: number, unit?: string | null): string =>
  [String(toQuantity(value)).replace('-', '−'), unit].filter(Boolean).join(' ')
