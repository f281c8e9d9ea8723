import { invalidField, type Registry, type RowOf, type UnitOfWork, type UpdateOf } from '../../kernel/index.ts'
import { equipment, equipmentPast } from './equipment.resource.ts'
import { isInService } from './equipmentPast.query.ts'

type Machine = RowOf<typeof equipment>
type Input = UpdateOf<typeof equipment>

/**
 * Nobody finds open work of a machine that is no longer shown: whoever takes it out of service says what becomes of it. The machine is locked:
 * whoever adds work to it has it for share and is done by now, or finds it out of service. All that stands open is locked area by area before
 * any of it is ended, as the ends of repairs and of orders reach for the same parts.
 */
async function settleWork(uow: UnitOfWork, registry: Registry, { id }: Machine, { openWork, openWorkReason }: Input) {
  if (openWork === 'KEEP') return
  const leftovers = registry.deactivationBlockersOf(equipment)
  const counts: number[] = []
  for (const leftover of leftovers) counts.push(await leftover.open(uow, id))
  const count = counts.reduce((sum, one) => sum + one, 0)
  if (!count) return
  if (openWork !== 'CLOSE') throw invalidField('openWork', 'openWork', { count })
  if (!openWorkReason) throw invalidField('openWorkReason', 'required')
  for (const [at, leftover] of leftovers.entries()) if (counts[at]) await leftover.close(uow, id, openWorkReason)
}

/** Keeps where a machine stood and whether it was in service until now, so that no figure of the past changes with it. */
async function recordPast(uow: UnitOfWork, machine: Machine) {
  const { id, workshopId } = machine
  await uow.of(equipmentPast).create({ equipmentId: id, untilAt: uow.now, workshopId, isInService: isInService(machine) })
}

const isStillInService = (machine: Machine, input: Input) =>
  isInService({ status: input.status ?? machine.status, isPaused: input.isPaused ?? machine.isPaused })

/** Whether a machine is taken out of service by what is written. */
export const isLeaving = (machine: Machine, input: Input): boolean => isInService(machine) && !isStillInService(machine, input)

export async function leaveService(uow: UnitOfWork, registry: Registry, machine: Machine, input: Input): Promise<void> {
  const isStillIn = isStillInService(machine, input)
  const wasIn = isInService(machine)
  if (isLeaving(machine, input)) await settleWork(uow, registry, machine, input)
  if (wasIn !== isStillIn || (input.workshopId ?? machine.workshopId) !== machine.workshopId) await recordPast(uow, machine)
}
