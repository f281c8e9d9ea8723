const PER_ONE = 1000

/** To thousandths, as ledgers keep quantities: sums of floating numbers are off by less than that. */
export const toQuantity = (value: number): number => Math.round(value * PER_ONE) / PER_ONE

/** A quantity without zeros that say nothing, and what it is counted in. */
export const quantityText = (value: number, unit?: string | null): string =>
  [String(toQuantity(value)).replace('-', '−'), unit].filter(Boolean).join(' ')
