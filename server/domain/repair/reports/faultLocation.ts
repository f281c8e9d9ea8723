import { invalidField, newChoice, newChoices, type UnitOfWork, type UpdateOf } from '../../../kernel/index.ts'
import { machineOfDuct } from '../../duct/index.ts'
import { equipment, machineKey, workshopAt } from '../../masterdata/index.ts'
import type { Report } from './openStop.ts'
import { reportLog } from './reportLog.resource.ts'

type ReportChanges = UpdateOf<typeof reportLog>
export interface Place {
  readonly equipmentId: number
  readonly unitId?: number | null
  readonly ductId?: number | null
  readonly ductFaultIds?: number[]
}

/** A machine is described by its unit, an ink tank by its faults; neither takes what belongs to the other (§3). */
function refuseMixture({ equCategory, unitId, ductId, ductFaultIds }: ReportChanges) {
  if (equCategory === 'DUCT') {
    if (unitId != null) throw invalidField('unitId', 'notForDucts')
    return
  }
  if (ductId != null) throw invalidField('ductId', 'onlyForDucts')
  if (ductFaultIds?.length) throw invalidField('ductFaultIds', 'onlyForDucts')
}

/** The machine that a fault stops: the one that is named, or the one at which the faulty ink tank stands. */
export async function placeOfFault(uow: UnitOfWork, input: ReportChanges): Promise<Place> {
  const { equCategory, ductId, equipmentId } = input
  refuseMixture(input)
  if (equCategory !== 'DUCT') {
    if (equipmentId === undefined) throw invalidField('equipmentId', 'required')
    return { equipmentId }
  }
  if (ductId == null) throw invalidField('ductId', 'required')
  return { equipmentId: await machineOfDuct(uow, ductId, { requested: equipmentId }) }
}

/**
 * Locks the key of a machine that only its tank names, before the machine itself; the rules of reports lock those that the report or somebody
 * names. It comes after a row, as nobody who has this key waits for a tank or for a report of another machine.
 */
export async function lockMachineOfTank(uow: UnitOfWork, equipmentId: number, ...named: readonly (number | null | undefined)[]) {
  if (!named.includes(equipmentId)) await uow.lock(machineKey(equipmentId))
}

const ductFaultsOf = async (uow: UnitOfWork, report: Report) =>
  (await uow.of(reportLog).linksOf('ductFaultIds', [report.id])).get(report.id) ?? []

/** What an edit newly says of the place: whole rows are sent back as they were, and old choices may have been switched off since. */
async function changedLocation(uow: UnitOfWork, report: Report, input: ReportChanges): Promise<ReportChanges> {
  const faultIds = input.ductFaultIds?.length ? newChoices(await ductFaultsOf(uow, report), input.ductFaultIds) : []
  return {
    equCategory: input.equCategory ?? report.equCategory,
    unitId: newChoice(report.unitId, input.unitId),
    ductId: newChoice(report.ductId, input.ductId),
    ductFaultIds: faultIds,
  }
}

/** Where the fault of a corrected report is: another tank brings its machine along, and a machine no tank. */
export async function correctedPlace(uow: UnitOfWork, report: Report, input: ReportChanges): Promise<Place> {
  const location = await changedLocation(uow, report, input)
  const equipmentId = newChoice(report.equipmentId, input.equipmentId) ?? undefined
  refuseMixture(location)
  if (location.equCategory !== 'DUCT') {
    const isMoved = equipmentId !== undefined
    return {
      equipmentId: equipmentId ?? report.equipmentId,
      // The unit of the old machine is none of the new one.
      ...(isMoved && { unitId: input.unitId ?? null }),
      ...(report.equCategory === 'DUCT' && { ductId: null, ductFaultIds: [] }),
    }
  }
  const ductId = input.ductId === undefined ? report.ductId : input.ductId
  if (ductId === null) throw invalidField('ductId', 'required')
  const isSame = ductId === report.ductId && equipmentId === undefined
  const otherwise = report.equipmentId
  // A tank that has been moved since leaves the report where it was made.
  const at = isSame ? otherwise : await machineOfDuct(uow, ductId, { requested: equipmentId, otherwise })
  return { equipmentId: at, unitId: null, ductId }
}

/** Once work has been given out, its place stands; what ails the tank may still be told better. */
export async function refuseMoving(uow: UnitOfWork, report: Report, input: ReportChanges): Promise<void> {
  for (const key of ['equipmentId', 'equCategory', 'ductId'] as const)
    if (input[key] !== undefined && input[key] !== report[key]) throw invalidField(key, 'fixedAfterAccept')
  const location = await changedLocation(uow, report, input)
  refuseMixture(location)
}

/** The workshop in which a machine stood then. An absent machine is left to the check of references. */
export async function workshopOf(uow: UnitOfWork, equipmentId: number, at: Date): Promise<number | null> {
  const [machine] = await uow.of(equipment).many([equipmentId])
  return machine ? workshopAt(uow.read, machine, at) : null
}
