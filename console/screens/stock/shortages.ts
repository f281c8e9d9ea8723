import type { ShortagesQuery } from './gen/shortages.ts'

export type Shortage = ShortagesQuery['shortages']['rows'][number]
export type ShortageVendor = ShortagesQuery['shortages']['vendors'][number]

/** Orders of which something is still to come. */
export const OPEN_ORDERS = '?state=ORDERED,PARTIAL'
/** The field of an order that names the item. */
export const itemKey = ({ kind }: Pick<Shortage, 'kind'>) => (kind === 'PARTS' ? 'partId' : 'accessoryId')
