import { type CreateOf, newChoice, type PatchOf, type Registry, type RowOf, type UnitOfWork, wrong } from '../../kernel/index.ts'
import type { maintenanceOrder } from '../maintenance/index.ts'
import { inspectionFor } from './inspectionFor.ts'
import { machineOfDuct } from './machineOfDuct.ts'
import { repairLog } from './repairLog.resource.ts'
import type { repairTimeLog } from './repairTimeLog.resource.ts'

type Hours = RowOf<typeof repairTimeLog>
type Given = Partial<CreateOf<typeof repairTimeLog>>
type Place = Pick<PatchOf<typeof repairTimeLog>, 'equipmentId' | 'unitId' | 'ductId'>
type Machine = number | null | undefined

/** The repair that hours are booked on: an open or finished one of the named machine. */
async function repairFor(uow: UnitOfWork, repairId: number | null | undefined, equipmentId: Machine) {
  if (repairId == null) return undefined
  const [repair] = await uow.of(repairLog).many([repairId])
  if (!repair) throw wrong('repairId', 'unknownReference')
  if (repair.status === 'CANCELLED' || repair.status === 'VOIDED') throw wrong('repairId', 'repairCancelled', { repairNo: repair.repairNo })
  if (equipmentId != null && equipmentId !== repair.equipmentId)
    throw wrong('equipmentId', 'otherThanRepair', { repairNo: repair.repairNo })
  return repair
}

/** The machine of the maintenance order that hours are booked on. Maintenance knows repair, so its orders are found by name. */
async function machineOfOrder(uow: UnitOfWork, registry: Registry, { maintenanceId, equipmentId }: Given): Promise<Machine> {
  if (maintenanceId == null) return equipmentId
  const [order] = await uow.of(registry.byName('maintenanceOrder') as typeof maintenanceOrder).many([maintenanceId])
  if (!order) throw wrong('maintenanceId', 'unknownReference')
  const { maintNo } = order
  if (order.status === 'CANCELLED' || order.status === 'VOIDED') throw wrong('maintenanceId', 'maintenanceCancelled', { maintNo })
  if (equipmentId != null && equipmentId !== order.equipmentId) throw wrong('equipmentId', 'otherThanOrder', { maintNo })
  return order.equipmentId
}

/** The machine of the inspection that hours are booked on. */
async function machineOfInspection(uow: UnitOfWork, registry: Registry, input: Given): Promise<Machine> {
  const order = await inspectionFor(uow, registry, input)
  if (order?.status === 'SKIPPED' || order?.status === 'VOIDED')
    throw wrong('inspectionId', 'inspectionSkipped', { inspectNo: order.inspectNo })
  return order?.equipmentId
}

/** Hours on an ink tank are hours at the machine where it stands, on no unit of it. */
async function withDuct(uow: UnitOfWork, { equipmentId, unitId, ductId }: Place): Promise<Place> {
  if (ductId == null) return { equipmentId: equipmentId ?? null, unitId: unitId ?? null, ductId: null }
  if (unitId != null) throw wrong('unitId', 'notForDucts')
  return { equipmentId: await machineOfDuct(uow, ductId, { said: equipmentId }), unitId: null, ductId }
}

/** Where booked work was done: hours are given for a repair, an inspection, a maintenance order or none, and are hours on its machine. */
export async function placeOfHours(uow: UnitOfWork, registry: Registry, input: Given): Promise<Place> {
  const { repairId, inspectionId, maintenanceId } = input
  if (inspectionId != null && (repairId != null || maintenanceId != null)) throw wrong('inspectionId', 'oneWorkOnly')
  if (repairId != null && maintenanceId != null) throw wrong('maintenanceId', 'repairOrMaintenance')
  const repair = await repairFor(uow, repairId, input.equipmentId)
  const machineOf = inspectionId == null ? machineOfOrder : machineOfInspection
  const equipmentId = repair ? repair.equipmentId : await machineOf(uow, registry, input)
  if (repair && repair.ductId !== null && input.ductId != null && input.ductId !== repair.ductId)
    throw wrong('ductId', 'otherDuctThanRepair', { repairNo: repair.repairNo })
  const ductId = input.ductId ?? repair?.ductId
  return withDuct(uow, { equipmentId, unitId: input.unitId ?? repair?.unitId, ductId })
}

/** Hours on a repair are hours on its machine; the unit or tank of another machine does not stay behind. */
export async function movedHours(uow: UnitOfWork, record: Hours, input: Given): Promise<Place> {
  const repairId = input.repairId === undefined ? record.repairId : input.repairId
  // Those of an inspection or a maintenance order stay with it: they are deleted and booked anew.
  for (const key of ['inspectionId', 'maintenanceId'] as const) if (newChoice(record[key], input[key]) !== null) throw wrong(key, 'fixed')
  const isOf = (key: 'inspectionId' | 'maintenanceId') => record[key] !== null && input[key] !== null
  const isOrdered = isOf('inspectionId') || isOf('maintenanceId')
  if (isOrdered && repairId !== null) throw wrong('repairId', isOf('maintenanceId') ? 'repairOrMaintenance' : 'oneWorkOnly')
  const chosen = newChoice(record.equipmentId, input.equipmentId)
  if (isOrdered && chosen !== null) throw wrong('equipmentId', 'fixed')
  const wanted = input.equipmentId === undefined ? record.equipmentId : input.equipmentId
  const repair = await repairFor(uow, repairId, repairId === record.repairId ? wanted : chosen)
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
