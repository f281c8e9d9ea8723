import { and, asc, count, eq, gt, inArray, min, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import {
  type AnswerOf,
  decimal,
  defineReadModel,
  flag,
  int,
  link,
  listOf,
  objectOf,
  type Read,
  type RowOf,
  shape,
  text,
  withBelow,
} from '../../../kernel/index.ts'
import { countedIn, movedSinceCounts } from '../../ledger/index.ts'
import { storageLocation } from '../storageLocation.resource.ts'
import { countedLedgers } from './countedKinds.ts'
import { thingsOf } from './countedThings.ts'
import { countedOf, stocktake, stocktakeLine } from './stocktake.resource.ts'
import { isHidden } from './stocktakeFacts.query.ts'

const ledgers = Object.values(countedLedgers)

/** Lines of one place that a phone is given at once. */
const LINES_SHOWN = 500

const place = shape('StocktakePlace', 'How far a location has been counted.', {
  location: objectOf(storageLocation, { nullable: true, description: 'The location; empty for what lies nowhere.' }),
  total: int({ description: 'How many lines lie there.' }),
  counted: int({ description: 'How many of them have been counted.' }),
})
const unlisted = shape('StocktakeUnlisted', 'What a stocktake counts and its list lacks.', {
  code: text({ required: true, description: 'The code by which it is added to the list.' }),
  name: text({ required: true, description: 'Its name.' }),
})
const route = shape('StocktakeWay', 'A stocktake as somebody walks past it with a phone.', {
  stocktake: objectOf(stocktake, { description: 'The stocktake.' }),
  places: listOf(place, { description: 'Its locations in the order of the way.' }),
  lines: listOf(stocktakeLine, { description: 'What is to be counted at the location asked for and below it, in the order of the way.' }),
  hasMore: flag({ required: true, description: 'Whether more of them come after the last one given.' }),
  unlisted: listOf(unlisted, { description: 'Of the item asked for, what is not on the list.' }),
})

async function placesOf(read: Read, stocktakeId: number) {
  const t = read.table(stocktakeLine)
  const counted = sql<number>`sum(case when ${t.state} = 'COUNTED' then 1 else 0 end)`
  const rows = await read.db
    .select({ locationId: t.locationId, total: count(), counted })
    .from(t)
    .where(eq(t.stocktakeId, stocktakeId))
    .groupBy(t.locationId)
    .orderBy(asc(min(t.id)))
  const locations = await read.of(storageLocation).many(rows.map((row) => row.locationId ?? 0))
  return rows.map((row, nth) => ({ location: locations[nth] ?? null, total: row.total, counted: Number(row.counted) }))
}

interface Wanted {
  readonly id: number
  readonly locationId?: number | null
  readonly itemId?: number | null
  readonly afterId?: number | null
}
/** Where neither location nor item is said, lines of all are given, some at a time. */
async function linesAt(read: Read, key: string, { id, locationId, itemId, afterId }: Wanted) {
  const t = read.table(stocktakeLine)
  const locationIds = locationId == null ? undefined : withBelow(await read.of(storageLocation).find({}), [locationId])
  const rows = await read.db
    .select({ id: t.id })
    .from(t)
    .where(
      and(
        eq(t.stocktakeId, id),
        itemId == null ? undefined : eq((t as unknown as Record<string, PgColumn>)[key] as PgColumn, itemId),
        locationIds ? inArray(t.locationId, [...locationIds]) : undefined,
        afterId == null ? undefined : gt(t.id, afterId),
      ),
    )
    .orderBy(asc(t.id))
    .limit(LINES_SHOWN + 1)
  const shown = rows.slice(0, LINES_SHOWN).map((row) => row.id)
  return { lines: (await read.of(stocktakeLine).many(shown)).filter((line) => line !== null), hasMore: rows.length > LINES_SHOWN }
}

/** Nothing says how much the books have of it: the list may be blind. */
async function unlistedOf(read: Read, about: RowOf<typeof stocktake>, itemId: number | null | undefined) {
  if (itemId == null || about.state !== 'COUNTING') return []
  const { key } = countedIn(countedLedgers[about.kind])
  const things = await thingsOf(read, about.kind, [itemId])
  const listed = (await read.of(stocktakeLine).find({ stocktakeId: about.id, [key]: things.map(({ stock }) => stock.id) } as never)).map(
    countedOf,
  )
  return things.filter(({ stock }) => !listed.includes(stock.id)).map(({ code, item }) => ({ code, name: item.name }))
}

export async function stocktakeRoute(read: Read, query: Wanted): Promise<AnswerOf<typeof route>> {
  const about = await read.of(stocktake).get(query.id)
  const [places, unlisted] = [await placesOf(read, query.id), await unlistedOf(read, about, query.itemId)]
  return { stocktake: about, places, unlisted, ...(await linesAt(read, countedLedgers[about.kind].key, query)) }
}
export const stocktakeRouteModel = defineReadModel('stocktakeWay', {
  description: 'What a stocktake has to count, location by location in the order in which people walk past.',
  permission: ['stock:stocktakeLine:list'],
  args: {
    id: link('stocktake', { required: true, description: 'The stocktake.' }),
    locationId: link('storageLocation', { description: 'The location whose lines are wanted, with those below it.' }),
    itemId: int({ description: 'The id of the part, material or ink whose lines are wanted.' }),
    afterId: int({ description: 'The id of the last line that was given before.' }),
  },
  result: objectOf(route),
  stale: [stocktake, stocktakeLine, storageLocation, ...new Set(ledgers.flatMap((ledger) => [ledger.item, countedIn(ledger).of]))],
  read: ({ read }, query) => stocktakeRoute(read, query),
})

const money = { unit: 'money', nullable: true } as const
const outcome = shape('StocktakeOutcome', 'What posting a stocktake would book. Empty while it keeps to itself what the books say.', {
  uncounted: int({ description: 'Lines that nobody has counted.' }),
  toRecount: int({ description: 'Lines that are to be counted again.' }),
  overLines: int({ nullable: true, description: 'Lines of which more was found than the books say.' }),
  overValue: decimal({ ...money, description: 'What that is worth.' }),
  shortLines: int({ nullable: true, description: 'Lines of which less was found.' }),
  shortValue: decimal({ ...money, min: -1e9, description: 'What that is worth, below zero.' }),
  movedLines: int({ nullable: true, description: 'Lines that have moved since they were counted.' }),
})
const sumOf = (amounts: readonly (number | null)[]) => amounts.reduce<number>((sum, one) => sum + Math.round((one ?? 0) * 100), 0) / 100

export async function stocktakeOutcome(read: Read, { id }: { id: number }): Promise<AnswerOf<typeof outcome>> {
  const about = await read.of(stocktake).get(id)
  const lines = await read.of(stocktakeLine).find({ stocktakeId: id })
  const counted = lines.filter((line) => line.state === 'COUNTED' && line.counted !== null)
  const open = {
    uncounted: lines.filter(({ state }) => state === 'OPEN').length,
    toRecount: lines.filter(({ state }) => state === 'RECOUNT').length,
  }
  if (isHidden(about)) return { ...open, overLines: null, overValue: null, shortLines: null, shortValue: null, movedLines: null }
  const differing = (sign: number) => counted.filter((line) => Math.sign((line.counted ?? 0) - (line.booked ?? 0)) === sign)
  const [over, short] = [differing(1), differing(-1)]
  const isOver = about.state === 'POSTED' || about.state === 'CANCELLED'
  const counts = counted.map((line) => ({ id: countedOf(line), countedAt: line.countedAt as Date }))
  const moved = isOver
    ? counted.filter((line) => line.moved !== null).length
    : (await movedSinceCounts(read, countedLedgers[about.kind], counts)).size
  return {
    ...open,
    overLines: over.length,
    overValue: sumOf(over.map(({ worth }) => worth)),
    shortLines: short.length,
    shortValue: sumOf(short.map(({ worth }) => worth)),
    movedLines: moved,
  }
}
export const stocktakeOutcomeModel = defineReadModel('stocktakeOutcome', {
  description: 'What posting a stocktake would book: what was found too much and too little, in lines and money.',
  permission: ['stock:stocktakeLine:list'],
  args: { id: link('stocktake', { required: true, description: 'The stocktake.' }) },
  result: objectOf(outcome),
  /** What moves after it was counted is told while the list is open. */
  stale: [stocktake, stocktakeLine, ...ledgers.map(({ log }) => log)],
  read: ({ read }, query) => stocktakeOutcome(read, query),
})
