import { and, between, eq, inArray } from 'drizzle-orm'
import type { Read } from '../../kernel/index.ts'
import { equipment } from '../masterdata/index.ts'
import { productionSchedule } from '../shifts/index.ts'

/** The shifts in which a machine was scheduled, by the day on which they began. */
export type OwnShifts = ReadonlyMap<string, readonly number[]>

/**
 * Machines that the schedule names, each with its own shifts of some days, both ends included. An entry that stands without people counts:
 * somebody's leave has opened it, and the machine was to run all the same.
 */
export async function ownShifts(read: Read, { from, to }: { from: string; to: string }): Promise<ReadonlyMap<number, OwnShifts>> {
  const [t, e] = [read.table(productionSchedule), read.table(equipment)]
  // Most entries name no machine: by the machines of the plant, one piece of the index for each, none of those is read.
  const machines = read.db.select({ id: e.id }).from(e).where(eq(e.plantId, read.actor.plantId))
  const rows = await read.db
    .selectDistinct({ equipmentId: t.equipmentId, date: t.date, shiftId: t.shiftId })
    .from(t)
    .where(and(eq(t.plantId, read.actor.plantId), inArray(t.equipmentId, machines), between(t.date, from, to)))
  const found = new Map<number, Map<string, number[]>>()
  for (const { equipmentId, date, shiftId } of rows) {
    if (equipmentId === null) continue
    const own = found.get(equipmentId) ?? new Map<string, number[]>()
    found.set(equipmentId, own.set(date, [...(own.get(date) ?? []), shiftId]))
  }
  return found
}
