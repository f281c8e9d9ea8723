import { and, asc, eq, gt } from 'drizzle-orm'
import type { Read } from '../../kernel/index.ts'
import { equipmentPast } from './equipment.resource.ts'

/** What held of a machine until a moment. */
export interface EquipmentPast {
  readonly until: number
  readonly workshopId: number
  readonly isInService: boolean
}
/** Neither paused nor disabled: it is scheduled to run. */
export const isInService = ({ status, isPaused }: { readonly status: string; readonly isPaused: boolean }) =>
  status === 'ENABLED' && !isPaused

/** What machines of the plant were since a moment, before they became what they are now, oldest first. */
export async function pastsSince(read: Read, from: number, equipmentId?: number): Promise<Map<number, EquipmentPast[]>> {
  const t = read.table(equipmentPast)
  const rows = await read.db
    .select({ equipmentId: t.equipmentId, untilAt: t.untilAt, workshopId: t.workshopId, isInService: t.isInService })
    .from(t)
    .where(and(gt(t.untilAt, new Date(from)), equipmentId === undefined ? undefined : eq(t.equipmentId, equipmentId)))
    .orderBy(asc(t.untilAt), asc(t.id))
  const pasts = new Map<number, EquipmentPast[]>()
  for (const { equipmentId: id, untilAt, ...past } of rows) pasts.set(id, [...(pasts.get(id) ?? []), { until: untilAt.getTime(), ...past }])
  return pasts
}

/** The workshop in which a machine stood at a moment. */
export async function workshopAt(read: Read, machine: { readonly id: number; readonly workshopId: number }, at: Date): Promise<number> {
  const [past] = (await pastsSince(read, at.getTime(), machine.id)).get(machine.id) ?? []
  return past?.workshopId ?? machine.workshopId
}
