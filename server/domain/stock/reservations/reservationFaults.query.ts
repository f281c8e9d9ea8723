import { and, eq, inArray, isNull, notExists, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { IntegrityCheck, Read, ResourceDef } from '../../../kernel/index.ts'
import { WORK_KINDS } from '../../ledger/index.ts'
import { sparePart } from '../sparePart.resource.ts'
import { sparePartLog } from '../sparePartLog.ts'
import { partReservation } from './partReservation.resource.ts'

const MOST = 20

/** Parts of which another quantity is reserved than their reservations add up to. */
async function unequalParts(read: Read): Promise<string[]> {
  const [p, r] = [read.table(sparePart), read.table(partReservation)]
  const sums = sql`(select coalesce(sum(${r.quantity}), 0) from ${r} where ${r.partId} = ${p.id})`
  const found = await read.db.select({ id: p.id, reserved: p.reserved }).from(p).where(sql`${p.reserved} <> ${sums}`).limit(MOST)
  return found.map(({ id, reserved }) => `spare part ${id} says ${reserved} reserved, its reservations add up to something else`)
}

/** Reservations that say something else of what was taken than the ledger, or keep another quantity than what is left of the need. */
async function unequalReservations(read: Read): Promise<string[]> {
  const [r, log] = [read.table(partReservation), read.table(sparePartLog)]
  // A repair goes first where an entry says both.
  const isItsWork = or(
    eq(log.repairLogId, r.repairLogId),
    and(isNull(r.repairLogId), isNull(log.repairLogId), eq(log.maintenanceOrderId, r.maintenanceOrderId)),
  )
  const entries = and(eq(log.partId, r.partId), isItsWork, inArray(log.storeType, WORK_KINDS), eq(log.state, 'POSTED'))
  const taken = sql`(select coalesce(sum(-${log.quantityChanged}), 0) from ${log} where ${entries})`
  const left = sql`case when ${r.taken} <= 0 then ${r.needed} when ${r.taken} >= ${r.needed} then 0 else ${r.needed} - ${r.taken} end`
  const found = await read.db
    .select({ id: r.id, taken: r.taken, quantity: r.quantity })
    .from(r)
    .where(sql`${r.taken} <> ${taken} or ${r.quantity} <> ${left}`)
    .limit(MOST)
  return found.map((row) => `reservation ${row.id} keeps ${row.quantity} and says ${row.taken} taken, the ledger says otherwise`)
}

export const reservedQuantities: IntegrityCheck = {
  name: 'reserved quantities',
  faults: async (read) => [...(await unequalParts(read)), ...(await unequalReservations(read))],
}

interface Needing {
  /** The field of a reservation that names the work. */
  readonly key: 'repairLogId' | 'maintenanceOrderId'
  /** What the work needs, and the field that names the work there. */
  readonly lines: ResourceDef
  readonly by: string
  readonly work: ResourceDef
  /** States in which work takes parts. */
  readonly open: readonly string[]
}

/** Reservations are there for what open work needs, for so much, and for nothing else. */
export const neededQuantities = ({ key, lines, by, work, open }: Needing): IntegrityCheck => ({
  name: `reservations of ${work.plural}`,
  async faults(read) {
    const [r, l, w] = [read.table(partReservation), read.table(lines), read.table(work)] as unknown as [
      ReturnType<typeof read.table<typeof partReservation>>,
      Readonly<Record<string, PgColumn>>,
      Readonly<Record<string, PgColumn>>,
    ]
    const at = (t: Readonly<Record<string, PgColumn>>, name: string) => t[name] as PgColumn
    const [owner, isOpen] = [at(l, by), inArray(at(w, 'status'), [...open])]
    const reservation = read.db
      .select({ id: r.id })
      .from(r)
      .where(and(eq(r[key], owner), eq(r.partId, at(l, 'partId')), eq(r.needed, at(l, 'quantity'))))
    const lacking = await read.db
      .select({ id: at(l, 'id') })
      .from(read.table(lines))
      .innerJoin(read.table(work), eq(at(w, 'id'), owner))
      .where(and(isOpen, notExists(reservation)))
      .limit(MOST)
    const need = read.db
      .select({ id: at(l, 'id') })
      .from(read.table(lines))
      .innerJoin(read.table(work), eq(at(w, 'id'), owner))
      .where(and(isOpen, eq(owner, r[key]), eq(at(l, 'partId'), r.partId)))
    const needless = await read.db
      .select({ id: r.id })
      .from(r)
      .where(and(sql`${r[key]} is not null`, notExists(need)))
      .limit(MOST)
    return [
      ...lacking.map(({ id }) => `${lines.name} ${id} is open and not reserved`),
      ...needless.map(({ id }) => `reservation ${id} is for nothing that open ${work.plural} need`),
    ]
  },
})
