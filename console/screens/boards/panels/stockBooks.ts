import type { ResourceName } from '../../../kit/gen/resources.ts'
import { writeRange } from '../../../resource/address.ts'
import type { Place } from '../drill.ts'
import type { DayRange } from '../range.ts'
import type { BoardStockQuery } from './gen/stockFigures.ts'

export type StockFigures = BoardStockQuery['figures']

export const BOOKS = ['PARTS', 'MATERIALS', 'INK'] as const
export type StockBook = (typeof BOOKS)[number]

interface Fields {
  readonly item: ResourceName
  readonly log: ResourceName
  /** Fields of an entry: the item, where it went, who took it. */
  readonly key: string
  readonly place: string
  readonly person: string
  /** What lies at a location. */
  readonly lying: ResourceName
}
export const booksOf: Readonly<Record<StockBook, Fields>> = {
  PARTS: { item: 'sparePart', log: 'sparePartLog', key: 'partId', place: 'equipmentId', person: 'repairerId', lying: 'sparePart' },
  MATERIALS: { item: 'accessory', log: 'accessoryLog', key: 'accessoryId', place: 'workshopId', person: 'staffId', lying: 'accessory' },
  INK: { item: 'ink', log: 'inkLog', key: 'inkId', place: 'equipmentId', person: 'staffId', lying: 'inkStock' },
}

/** Entries that figures of use are made of. */
const USE = { storeType: 'OUT,SCRAP,RETURN', state: 'POSTED' }
export const takenPlace = (book: StockBook, { from, to }: DayRange, more: Readonly<Record<string, string>> = {}): Place => ({
  of: booksOf[book].log,
  filters: { ...more, ...USE, bookedAt: writeRange(from, to) },
})
/** All entries of some days, or of an item. */
export const entriesPlace = (book: StockBook, filters: Readonly<Record<string, string>>): Place => ({ of: booksOf[book].log, filters })
export const lyingPlace = (book: StockBook, locationId: string): Place => ({ of: booksOf[book].lying, filters: { locationId } })

interface Named {
  readonly code: string
  readonly name: string
}
/** The name of an item, with its code where another one is called the same. */
export const distinctName = ({ code, name }: Named, all: readonly Named[]): string =>
  all.some((other) => other.name === name && other.code !== code) ? `${name} ${code}` : name
