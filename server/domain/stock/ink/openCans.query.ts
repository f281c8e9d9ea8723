import { and, asc, eq, gt, inArray, lte, sql, sum } from 'drizzle-orm'
import {
  type AnswerOf,
  addDays,
  batchComputed,
  businessDay,
  date,
  decimal,
  defineReadModel,
  express,
  flag,
  type IntegrityCheck,
  instant,
  link,
  listOf,
  objectOf,
  type Read,
  type RowOf,
  shape,
  text,
  todayOf,
} from '../../../kernel/index.ts'
import { quantityOf } from '../../ledger/index.ts'
import { equipment, shift, shiftChange, shiftOn, shiftPast, shiftsByDay, staff } from '../../masterdata/index.ts'
import { ink } from './ink.resource.ts'
import { inkCan } from './inkCan.resource.ts'
import { inkStock } from './inkStock.resource.ts'

/** No shift of a week: then nothing was handed over either. */
const DAYS_BACK = 8

/** The shift that ended last, by the times that held on its day; none where no shifts are worked. */
export async function lastShiftEnd(read: Read): Promise<{ shiftName: string; endedAt: Date } | null> {
  const today = todayOf(read)
  const worked = await shiftsByDay(read.withoutDataScope)
  const days = Array.from({ length: DAYS_BACK }, (_, back) => addDays(today, -back))
  const ends = days.flatMap((day) =>
    worked(day).map((one) => ({ shiftName: one.name, endedAt: shiftOn(one, day, read.offsetMinutes).until })),
  )
  return ends.filter(({ endedAt }) => endedAt <= read.now).toSorted((a, b) => b.endedAt.getTime() - a.endedAt.getTime())[0] ?? null
}

/** When the shift ends that is on at a moment, or that comes next; nothing where no shifts are worked. */
export async function shiftEndAfter(read: Read, at: Date): Promise<Date | null> {
  const yesterday = addDays(businessDay(at, read.offsetMinutes), -1)
  const worked = await shiftsByDay(read)
  const days = Array.from({ length: DAYS_BACK }, (_, ahead) => addDays(yesterday, ahead))
  const ends = days.flatMap((day) => worked(day).map((one) => shiftOn(one, day, read.offsetMinutes).until.getTime()))
  const next = Math.min(...ends.filter((end) => end > at.getTime()))
  return Number.isFinite(next) ? new Date(next) : null
}

type Leaving = Pick<RowOf<typeof inkCan>, 'state' | 'shiftEndsAt'>
const isLeft = ({ state, shiftEndsAt }: Leaving, now: Date) => state === 'OPEN' && shiftEndsAt !== null && shiftEndsAt <= now
/** Cans that stand at a machine although the shift is over in which they were taken there. */
export const isLeftOpen = batchComputed(inkCan, 'isLeftOpen', async (read, ids) => {
  const cans = await read.of(inkCan).many(ids)
  return new Map(cans.flatMap((can) => (can ? [[can.id, isLeft(can, read.now)] as const] : [])))
})
/** The same in the words of the base, for filters. */
export const isLeftOpenWhere = express(inkCan, 'isLeftOpen', ({ now }, t) => and(eq(t.state, 'OPEN'), lte(t.shiftEndsAt, now)) as never)
export const expiringDate = batchComputed(inkCan, 'expiringDate', async (read, ids) => {
  const [c, t] = [read.table(inkCan), read.table(inkStock)]
  const rows = await read.db
    .select({ id: c.id, day: t.expiringDate })
    .from(c)
    .innerJoin(t, eq(t.id, c.inkStockId))
    .where(inArray(c.id, [...ids]))
  return new Map(rows.map(({ id, day }) => [id, day]))
})

/** Kilograms of a batch at a location that stand at machines in opened cans. */
export const atMachinesKg = batchComputed(inkStock, 'atMachines', async (read, ids) => {
  const c = read.table(inkCan)
  const rows = await read.db
    .select({ id: c.inkStockId, kg: sum(c.contentKg) })
    .from(c)
    .where(and(inArray(c.inkStockId, [...ids]), eq(c.state, 'OPEN')))
    .groupBy(c.inkStockId)
  return new Map(rows.map(({ id, kg }) => [id, quantityOf(kg)]))
})

/** What lies there, in the words of the base; rows that have been emptied stay as history. */
export const hasStock = express(inkStock, 'hasStock', (_, t) => gt(t.quantity, 0))

const openCan = shape('OpenInkCan', 'A can of ink that stands at a machine.', {
  inkCanId: link('inkCan', { description: 'The can.' }),
  canNo: text({ description: 'Its number.' }),
  inkName: text({ description: 'Name of the ink.' }),
  batchNo: text({ description: 'Its batch.' }),
  expiringDate: date({ description: 'The last day on which it may be used.' }),
  contentKg: decimal({ scale: 3, description: 'What was in it when it was taken there, in kg.' }),
  equipmentId: link('equipment', { nullable: true, description: 'The machine.' }),
  equipmentName: text({ nullable: true, description: 'Its name.' }),
  decorCode: text({ nullable: true, description: 'The decor that it was taken for.' }),
  openedAt: instant({ nullable: true, description: 'When it was taken there.' }),
  staffName: text({ nullable: true, description: 'Who took it there.' }),
  isLeftOpen: flag({ description: 'Whether the shift is over in which it was taken there.' }),
})
const openCans = shape('OpenInkCans', 'The cans of ink that stand at machines, longest first.', {
  shiftName: text({ nullable: true, description: 'The shift that ended last.' }),
  endedAt: instant({ nullable: true, description: 'When it ended.' }),
  cans: listOf(openCan, { description: 'The cans.' }),
})
/** As many cans as a hand-over can show. */
const MOST = 500

export const openInkCansModel = defineReadModel('openInkCans', {
  description: 'The cans of ink that stand at machines now, and which of them a shift has left there: what is handed over at its end.',
  permission: [`${inkCan.permission}:list`],
  result: objectOf(openCans),
  stale: [inkCan, inkStock, ink, equipment, staff, shift, shiftChange, shiftPast],
  about: inkCan,
  async read({ read }): Promise<AnswerOf<typeof openCans>> {
    const [c, t, i, e, s] = [read.table(inkCan), read.table(inkStock), read.table(ink), read.table(equipment), read.table(staff)]
    const last = await lastShiftEnd(read)
    const rows = await read.db
      .select({
        inkCanId: c.id,
        canNo: c.canNo,
        inkName: i.name,
        batchNo: t.batchNo,
        expiringDate: t.expiringDate,
        contentKg: c.contentKg,
        equipmentId: c.equipmentId,
        equipmentName: e.name,
        decorCode: c.decorCode,
        openedAt: c.openedAt,
        shiftEndsAt: c.shiftEndsAt,
        staffName: s.name,
      })
      .from(c)
      .innerJoin(t, eq(t.id, c.inkStockId))
      .innerJoin(i, eq(i.id, c.inkId))
      .leftJoin(e, eq(e.id, c.equipmentId))
      .leftJoin(s, eq(s.id, c.openedById))
      .where(eq(c.state, 'OPEN'))
      .orderBy(asc(c.openedAt), asc(c.id))
      .limit(MOST)
    const cans = rows.map(({ shiftEndsAt, ...row }) => ({ ...row, isLeftOpen: isLeft({ state: 'OPEN', shiftEndsAt }, read.now) }))
    return { shiftName: last?.shiftName ?? null, endedAt: last?.endedAt ?? null, cans }
  },
})

const LISTED = 20
/** Batches at locations whose cans say more than the ledger, and cans that hold what they cannot. */
export const cansInBooks: IntegrityCheck = {
  name: 'cans of ink',
  async faults(read) {
    const [c, t] = [read.table(inkCan), read.table(inkStock)]
    const contentInCans = sql`(select coalesce(sum(${c.contentKg}), 0) from ${c} where ${c.inkStockId} = ${t.id})`
    const places = await read.db.select({ id: t.id }).from(t).where(sql`${contentInCans} > ${t.quantity}`).limit(LISTED)
    const isOver = sql`case when ${c.state} in ('EMPTY', 'VOID') then 1 else 0 end`
    const cans = await read.db
      .select({ canNo: c.canNo })
      .from(c)
      .where(sql`${c.contentKg} > ${c.fullKg} or (${c.contentKg} = 0) <> (${isOver} = 1)`)
      .limit(LISTED)
    return [
      ...places.map(({ id }) => `the cans of ink stock ${id} hold more than lies there`),
      ...cans.map(({ canNo }) => `can ${canNo} does not hold what its state says`),
    ]
  },
}
