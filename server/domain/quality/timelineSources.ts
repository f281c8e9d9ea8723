import { type Condition, dayStart, type Read, type ResourceDef, type RowOf } from '../../kernel/index.ts'
import { duct, ductLog } from '../duct/index.ts'
import { shiftHandover } from '../handover/index.ts'
import { inspectionOrder } from '../inspection/index.ts'
import { maintenanceOrder } from '../maintenance/index.ts'
import { repairLog, reportLog } from '../repair/index.ts'
import { roller, rollerLog, rollerRepair } from '../roller/index.ts'
import { productionSchedule } from '../shifts/index.ts'
import { inkLog } from '../stock/index.ts'
import { type Complaint, complaint } from './complaint.resource.ts'

/** Around which time, at which machine and for which decor one looks. */
export interface Around {
  readonly record: Complaint
  readonly from: Date
  readonly to: Date
  readonly fromDay: string
  readonly toDay: string
  /** The ink tanks of the machine, and the rollers of the decor. */
  readonly ductIds: readonly number[]
  readonly rollerIds: readonly number[]
  readonly offsetMinutes: number
}
type Filter = Readonly<Record<string, Condition>>
/** One kind of thing that may have happened: which rows, when each of them was, and what is said of it. */
export interface Source<D extends ResourceDef = ResourceDef> {
  readonly kind: string
  readonly resource: D
  /** Undefined: nothing can be asked, since too little is known of the complaint. */
  readonly filter: (at: Around) => Filter | undefined
  readonly when: (row: RowOf<D>, at: Around) => Date
  readonly until?: (row: RowOf<D>) => Date | null
  readonly detail: (row: RowOf<D>) => string | null
  /** The field of the row that says how it stands. */
  readonly state?: keyof RowOf<D> & string
  /** Rows that tell nothing are left out. */
  readonly counts?: (row: RowOf<D>, at: Around) => boolean
}
const source = <D extends ResourceDef>(one: Source<D>): Source => one as unknown as Source

const within = ({ from, to }: Around): Condition => ({ from, to })
const onDays = ({ fromDay, toDay }: Around): Condition => ({ from: fromDay, to: toDay })
const atMachine = (key: string, more: (at: Around) => Filter) => (at: Around) =>
  at.record.equipmentId === null ? undefined : { [key]: { eq: at.record.equipmentId }, ...more(at) }
const among = (ids: readonly number[], key: string, more: Filter): Filter | undefined =>
  ids.length ? { [key]: { in: ids }, ...more } : undefined
const atDay = (day: string, { offsetMinutes }: Around) => dayStart(day, offsetMinutes)
const words = (...parts: readonly (string | number | null | undefined)[]) =>
  parts.filter((part) => part !== null && part !== '').join(' · ') || null

export const SOURCES: readonly Source[] = [
  source({
    kind: 'REPORT',
    resource: reportLog,
    filter: atMachine('equipmentId', (at) => ({
      reportDate: within(at),
      status: { in: ['PENDING', 'REPAIRING', 'USABLE_WITH_FAULT', 'COMPLETED', 'CONFIRMED'] },
    })),
    when: (row) => row.reportDate,
    until: (row) => row.resumeDate,
    detail: (row) => row.description,
    state: 'status',
  }),
  source({
    kind: 'REPAIR',
    resource: repairLog,
    filter: atMachine('equipmentId', (at) => ({ beginDate: within(at) })),
    when: (row) => row.beginDate ?? row.createdAt,
    until: (row) => row.completeDate,
    detail: (row) => words(row.faultDescription, row.description),
    state: 'status',
  }),
  source({
    kind: 'INSPECTION',
    resource: inspectionOrder,
    filter: atMachine('equipmentId', (at) => ({ planDate: onDays(at) })),
    when: (row) => row.doneAt ?? row.dueFrom,
    detail: (row) => words(row.pointName, row.checkName, row.value1, row.skipReason),
    state: 'status',
    // Values in range are as they should be.
    counts: (row, at) => row.isOverRef === true || row.status === 'SKIPPED' || (row.status === 'PENDING' && row.dueUntil < at.to),
  }),
  source({
    kind: 'MAINTENANCE',
    resource: maintenanceOrder,
    filter: atMachine('equipmentId', (at) => ({ planDate: onDays(at) })),
    when: (row, at) => row.doneAt ?? atDay(row.planDate, at),
    detail: (row) => words(row.pointName, row.checkName, row.value1),
    state: 'status',
  }),
  source({
    kind: 'INK',
    resource: inkLog,
    filter: atMachine('equipmentId', (at) => ({ bookedAt: within(at) })),
    when: (row) => row.bookedAt as Date,
    detail: (row) => words(row.batchNo as string, row.decorCode as string, `${row.quantityChanged} kg`),
    state: 'storeType' as never,
  }),
  source({
    kind: 'DUCT',
    resource: ductLog,
    filter: (at) => among(at.ductIds, 'ductId', { beginDate: onDays(at) }),
    when: (row, at) => atDay(row.beginDate, at),
    detail: (row) => row.detail,
    state: 'kind',
  }),
  source({
    kind: 'ROLLER',
    resource: rollerLog,
    filter: (at) => among(at.rollerIds, 'rollerId', { logDate: onDays(at) }),
    when: (row, at) => atDay(row.logDate, at),
    detail: (row) => row.detail,
  }),
  source({
    kind: 'ROLLER_REPAIR',
    resource: rollerRepair,
    filter: (at) => among(at.rollerIds, 'rollerId', { outDate: { to: at.toDay } }),
    when: (row, at) => atDay(row.outDate, at),
    detail: (row) => row.detail,
    state: 'status',
    // It was away, or had just come back.
    counts: (row, at) => (row.returnDate ?? at.toDay) >= at.fromDay,
  }),
  source({
    kind: 'CREW',
    resource: productionSchedule,
    filter: (at) =>
      at.record.prodDate
        ? { date: { eq: at.record.prodDate }, ...(at.record.shiftId && { shiftId: { eq: at.record.shiftId } }) }
        : undefined,
    when: (row, at) => atDay(row.date, at),
    detail: (row) => row.remark,
    counts: (row, at) => row.equipmentId === null || row.equipmentId === at.record.equipmentId,
  }),
  source({
    kind: 'HANDOVER',
    resource: shiftHandover,
    filter: (at) => ({ date: onDays(at) }),
    when: (row) => row.endsAt,
    detail: (row) => row.summary,
    counts: (row) => Boolean(row.summary),
  }),
  source({
    kind: 'COMPLAINT',
    resource: complaint,
    filter: atMachine('equipmentId', (at) => ({ prodDate: onDays(at) })),
    when: (row, at) => atDay(row.prodDate ?? row.claimDate, at),
    detail: (row) => words(row.longCode, row.paperRollNo, row.catComment),
    state: 'qaState',
    counts: (row, at) => row.id !== at.record.id,
  }),
]

/** The ink tanks of a machine and the rollers of a decor, as far as the reader may see them. */
export async function thingsOf(read: Read, { equipmentId, longCode }: Complaint): Promise<Pick<Around, 'ductIds' | 'rollerIds'>> {
  const [ducts, rollers] = await Promise.all([
    equipmentId === null ? [] : read.of(duct).find({ equipmentId }),
    longCode ? read.of(roller).find({ decorCode: longCode }) : [],
  ])
  return { ductIds: ducts.map(({ id }) => id), rollerIds: rollers.map(({ id }) => id) }
}
