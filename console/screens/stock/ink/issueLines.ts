import { toQuantity } from '../../../fields/display/quantity.ts'
import type { InkPlacesQuery } from '../gen/stock.ts'

export type Place = InkPlacesQuery['page']['items'][number]
/** Kilograms by the place that they come from. */
export type Lines = ReadonlyMap<string, number>

export const sumOf = (lines: Lines) => toQuantity([...lines.values()].reduce((sum, kg) => sum + kg, 0))
/** What stands at machines in cans is not there to be taken. */
export const availableQuantity = ({ quantity, atMachines }: Place) => toQuantity(quantity - (atMachines ?? 0))
const isProposed = ({ state, expiry }: Place) => state === 'OPEN' && expiry !== 'EXPIRED'
const byExpiry = (places: readonly Place[]) =>
  places.filter(isProposed).toSorted((a, b) => (a.expiringDate < b.expiringDate ? -1 : Number(a.expiringDate > b.expiringDate)))

/** Where so much comes from: the place that somebody pointed at, if any, then what expires first. */
export function proposedLines(places: readonly Place[], wanted: number, first?: string): Lines {
  const order = byExpiry(places)
  const lines = new Map<string, number>()
  let left = wanted
  for (const place of [...order.filter(({ id }) => id === first), ...order.filter(({ id }) => id !== first)]) {
    const some = toQuantity(Math.min(left, availableQuantity(place)))
    if (some > 0) lines.set(place.id, some)
    left = toQuantity(left - Math.max(0, some))
  }
  return lines
}

/** Why what is taken needs a reason, if so: it has expired, or there is ink left that expires sooner. */
export function requiredReason(places: readonly Place[], lines: Lines): 'expired' | 'outOfTurn' | null {
  const taken = (place: Place) => lines.get(place.id) ?? 0
  if (places.some((place) => taken(place) > 0 && place.expiry === 'EXPIRED')) return 'expired'
  const sooner = byExpiry(places).find((place) => taken(place) < availableQuantity(place))
  return places.some((place) => taken(place) > 0 && sooner && sooner.expiringDate < place.expiringDate) ? 'outOfTurn' : null
}
