import { and, count, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { batchComputed, express, type Read, type RowOf } from '../../../kernel/index.ts'
import { movedSinceCounts, toQuantity } from '../../ledger/index.ts'
import { countedLedgers } from './countedKinds.ts'
import { countedOf, stocktake, stocktakeLine } from './stocktake.resource.ts'

type Line = RowOf<typeof stocktakeLine>

/** How many lines have been counted. */
export const countedLines = batchComputed(stocktake, 'countedLines', async (read: Read, ids) => {
  const t = read.table(stocktakeLine)
  const rows = await read.db
    .select({ id: t.stocktakeId, lines: count() })
    .from(t)
    .where(and(inArray(t.stocktakeId, [...ids]), eq(t.state, 'COUNTED')))
    .groupBy(t.stocktakeId)
  const found = new Map(rows.map(({ id, lines }) => [id, lines]))
  return new Map(ids.map((id) => [id, found.get(id) ?? 0]))
})

/** What the books say is kept from everybody as long as a blind one is being counted, on every wire. */
export const isHidden = ({ isBlind, state }: { isBlind: boolean; state: string }) => isBlind && state === 'COUNTING'

async function shownLines(read: Read, ids: readonly number[]) {
  const lines = (await read.of(stocktakeLine).many(ids)).filter((line) => line !== null)
  const takes = await read.of(stocktake).many([...new Set(lines.map((line) => line.stocktakeId))])
  const known = new Map(takes.flatMap((one) => (one ? [[one.id, one] as const] : [])))
  return lines.flatMap((line) => {
    const about = known.get(line.stocktakeId)
    return about && !isHidden(about) ? [{ line, about }] : []
  })
}
const ofLine = <T>(field: 'expected' | 'difference' | 'differenceValue', from: (line: Line) => T | null) =>
  batchComputed(
    stocktakeLine,
    field,
    async (read: Read, ids) => new Map((await shownLines(read, ids)).map(({ line }) => [line.id, from(line)])),
  )
const differenceOf = ({ counted, booked }: Line) => (counted === null || booked === null ? null : toQuantity(counted - booked))

const movedSinceCount = batchComputed(stocktakeLine, 'movedSinceCount', async (read: Read, ids) => {
  const out = new Map<number, number | null>()
  const shown = await shownLines(read, ids)
  for (const { line, about } of shown) if (about.state === 'POSTED') out.set(line.id, line.moved)
  for (const [kind, ledger] of Object.entries(countedLedgers)) {
    const open = shown.filter(({ line, about }) => about.kind === kind && about.state !== 'POSTED' && line.countedAt !== null)
    const counts = open.map(({ line }) => ({ id: countedOf(line), countedAt: line.countedAt as Date }))
    // Cancelled ones are history: what moved after them concerns nobody.
    const moved = counts.length ? await movedSinceCounts(read, ledger, counts) : new Map<number, number>()
    for (const { line, about } of open) if (about.state !== 'CANCELLED') out.set(line.id, moved.get(countedOf(line)) ?? null)
  }
  return out
})

/** Of what is not known, or not told, it says no: so does the filter. */
const isDifferent = batchComputed(stocktakeLine, 'isDifferent', async (read: Read, ids) => {
  const differences = new Map((await shownLines(read, ids)).map(({ line }) => [line.id, (differenceOf(line) ?? 0) !== 0]))
  return new Map(ids.map((id) => [id, differences.get(id) ?? false]))
})

export const lineFacts = [
  countedLines,
  ofLine('expected', (line) => line.frozen),
  ofLine('difference', differenceOf),
  ofLine('differenceValue', (line) => (line.counted === null ? null : line.worth)),
  isDifferent,
  movedSinceCount,
]

/** A filter would tell what the column keeps to itself. */
export const differentWhere = express(stocktakeLine, 'isDifferent', ({ table }, t) => {
  const s = table(stocktake)
  const isBlind = sql`select 1 from ${s} where ${s.id} = ${t.stocktakeId} and ${eq(s.isBlind, true)} and ${eq(s.state, 'COUNTING')}`
  return and(isNotNull(t.counted), sql`${t.counted} <> ${t.booked}`, sql`not exists (${isBlind})`) as never
})
