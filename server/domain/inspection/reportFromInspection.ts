import {
  type Actor,
  about,
  can,
  conflict,
  defineCall,
  link,
  objectOf,
  type Registry,
  type RowOf,
  requirePermission,
  requireRow,
  rowOperations,
  type Store,
} from '../../kernel/index.ts'
import { reportLog } from '../repair/index.ts'
import { inspectionOrder } from './inspectionOrder.resource.ts'

type Order = RowOf<typeof inspectionOrder>
interface Deps {
  readonly store: Pick<Store, 'write' | 'now'>
  readonly registry: Registry
  /** The words of the plant. */
  readonly translate: (key: string, params?: Record<string, unknown>) => string
}
const OPEN = ['PENDING', 'REPAIRING', 'USABLE_WITH_FAULT'] as const

/** What was looked at, what was found, and what should have been found. */
function descriptionOf({ inspectNo, pointName, checkName, value1, unit, refValue, comment }: Order, translate: Deps['translate']): string {
  const result = [value1, value1 && /\d$/.test(value1) ? unit : null].filter(Boolean).join(' ')
  const found = translate('inspectionReport.found', { inspectNo, pointName, checkName, result })
  const expected = refValue ? translate('inspectionReport.expected', { refValue: [refValue, unit].filter(Boolean).join(' ') }) : ''
  return [found + expected, comment].filter(Boolean).join('\n')
}

/** One tap makes the fault that a check has found a report of its machine, linked with it, through the rules of reports (§4). */
export async function reportFromInspection(
  { store, registry, translate }: Deps,
  actor: Actor,
  id: number,
): Promise<RowOf<typeof reportLog>> {
  if (!can(actor, `${inspectionOrder.permission}:list`)) requirePermission(actor, `${inspectionOrder.permission}:query`)
  requirePermission(actor, `${reportLog.permission}:add`)
  const made = await store.write(actor, async (uow) => {
    // Two taps are one report.
    await uow.lock(`inspectionReport:${id}`)
    const order = await requireRow(uow, inspectionOrder, id, ({ status }) =>
      status === 'DONE' ? null : conflict('inspection.notRecorded'),
    )
    // Asked for by their state too, a base may go through all that are open.
    const open = (await uow.of(reportLog).find({ inspectionId: id })).find(({ status }) => OPEN.some((one) => one === status))
    if (open) throw conflict('inspection.reportedAlready', { reportNo: open.reportNo })
    const input = { inspectionId: id, equipmentId: order.equipmentId, description: descriptionOf(order, translate), urgency: 'NORMAL' }
    return about(reportLog, () => rowOperations(store.now, registry).create(uow, reportLog, input))
  })
  return made as unknown as RowOf<typeof reportLog>
}

export const reportFromInspectionCall = defineCall('reportFromInspection', {
  description: 'Reports the fault that a recorded inspection found; refused while an earlier report of it is open.',
  permission: [`${reportLog.permission}:add`],
  args: { id: link('inspectionOrder', { required: true, description: 'Id of the inspection order.' }) },
  result: objectOf(reportLog),
  run: ({ store, registry, actor, words }, { id }) => reportFromInspection({ store, registry, translate: words('zh') }, actor, id),
})
