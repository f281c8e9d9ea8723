import { defineRules, invalidField, type UnitOfWork } from '../../../kernel/index.ts'
import { lockRoster, rosterKey } from '../shiftKeys.ts'
import { type Place, placeKey } from './cells.ts'
import { refuseClashes } from './clashes.ts'
import { productionSchedule } from './productionSchedule.resource.ts'
import { clashesOfChange } from './roster.query.ts'

type StaffedCell = Place & { readonly workerIds: readonly number[] }

/** The base holds entries of one machine apart; those of none it takes for different ones. */
async function refuseTwin(uow: UnitOfWork, { date, shiftId, positionId, equipmentId }: Place, id = 0) {
  if (equipmentId !== null) return
  const [twin] = (await uow.of(productionSchedule).find({ date, shiftId, positionId, equipmentId: null })).filter((one) => one.id !== id)
  if (twin) throw invalidField('positionId', 'twiceInRoster', { day: date })
}
async function refuseChange(uow: UnitOfWork, before: readonly StaffedCell[], after: readonly StaffedCell[]) {
  await refuseClashes(uow.read, await clashesOfChange(uow.read, before, after))
}

/** Whatever way an entry is written, the roster's rules hold; what is written by hand is kept by the rotation. */
export const scheduleRules = defineRules(productionSchedule, {
  locks: ({ plantId }) => [rosterKey(plantId)],
  async create({ uow: { withoutDataScope: uow }, input }) {
    const { date, shiftId, positionId, equipmentId = null, workerIds } = input
    await refuseTwin(uow, { date, shiftId, positionId, equipmentId })
    await refuseChange(uow, [], [{ date, shiftId, positionId, equipmentId, workerIds }])
  },
  async update({ uow: { withoutDataScope: uow }, record, input }) {
    const workerIds = (await uow.of(productionSchedule).linksOf('workerIds', [record.id])).get(record.id) ?? []
    const before = { ...record, workerIds }
    const changes = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))
    const after = { ...before, ...changes }
    if (placeKey(after) !== placeKey(before)) await refuseTwin(uow, after, record.id)
    await refuseChange(uow, [before], [after])
    return { origin: 'MANUAL' as const }
  },
  async undelete({ uow: { withoutDataScope: uow }, record }) {
    // What comes back is the unit's own so far: nobody else waits for it.
    await lockRoster(uow)
    await refuseTwin(uow, record, record.id)
    const workerIds = (await uow.of(productionSchedule).linksOf('workerIds', [record.id])).get(record.id) ?? []
    await refuseChange(uow, [{ ...record, workerIds: [] }], [{ ...record, workerIds }])
  },
})
