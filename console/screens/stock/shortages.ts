import { toQuantity } from '../../fields/display/quantity.ts'
import type { ResourceName } from '../../kit/gen/resources.ts'
import type { ShortagesQuery } from './gen/shortages.ts'

export type Shortage = ShortagesQuery['shortages']['rows'][number]
export type ShortageVendor = ShortagesQuery['shortages']['vendors'][number]

/** Orders of which something is still to come. */
export const OPEN_ORDERS = '?state=ORDERED,PARTIAL'
/** What is ordered of an item as it is said: what is late apart from what is still in time. */
export const comingOf = ({ onOrder, late, expectedDate, nextDate }: Pick<Shortage, 'onOrder' | 'late' | 'expectedDate' | 'nextDate'>) =>
  [
    { word: 'shortages.late', amount: late, day: expectedDate, tone: 'danger' },
    { word: 'shortages.coming', amount: toQuantity(onOrder - late), day: nextDate, tone: undefined },
  ].filter(({ amount }) => amount > 0)

/** What each kind of order is about, and the field of an order that names it. */
export const ITEM_OF_ORDER = {
  PARTS: { of: 'sparePart', key: 'partId' },
  MATERIALS: { of: 'accessory', key: 'accessoryId' },
  INK: { of: 'ink', key: 'inkId' },
} as const satisfies Record<Shortage['kind'], { of: ResourceName; key: string }>
/** Where what moved of it is listed. */
export const LOG_OF_ITEM = { PARTS: 'sparePartLog', MATERIALS: 'accessoryLog', INK: 'inkLog' } as const satisfies Record<
  Shortage['kind'],
  ResourceName
>
