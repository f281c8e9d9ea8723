import { and, eq, gte, notInArray, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import {
  type AnswerOf,
  addDays,
  date,
  dayStart,
  decimal,
  defineReadModel,
  int,
  link,
  listOf,
  objectOf,
  type Read,
  shape,
  todayOf,
} from '../../kernel/index.ts'
import { type Ledger, NEUTRAL_KINDS } from '../ledger/index.ts'

const QUANTITY = 1000
const MONEY = 100
const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

const point = shape('StockCurvePoint', 'A business day on which an item moved, and the first and last day asked for.', {
  day: date({ description: 'The day.' }),
  balance: decimal({ scale: 3, description: 'What there was at its end.' }),
  value: decimal({ unit: 'money', description: 'What that had cost.' }),
  received: decimal({
    scale: 3,
    description: 'What came in on it: receipts, returns, and what counts added; what was reversed counts nothing.',
  }),
  taken: decimal({
    scale: 3,
    description: 'What went out on it: issues, scrap, and what counts took away; what was reversed counts nothing.',
  }),
})
const curve = shape('StockCurve', 'How much of an item there was, day by day.', {
  from: date({ description: 'First day.' }),
  to: date({ description: 'Last day: today.' }),
  points: listOf(point, { description: 'The days that say something, oldest first: between two of them nothing moved.' }),
  received: decimal({ scale: 3, description: 'All that came in.' }),
  taken: decimal({ scale: 3, description: 'All that went out.' }),
})
export type StockCurve = AnswerOf<typeof curve>
interface DaySum {
  readonly day: string
  readonly change: number
  readonly amount: number
  readonly received: number
  readonly taken: number
}

/** What moved on each day, in the base's own units (thousandths, fen). */
async function movedByDay(read: Read, { log, key }: Ledger, { id, since }: { id: number; since: Date }): Promise<DaySum[]> {
  const t = read.table(log) as unknown as Record<string, PgColumn>
  const [about, change, amount, booked] = [key, 'quantityChanged', 'amount', 'bookedAt'].map((name) => t[name] as PgColumn)
  const days = sql<number>`floor((${booked} + ${sql.raw(String(read.offsetMinutes * MINUTE_MS))}) / ${sql.raw(String(DAY_MS))})`
  // A move leaves what there is as it was, and what was reversed counts with its mirror as if it had never been.
  const counts = and(eq(t.state as PgColumn, 'POSTED'), notInArray(t.storeType as PgColumn, NEUTRAL_KINDS))
  const rows = await read.db
    .select({
      days,
      change: sql<number>`sum(${change})`,
      amount: sql<number>`sum(${amount})`,
      received: sql<number>`sum(case when ${change} > 0 and ${counts} then ${change} else 0 end)`,
      taken: sql<number>`sum(case when ${change} < 0 and ${counts} then -${change} else 0 end)`,
    })
    .from(read.table(log))
    .where(and(eq(about as PgColumn, id), gte(booked as PgColumn, since)))
    .groupBy(days)
    .orderBy(days)
  return rows.map((row) => ({
    day: new Date(Number(row.days) * DAY_MS).toISOString().slice(0, 10),
    change: Number(row.change),
    amount: Number(row.amount),
    received: Number(row.received),
    taken: Number(row.taken),
  }))
}

/** Counts back from what there is now: the days asked for are read, not the years before them. */
export async function stockCurve(read: Read, ledger: Ledger, { id, days }: { id: number; days: number }): Promise<StockCurve> {
  const item = (await read.of(ledger.item).get(id)) as unknown as { quantity: number; value: number }
  const to = todayOf(read)
  const from = addDays(to, 1 - days)
  const moved = await movedByDay(read, ledger, { id, since: dayStart(from, read.offsetMinutes) })
  let [balance, value] = [Math.round(item.quantity * QUANTITY), Math.round(item.value * MONEY)]
  const points = moved.toReversed().map((one) => {
    const at = { day: one.day, balance: balance / QUANTITY, value: value / MONEY }
    balance -= one.change
    value -= one.amount
    return { ...at, received: one.received / QUANTITY, taken: one.taken / QUANTITY }
  })
  points.reverse()
  const still = { received: 0, taken: 0 }
  const first = points[0]?.day === from ? [] : [{ day: from, balance: balance / QUANTITY, value: value / MONEY, ...still }]
  const last = points.at(-1)?.day === to ? [] : [{ day: to, balance: item.quantity, value: item.value, ...still }]
  const sum = (pick: (one: DaySum) => number) => moved.reduce((all, one) => all + pick(one), 0) / QUANTITY
  const [received, taken] = [sum((one) => one.received), sum((one) => one.taken)]
  return { from, to, points: [...first, ...points, ...(days > 1 || points.length === 0 ? last : [])], received, taken }
}

/** The curve of a ledger's items as a read model: whoever may read the item may see it. */
export const curveOf = (ledger: Ledger, description: string) =>
  defineReadModel(`${ledger.item.name}Curve`, {
    description,
    permission: [`${ledger.item.permission}:list`, `${ledger.item.permission}:query`],
    args: {
      id: link(ledger.item.name, { required: true, description: 'The item.' }),
      days: int({ default: 365, min: 1, max: 1100, description: 'How many business days, today included.' }),
    },
    result: objectOf(curve),
    stale: [ledger.item, ledger.log],
    read: ({ read }, query) => stockCurve(read, ledger, query),
  })
