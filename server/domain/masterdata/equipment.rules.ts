import { defineRules, invalidField, newChoice, todayOf, type UnitOfWork } from '../../kernel/index.ts'
import { equipment, equipmentPast } from './equipment.resource.ts'
import { isLeaving, leaveService } from './leavingService.ts'
import { machineKey } from './machineKey.ts'

/** Walks up the links: a machine may not hang on itself, however long the way round. */
async function refuseCircle(uow: UnitOfWork, id: number, linkedId: number | null) {
  const seen = new Set([id])
  for (let at = linkedId; at !== null; ) {
    if (seen.has(at)) throw invalidField('linkedId', 'circle')
    seen.add(at)
    const [above] = await uow.of(equipment).many([at])
    at = above?.linkedId ?? null
  }
}

export const equipmentRules = defineRules(equipment, {
  /** Its open work is ended after the machine is locked; two machines hung on each other in the same moment would both pass. */
  locks: ({ record, input }) =>
    record
      ? [
          ...(isLeaving(record, input) ? [machineKey(record.id)] : []),
          ...(input.linkedId == null ? [] : [`equipmentLinks:${record.plantId}`]),
        ]
      : [],
  /** What is added today was not missing before: no day of the past is counted with it. */
  create: async ({ uow, input }) => ({ inServiceSince: input.inServiceSince ?? todayOf(uow.read) }),
  async update({ uow, registry, record, input }) {
    await leaveService(uow, registry, record, input)
    const linkedId = newChoice(record.linkedId, input.linkedId)
    if (linkedId !== null) await refuseCircle(uow, record.id, linkedId)
  },
  async remove({ uow, record }) {
    const pasts = await uow.of(equipmentPast).lockWhere({ equipmentId: record.id })
    if (pasts.length) await uow.of(equipmentPast).remove(pasts)
  },
})
