import { defineRules, invalidField, type PatchOf, type RowOf, type UnitOfWork, type UpdateOf } from '../../kernel/index.ts'
import { machineKeys } from '../masterdata/index.ts'
import { maintenancePlan } from './maintenancePlan.resource.ts'
import { maintenancePlanPart } from './neededPart.resource.ts'
import { removeOwned, restoreOwned } from './ownedRows.query.ts'
import { overOn } from './rhythm.ts'

type Plan = RowOf<typeof maintenancePlan>

/**
 * A day that somebody names is the day to count from, and so is the next one of a plan whose cycle changes. A form sends the next date along
 * unchanged: that names nothing, or the 28th of February would take over from the 31st.
 */
async function anchored(uow: UnitOfWork, record: Plan, input: UpdateOf<typeof maintenancePlan>): Promise<PatchOf<typeof maintenancePlan>> {
  const isNew = <K extends 'nextMaintDate' | 'maintCycle' | 'cycleUnit'>(key: K) => input[key] !== undefined && input[key] !== record[key]
  const { nextMaintDate = record.nextMaintDate } = input
  if (isNew('nextMaintDate')) {
    const over = await overOn(uow, record.id, nextMaintDate)
    if (over) throw invalidField('nextMaintDate', 'plannedAlready', { maintNo: over.maintNo })
  }
  return isNew('nextMaintDate') || isNew('maintCycle') || isNew('cycleUnit') ? { anchorDate: nextMaintDate } : {}
}

export const maintenancePlanRules = defineRules(maintenancePlan, {
  // A machine that leaves service locks the plans of its orders, and a plan that is written its machine.
  locks: ({ record, input }) => machineKeys(record?.equipmentId, input.equipmentId),
  async create({ input }) {
    return { anchorDate: input.nextMaintDate }
  },
  async update({ uow, record, input }) {
    return anchored(uow, record, input)
  },
  async remove({ uow, record }) {
    await removeOwned(uow, maintenancePlanPart, { planId: record.id })
  },
  async undelete({ uow, record }) {
    await restoreOwned(uow, maintenancePlanPart, { planId: record.id })
  },
})
