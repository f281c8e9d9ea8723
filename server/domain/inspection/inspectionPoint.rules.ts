import {
  businessDay,
  type CreateOf,
  defineRules,
  type PatchOf,
  type RowOf,
  todayOf,
  type UnitOfWork,
  type UpdateOf,
} from '../../kernel/index.ts'
import { daysOfCycle } from './inspectionDates.ts'
import { inspectionPoint } from './inspectionPoint.resource.ts'
import { readRefValue } from './refValue.ts'

type Point = RowOf<typeof inspectionPoint>

/** A reference value that says something else than its author meant would judge results wrongly for years: it is refused at once. */
function refuseNonsense(input: Pick<UpdateOf<typeof inspectionPoint>, 'refValue' | 'unit'>, before?: Point) {
  if (input.refValue === undefined && input.unit === undefined) return
  const { refValue, unit } = { refValue: before?.refValue, unit: before?.unit, ...input }
  if (refValue) readRefValue(refValue, { unit: unit ?? null, field: input.refValue === undefined ? 'unit' : 'refValue' })
}

async function createPoint(uow: UnitOfWork, input: CreateOf<typeof inspectionPoint>): Promise<PatchOf<typeof inspectionPoint>> {
  refuseNonsense(input)
  const firstDate = input.firstDate ?? todayOf(uow.read)
  return { cycleDays: daysOfCycle({ inspectCycle: input.inspectCycle ?? 'SHIFT', cycleDays: input.cycleDays }), firstDate }
}

export const inspectionPointRules = defineRules(inspectionPoint, {
  create: ({ uow, input }) => createPoint(uow, input),
  async update({ uow, record, input }) {
    refuseNonsense(input, record)
    const { inspectCycle, cycleDays } = { ...record, ...input }
    const firstDate = input.firstDate === null ? businessDay(record.createdAt, uow.read.offsetMinutes) : input.firstDate
    return { cycleDays: daysOfCycle({ inspectCycle, cycleDays }), ...(firstDate !== undefined && { firstDate }) }
  },
})
