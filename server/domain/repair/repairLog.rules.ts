import { type CreateOf, defineRules, type PatchOf, type UnitOfWork, type UpdateOf, wrong } from '../../kernel/index.ts'
import { type Choice, equipment, equipmentUnit, newChoice, requireEnabled } from '../masterdata/index.ts'
import { fault } from './fault.resource.ts'
import { faultCategory } from './faultCategory.resource.ts'
import { faultsWithin } from './faultsWithin.ts'
import { type Repair, reportKey } from './openRepairs.ts'
import { repairer } from './repairer.resource.ts'
import { repairLog } from './repairLog.resource.ts'
import { reportLog } from './reportLog.resource.ts'

type Given = CreateOf<typeof repairLog>

const choices = (c: Partial<Given>): Choice[] => [
  { field: 'repairerIds', resource: repairer, ids: c.repairerIds ?? [] },
  { field: 'equipmentId', resource: equipment, ids: [c.equipmentId] },
  { field: 'unitId', resource: equipmentUnit, ids: [c.unitId] },
  { field: 'faultCategoryId', resource: faultCategory, ids: [c.faultCategoryId] },
  { field: 'faultIds', resource: fault, ids: c.faultIds ?? [] },
]

/** One more repair of a report in hand: it is about the same machine, and says what the report says unless it says better. */
async function answerReport(uow: UnitOfWork, reportId: number, input: Given): Promise<PatchOf<typeof repairLog>> {
  await uow.lock(reportKey(reportId))
  const [report] = await uow.of(reportLog).many([reportId])
  if (!report) throw wrong('reportId', 'unknownReference')
  if (report.joinedToId !== null) throw wrong('reportId', 'joinedReport')
  if (report.status !== 'REPAIRING' && report.status !== 'USABLE_WITH_FAULT')
    throw wrong('reportId', 'reportNotInRepair', { reportNo: report.reportNo })
  if (input.equipmentId !== report.equipmentId) throw wrong('equipmentId', 'otherThanReport', { reportNo: report.reportNo })
  return { unitId: input.unitId ?? report.unitId, faultDescription: input.faultDescription ?? report.description }
}

/** Only what an edit newly chooses must be enabled. */
async function newChoices(uow: UnitOfWork, repair: Repair, input: UpdateOf<typeof repairLog>): Promise<Partial<Given>> {
  const added = async (key: 'repairerIds' | 'faultIds', given: number[] | null | undefined) => {
    const before = given?.length ? ((await uow.of(repairLog).linksOf(key, [repair.id])).get(repair.id) ?? []) : []
    return (given ?? []).filter((id) => !before.includes(id))
  }
  return {
    repairerIds: await added('repairerIds', input.repairerIds),
    faultIds: await added('faultIds', input.faultIds),
    equipmentId: newChoice(repair.equipmentId, input.equipmentId) ?? undefined,
    unitId: newChoice(repair.unitId, input.unitId),
    faultCategoryId: newChoice(repair.faultCategoryId, input.faultCategoryId),
  }
}

export const repairRules = defineRules(repairLog, {
  async create({ uow, input }): Promise<PatchOf<typeof repairLog>> {
    await requireEnabled(uow, choices(input))
    if (input.reportId != null) return answerReport(uow, input.reportId, input)
    // §3: a repair that answers no report is improvement work.
    return input.repairType === undefined || input.repairType === 'FAULT' ? { repairType: 'IMPROVEMENT' } : {}
  },
  async update({ uow, record: repair, input }) {
    if (input.reportId !== undefined && input.reportId !== repair.reportId) throw wrong('reportId', 'fixed')
    const isMoved = input.equipmentId !== undefined && input.equipmentId !== repair.equipmentId
    if (isMoved && (repair.reportId !== null || repair.status !== 'ASSIGNED')) throw wrong('equipmentId', 'fixed')
    await requireEnabled(uow, choices(await newChoices(uow, repair, input)))
    const category = newChoice(repair.faultCategoryId, input.faultCategoryId)
    return {
      // The unit of the old machine is none of the new one.
      ...(isMoved && { unitId: input.unitId ?? null }),
      ...(category !== null && input.faultIds == null && { faultIds: await faultsWithin(uow, repair, category) }),
    }
  },
})
