import { PADDING } from './columns.ts'

/** What a column asks for, in pixels. */
export interface Demand {
  /** Its widest cell or heading. */
  need: number
  /** Below this width it is hard to read. */
  least: number
  /** Its default width, from room that no content needs. */
  wish: number
  /** The user set its width. */
  isChosen?: boolean
  /** Receives room that is left over. */
  isOpen?: boolean
}

/** Width in pixels by which the fade before the actions covers content, beyond the cell padding. */
const FADE = PADDING / 2
/** Most pixels of a column to which the user has to scroll. */
const OUT_OF_SIGHT = 320

const total = (widths: readonly number[]) => widths.reduce((sum, width) => sum + width, 0)
export const leastOf = (demands: readonly Demand[]) => total(demands.map(({ least }) => least))

/** The widths when no column is wider than `limit` pixels, except for what it needs to be readable. */
const limitedTo = (limit: number, demands: readonly Demand[]) => demands.map(({ need, least }) => Math.min(need, Math.max(least, limit)))

/** Cuts the widest columns, all to one width: the shorter ones stay whole. */
function squeezed(demands: readonly Demand[], room: number): number[] {
  let [low, high] = [0, Math.max(...demands.map(({ need }) => need))]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (total(limitedTo(middle, demands)) > room) high = middle
    else low = middle
  }
  const widths = limitedTo(low, demands)
  const cut = demands.findIndex(({ need }, index) => need > (widths[index] ?? 0))
  return widths.map((width, index) => (index === cut ? width + Math.max(0, room - total(widths)) : width))
}

/** Adds `spare` pixels by weight; the last column with a weight receives the remainder of rounding. */
function withAdded(widths: readonly number[], spare: number, weights: readonly number[]): number[] {
  const sum = total(weights)
  const last = weights.findLastIndex((weight) => weight > 0)
  const parts = weights.map((weight) => Math.floor((spare * weight) / sum))
  return widths.map((width, index) => width + (parts[index] ?? 0) + (index === last ? spare - total(parts) : 0))
}

/** Content first, then default widths; the rest goes to open columns, else to all that the user has not set. */
function stretched(demands: readonly Demand[], room: number): number[] {
  const needs = demands.map(({ need }) => need)
  const wishes = demands.map(({ need, wish }) => Math.max(0, wish - need))
  const spare = room - total(needs)
  if (total(wishes) >= spare) return spare ? withAdded(needs, spare, wishes) : needs
  const widths = needs.map((need, index) => need + (wishes[index] ?? 0))
  const isAnyOpen = demands.some(({ isOpen }) => isOpen)
  const weights = demands.map(({ isOpen, isChosen }, index) => (isAnyOpen ? Number(isOpen ?? false) : isChosen ? 0 : (widths[index] ?? 0)))
  if (!total(weights)) weights[weights.length - 1] = 1
  return withAdded(widths, room - total(widths), weights)
}

const shared = (demands: readonly Demand[], room: number) =>
  total(demands.map(({ need }) => need)) > room ? squeezed(demands, room) : stretched(demands, room)

/**
 * Divides `room` pixels among columns. Where not even the readable widths fit, the table scrolls, and the columns in sight are widened so
 * that the last one ends at the actions instead of being cut.
 */
export function fitColumns(demands: readonly Demand[], room: number): number[] {
  if (!demands.length) return []
  if (leastOf(demands) <= room) return shared(demands, room)
  const isFitting = (count: number) => leastOf(demands.slice(0, count)) <= room - FADE
  const count = demands.findLastIndex((_, index) => isFitting(index + 1)) + 1
  const outOfSight = demands.slice(count).map(({ need, least }) => Math.max(least, Math.min(need, OUT_OF_SIGHT)))
  // Only the first column fits, and it is pinned.
  if (count < 2) return [...demands.slice(0, count).map(({ least }) => least), ...outOfSight]
  return [...shared(demands.slice(0, count), room - FADE), ...outOfSight]
}
