import { and, asc, eq, gt, gte, inArray, lte, type SQL, sql, sum } from 'drizzle-orm'
import {
  type AnswerOf,
  businessDay,
  date,
  daysBetween,
  decimal,
  defineReadModel,
  exercises,
  flag,
  int,
  invalidField,
  link,
  listOf,
  objectOf,
  type Read,
  shape,
  text,
  todayOf,
} from '../../../kernel/index.ts'
import { type LockedRecord, quantityOf, toQuantity } from '../../ledger/index.ts'
import { ink } from './ink.resource.ts'
import { inkCan } from './inkCan.resource.ts'
import { contentOf, portionsOf } from './inkCanBooks.ts'
import { inkStock } from './inkStock.resource.ts'

const LEAST = 0.001
const MOST_DAYS = 100_000
const MAX = 1_000_000

/** What of places' ink stands at machines, in the base's own thousandths. */
function away(read: Read, place: { id: SQL | unknown }): SQL {
  const c = read.table(inkCan)
  const open = read.db
    .select({ kg: sum(c.contentKg) })
    .from(c)
    .where(and(sql`${c.inkStockId} = ${place.id}`, eq(c.state, 'OPEN')))
  return sql`coalesce(${open}, 0)`
}

/** Places of an ink that may be taken from today, those that expire first before the others, with what can be taken there. */
async function placesByExpiry(read: Read, inkId: number, max: number) {
  const t = read.table(inkStock)
  const c = read.table(inkCan)
  const today = todayOf(read)
  const rows = await read.db
    .select({ inkStockId: t.id, batchNo: t.batchNo, locationId: t.locationId, expiringDate: t.expiringDate, quantity: t.quantity })
    .from(t)
    .where(and(eq(t.inkId, inkId), eq(t.state, 'OPEN'), gt(t.quantity, away(read, t)), gte(t.expiringDate, today)))
    .orderBy(asc(t.expiringDate), asc(t.id))
    .limit(max)
  const ids = rows.map((row) => row.inkStockId)
  const out = ids.length
    ? await read.db
        .select({ id: c.inkStockId, kg: sum(c.contentKg) })
        .from(c)
        .where(and(inArray(c.inkStockId, ids), eq(c.state, 'OPEN')))
        .groupBy(c.inkStockId)
    : []
  const atMachines = new Map(out.map(({ id, kg }) => [id, quantityOf(kg)]))
  return rows.map((row) => ({ ...row, quantity: toQuantity(row.quantity - (atMachines.get(row.inkStockId) ?? 0)) }))
}

/**
 * Refuses to take from a place in quarantine, from one that has expired unless the actor may and says why, and from one whose turn has not
 * come unless a reason is given. Places that expire on the same day are as good as each other.
 */
export async function refuseOutOfExpiryOrder(read: Read, place: LockedRecord, x: { permission: string; reason: unknown }) {
  const { state, expiringDate, inkId, batchNo } = place as unknown as {
    [K in 'state' | 'expiringDate' | 'batchNo']: string
  } & { inkId: number }
  const hasReason = typeof x.reason === 'string' && x.reason.trim() !== ''
  if (state === 'QUARANTINED') throw invalidField('inkStockId', 'quarantined', { batch: batchNo })
  if (expiringDate < todayOf(read)) {
    if (!exercises(read.actor, `${x.permission}:expired`))
      throw invalidField('inkStockId', 'expired', { batch: batchNo, day: expiringDate })
    if (!hasReason) throw invalidField('overrideReason', 'expiredNeedsReason', { batch: batchNo, day: expiringDate })
    return
  }
  const [first] = await placesByExpiry(read.withoutDataScope, inkId, 1)
  if (first && first.expiringDate < expiringDate && !hasReason)
    throw invalidField('overrideReason', 'notFirst', { batch: first.batchNo, day: first.expiringDate })
}

/** Refuses to open a full can while one of the same ink that has been opened stands on a shelf and expires no later. */
export async function refuseUnopened(read: Read, place: { inkId: number; expiringDate: string }): Promise<void> {
  const whole = read.withoutDataScope
  const [t, c] = [whole.table(inkStock), whole.table(inkCan)]
  const today = businessDay(whole.now, whole.offsetMinutes)
  const [opened] = await whole.db
    .select({ canNo: c.canNo, kg: c.contentKg })
    .from(c)
    .innerJoin(t, eq(t.id, c.inkStockId))
    .where(
      and(
        eq(c.inkId, place.inkId),
        eq(c.state, 'PARTIAL'),
        eq(t.state, 'OPEN'),
        gte(t.expiringDate, today),
        lte(t.expiringDate, place.expiringDate),
      ),
    )
    .orderBy(asc(t.expiringDate), asc(c.canNo))
    .limit(1)
  if (opened) throw invalidField('overrideReason', 'openedFirst', { can: opened.canNo, kg: opened.kg })
}

const canShare = shape('InkCanShare', 'How much to take out of a can.', {
  inkCanId: link('inkCan', { description: 'The can.' }),
  canNo: text({ description: 'Its number.' }),
  isOpened: flag({ description: 'Whether it has been opened before.' }),
  contentKg: decimal({ scale: 3, description: 'What is in it, in kg.' }),
  quantity: decimal({ scale: 3, description: 'What to take out of it, in kg.' }),
})
const share = shape('InkShare', 'How much to take of an ink from one place.', {
  inkStockId: link('inkStock', { description: 'The place: a batch at a location.' }),
  batchNo: text({ description: 'Number of the batch.' }),
  locationId: link('storageLocation', { description: 'Where it lies.' }),
  expiringDate: date({ description: 'The last day on which it may be used.' }),
  there: decimal({ scale: 3, description: 'What lies there, in kg.' }),
  quantity: decimal({ scale: 3, description: 'What to take from there, in kg.' }),
  daysLeft: int({ min: -MOST_DAYS, description: 'How many days it may still be used, after today.' }),
  cans: listOf(canShare, {
    description: 'The cans with labels that this comes out of, opened ones first; the rest is ink in cans without labels.',
  }),
})
const proposal = shape('InkProposal', 'Where to take an ink from: first what expires first.', {
  shares: listOf(share, { description: 'Places in the order in which to take from them.' }),
  missing: decimal({ scale: 3, description: 'What is wanted and not there to be taken, in kg.' }),
  places: int({ description: 'How many places that is.' }),
})

/** Places that the quantity is spread over at most. */
const MOST = 200

/** Where to take so much of an ink from: what expires first, nothing that has expired, waits in quarantine or stands at a machine. */
export async function proposeInk(read: Read, { inkId, quantity }: { inkId: number; quantity: number }): Promise<AnswerOf<typeof proposal>> {
  await read.of(ink).get(inkId)
  const shares: AnswerOf<typeof share>[] = []
  const today = todayOf(read)
  let left = quantity
  for (const { quantity: there, ...place } of await placesByExpiry(read.withoutDataScope, inkId, MOST)) {
    if (left <= 0) break
    const taken = Math.min(left, there)
    const cans = await read.withoutDataScope.of(inkCan).find({ inkStockId: place.inkStockId, state: ['FULL', 'PARTIAL'] })
    const loose = toQuantity(there - contentOf(cans))
    const portions = portionsOf(cans, toQuantity(taken - loose))
    shares.push({
      ...place,
      there,
      quantity: taken,
      daysLeft: daysBetween(today, place.expiringDate),
      cans: portions.map(({ can: { id, canNo, state, contentKg }, kg }) => ({
        inkCanId: id,
        canNo,
        isOpened: state === 'PARTIAL',
        contentKg,
        quantity: kg,
      })),
    })
    left = toQuantity(left - taken)
  }
  return { shares, missing: left, places: shares.length }
}

export const proposeInkModel = defineReadModel('proposeInk', {
  description: 'Where to take so much of an ink from, first what expires first.',
  permission: ['stock:inkStock:list'],
  args: {
    inkId: link('ink', { required: true, description: 'The ink.' }),
    quantity: decimal({ scale: 3, required: true, min: LEAST, max: MAX, description: 'How much is wanted, in kg.' }),
  },
  result: objectOf(proposal),
  stale: [ink, inkStock, inkCan],
  about: inkStock,
  read: ({ read }, args) => proposeInk(read, args),
})
