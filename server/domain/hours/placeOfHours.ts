import {
  type CreateOf,
  extensionPoint,
  invalidField,
  newChoice,
  type Read,
  type Refusal,
  type Registry,
  type RowOf,
  type UnitOfWork,
} from '../../kernel/index.ts'
import { machineOfDuct } from '../duct/index.ts'
import type { repairTimeLog } from './repairTimeLog.resource.ts'

/** A machine that somebody named, or nobody did. */
export type Machine = number | null | undefined
export interface Place {
  readonly equipmentId?: Machine
  readonly unitId?: number | null | undefined
  readonly ductId?: number | null | undefined
}
export type WorkLink = 'repairId' | 'inspectionId' | 'maintenanceId'

/** A kind of record on which people book hours. */
export interface Work {
  /** The field of hours that names such a record. */
  readonly link: WorkLink
  /** Where its work is done; refused for a record that takes no hours, or that is of another machine or tank than the one said. */
  placeOf(uow: UnitOfWork, id: number, requested: Place): Promise<Place>
  /** Of which of some of them hours do not change any more, and why. */
  closed?(read: Read, ids: readonly number[]): Promise<ReadonlyMap<number, Refusal>>
}
/** What hours are booked on: the areas above say it, hours know none of them. */
export const works = extensionPoint<Work>('works')

/** The kind of record that a field of hours names. */
export function workOf(registry: Registry, link: WorkLink): Work {
  const found = registry.extensionsOf(works).find((one) => one.link === link)
  if (!found) throw new Error(`nobody says what hours on ${link} are`)
  return found
}

type Hours = RowOf<typeof repairTimeLog>
type HoursInput = Partial<CreateOf<typeof repairTimeLog>>
/** Hours are hours on one of them at most. */
const LINKS: readonly WorkLink[] = ['repairId', 'inspectionId', 'maintenanceId']

/** Hours on an ink tank are hours at the machine where it stands, on no unit of it. */
async function withDuct(uow: UnitOfWork, { equipmentId, unitId, ductId }: Place): Promise<Place> {
  if (ductId == null) return { equipmentId: equipmentId ?? null, unitId: unitId ?? null, ductId: null }
  if (unitId != null) throw invalidField('unitId', 'notForDucts')
  return { equipmentId: await machineOfDuct(uow, ductId, { requested: equipmentId }), unitId: null, ductId }
}

/** Where booked work was done: hours are given for a repair, an inspection, a maintenance order or none, and are hours on its machine. */
export async function placeOfHours(uow: UnitOfWork, registry: Registry, input: HoursInput): Promise<Place> {
  const { repairId, inspectionId, maintenanceId } = input
  if (inspectionId != null && (repairId != null || maintenanceId != null)) throw invalidField('inspectionId', 'oneWorkOnly')
  if (repairId != null && maintenanceId != null) throw invalidField('maintenanceId', 'repairOrMaintenance')
  const { equipmentId, unitId, ductId } = input
  const link = LINKS.find((one) => input[one] != null)
  if (!link) return withDuct(uow, { equipmentId, unitId, ductId })
  const place = await workOf(registry, link).placeOf(uow, input[link] as number, { equipmentId, ductId })
  return withDuct(uow, { equipmentId: place.equipmentId, unitId: unitId ?? place.unitId, ductId: ductId ?? place.ductId })
}

/** Hours on a repair are hours on its machine; the unit or tank of another machine does not stay behind. */
export async function movedHours(uow: UnitOfWork, registry: Registry, record: Hours, input: HoursInput): Promise<Place> {
  const repairId = input.repairId === undefined ? record.repairId : input.repairId
  // Those of an inspection or a maintenance order stay with it: they are deleted and booked anew.
  for (const key of ['inspectionId', 'maintenanceId'] as const)
    if (newChoice(record[key], input[key]) !== null) throw invalidField(key, 'fixed')
  const isOf = (key: 'inspectionId' | 'maintenanceId') => record[key] !== null && input[key] !== null
  const isOrdered = isOf('inspectionId') || isOf('maintenanceId')
  if (isOrdered && repairId !== null) throw invalidField('repairId', isOf('maintenanceId') ? 'repairOrMaintenance' : 'oneWorkOnly')
  const chosen = newChoice(record.equipmentId, input.equipmentId)
  if (isOrdered && chosen !== null) throw invalidField('equipmentId', 'fixed')
  const wanted = input.equipmentId === undefined ? record.equipmentId : input.equipmentId
  const requested = { equipmentId: repairId === record.repairId ? wanted : chosen }
  const repair = repairId === null ? undefined : await workOf(registry, 'repairId').placeOf(uow, repairId, requested)
  const equipmentId = repair ? repair.equipmentId : wanted
  const isSame = equipmentId === record.equipmentId
  const stands = (key: 'unitId' | 'ductId') => {
    if (!isSame) return newChoice(record[key], input[key]) ?? repair?.[key] ?? null
    return input[key] === undefined ? record[key] : (input[key] ?? null)
  }
  const place = { equipmentId, unitId: stands('unitId'), ductId: stands('ductId') }
  // A tank that has been moved since leaves the hours where they were worked.
  const isUntouched = isSame && place.unitId === record.unitId && place.ductId === record.ductId
  return isUntouched ? place : withDuct(uow, place)
}
