import {
  about,
  conflictWith,
  defineCall,
  link,
  objectOf,
  type Registry,
  rowOperations,
  type Store,
  type UnitOfWork,
} from '../../kernel/index.ts'
import { machineKey } from '../masterdata/index.ts'
import { repairer, repairLog, reportLog } from '../repair/index.ts'

export interface Deps {
  readonly store: Pick<Store, 'write' | 'now'>
  readonly registry: Registry
}
export const ALREADY_ASSIGNED = 'dispatch.alreadyAssigned'
const OPEN_REPAIR = ['ASSIGNED', 'IN_PROGRESS', 'WAITING_PARTS'] as const

/** The names of some repairers, for whoever comes second. */
export async function namesOf(uow: UnitOfWork, ids: readonly number[]): Promise<string> {
  const people = await uow.withoutDataScope.of(repairer).many(ids)
  return people.flatMap((one) => one?.name ?? []).join(', ')
}

/**
 * One more repair of a fault that a machine runs with. The machine's key is taken before it is seen whether somebody has one already: of two
 * leads at the same moment one is refused.
 * @throws Refusal conflict, naming who has it.
 */
export async function repairDebt(
  { store, registry }: Deps,
  uow: UnitOfWork,
  { reportId, repairerId }: { reportId: number; repairerId: number },
) {
  const whole = uow.withoutDataScope
  const { equipmentId, reportNo } = await uow.read.of(reportLog).get(reportId)
  await uow.lock(machineKey(equipmentId))
  const [open] = await whole.of(repairLog).find({ reportId, status: OPEN_REPAIR })
  if (open) {
    const crew = (await whole.of(repairLog).linksOf('repairerIds', [open.id])).get(open.id) ?? []
    throw conflictWith({ resource: repairLog.name, id: open.id }, ALREADY_ASSIGNED, { number: reportNo, names: await namesOf(uow, crew) })
  }
  const input = { reportId, equipmentId, repairerIds: [repairerId] }
  return about(repairLog, () => rowOperations(store.now, registry).create(uow, repairLog, input))
}

export const assignDebtCall = defineCall('assignDebt', {
  description: 'Assigns a repair of a fault that a machine runs with; refused while an earlier one is open.',
  permission: [`${repairLog.permission}:add`],
  args: {
    reportId: link('reportLog', { required: true, description: 'The report of the fault.' }),
    repairerId: link('repairer', { required: true, description: 'Who is to repair it.' }),
  },
  result: objectOf(repairLog),
  run: ({ store, registry, actor }, input) => store.write(actor, (uow) => repairDebt({ store, registry }, uow, input)) as never,
})
