import {
  command,
  conflict,
  invalidField,
  minuteText,
  type Read,
  Refusal,
  type ResourceDef,
  type RowOf,
  type UnitOfWork,
} from '../../kernel/index.ts'
import { equipment } from '../masterdata/index.ts'
import { publish } from '../notice/index.ts'
import { repairer } from '../repair/index.ts'
import { inspectionFlow, inspectionOrder } from './inspectionOrder.resource.ts'
import { isAsExpected, type RefValue, readRefValue } from './refValue.ts'

/** Pictures taken while the work was going on stay; those of its end join them. Out: what to write, nothing when none are added. */
export async function withPhotos(
  uow: UnitOfWork,
  orders: ResourceDef,
  { id, added }: { id: number; added: readonly number[] | null | undefined },
): Promise<{ photoIds?: number[] }> {
  if (!added?.length) return {}
  const known = (await uow.of(orders).linksOf('photoIds' as never, [id])).get(id) ?? []
  const photoIds = [...new Set([...known, ...added])]
  const max = orders.fields.photoIds?.options.max ?? Number.POSITIVE_INFINITY
  if (photoIds.length > max) throw invalidField('photoIds', 'max', { max })
  return { photoIds }
}

export type Order = RowOf<typeof inspectionOrder>

/** Nobody has looked at a machine in a shift that is yet to come. */
function tooEarly({ dueFrom }: Order, { now, offsetMinutes }: Pick<Read, 'now' | 'offsetMinutes'>): Refusal | null {
  return now < dueFrom ? conflict('inspection.tooEarly', { at: minuteText(dueFrom, offsetMinutes) }) : null
}

/** What the order asks for. A value that its point took before rules looked at it keeps nobody from recording: a person judges then. */
export function expectedOf({ refValue, unit }: Order): RefValue {
  try {
    return refValue ? readRefValue(refValue, { unit }) : { kind: 'text' }
  } catch (e) {
    if (e instanceof Refusal) return { kind: 'text' }
    throw e
  }
}

/** Whoever records is the inspector, if they are one of the plant's repairers. */
async function ownRepairer(uow: UnitOfWork): Promise<number | null> {
  const { userId } = uow.actor
  if (userId === null) return null
  const rows = await uow.of(repairer).find({ userId })
  return (rows.find((row) => row.status === 'ENABLED') ?? rows[0])?.id ?? null
}

export async function notifyLimit(uow: UnitOfWork, order: Order, { value, inspectorId }: { value: string; inspectorId: number | null }) {
  const [machine] = await uow.of(equipment).many([order.equipmentId])
  const [person] = inspectorId === null ? [] : await uow.of(repairer).many([inspectorId])
  const { inspectNo, pointName, checkName, refValue, unit } = order
  const values = {
    ...{ inspectNo, pointName, checkName, value },
    equipment: machine?.name ?? '',
    refValue: [refValue, unit].filter(Boolean).join(' '),
    inspector: person?.name ?? uow.actor.name,
  }
  await publish(uow, { code: 'INSPECTION_OVER', about: { resource: 'inspectionOrder', id: order.id }, values })
}

/** Writes down what was found, and judges it where a rule can tell (§4); what is out of range is told. */
export const recordInspection = command({
  on: inspectionFlow.record,
  blocked: async ({ read, record }) => tooEarly(record, read),
  async run({ uow, record, input }) {
    const early = tooEarly(record, uow.read)
    if (early) throw early
    const asExpected = isAsExpected(expectedOf(record), input.value1)
    const isOverRef = asExpected === null ? (input.isOverRef ?? null) : !asExpected
    const inspectorId = input.inspectorId ?? record.inspectorId ?? (await ownRepairer(uow))
    if (isOverRef) await notifyLimit(uow, record, { value: input.value1, inspectorId })
    const { comment, value1 } = input
    const photos = await withPhotos(uow, inspectionOrder, { id: record.id, added: input.photoIds })
    return { value1, isOverRef, inspectorId, doneAt: uow.now, ...(comment != null && { comment }), ...photos }
  },
})
