import { toQuantity } from '../../resource/quantity.ts'
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

/** The field of an order that names the item. */
export const itemKey = ({ kind }: Pick<Shortage, 'kind'>) => (kind === 'PARTS' ? 'partId' : 'accessoryId')
