import { type Actor, type Condition, can, dayStart, type Read, type ResourceDef, type Row, type RowOf } from '../../kernel/index.ts'
import { duct, ductLog } from '../duct/index.ts'
import { shiftHandover } from '../handover/index.ts'
import { inspectionOrder } from '../inspection/index.ts'
import { maintenanceOrder } from '../maintenance/index.ts'
import { equipment } from '../masterdata/index.ts'
import { repairLog, reportLog } from '../repair/index.ts'
import { roller, rollerLog, rollerRepair } from '../roller/index.ts'
import { productionSchedule } from '../shifts/index.ts'
import { inkLog } from '../stock/index.ts'
import { config, operationLog } from '../system/index.ts'
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
}
type Filter = Readonly<Record<string, Condition>>
/** One kind of thing that may have happened: which rows, when each of them was, and what is said of it. */
export interface Source<D extends ResourceDef = ResourceDef> {
  readonly kind: string
  readonly resource: D
  /** Rows that fit any of them; none where too little is known of the complaint. What tells nothing is left out here, since of each only so many are read. */
  readonly filters: (at: Around) => readonly Filter[]
  /** A moment, or a day where no more is known. */
  readonly when: (row: RowOf<D>) => Date | string
  readonly until?: (row: RowOf<D>) => Date | null
  /** What people call it, where the title of the record does not say it. */
  readonly called?: (row: RowOf<D>) => string | null
  readonly detail: (row: RowOf<D>) => string | null
  /** The field of the row that says how it stands. */
  readonly state?: keyof RowOf<D> & string
  /** For the little that no filter can say. */
  readonly counts?: (row: RowOf<D>, at: Around) => boolean
}
const source = <D extends ResourceDef>(one: Source<D>): Source => one as unknown as Source

const within = ({ from, to }: Around): Condition => ({ from, to })
const onDays = ({ fromDay, toDay }: Around): Condition => ({ from: fromDay, to: toDay })
const atMachine =
  (...ways: readonly ((at: Around) => Filter)[]) =>
  (at: Around) =>
    at.record.equipmentId === null ? [] : ways.map((way) => ({ equipmentId: { eq: at.record.equipmentId }, ...way(at) }))
const among = (ids: readonly number[], key: string, ways: readonly Filter[]): Filter[] =>
  ids.length ? ways.map((way) => ({ [key]: { in: ids }, ...way })) : []
const words = (...parts: readonly (string | number | null | undefined)[]) =>
  parts.filter((part) => part !== null && part !== '').join(' · ') || null

/** '7 → 10' for each value that was changed, as far as values are short. */
function changesOf(changes: string): string[] {
  const pairs = Object.values(JSON.parse(changes) as Record<string, unknown>).filter((pair) => Array.isArray(pair) && pair.length === 2)
  return (pairs as [unknown, unknown][])
    .map(([before, after]) => `${before ?? '—'} → ${after ?? '—'}`)
    .filter((text) => text.length <= 80)
    .slice(0, 3)
}
const changed = (at: Around, of: ResourceDef, ids?: readonly number[]): Filter[] => {
  const rows = { resource: { eq: of.name }, action: { eq: 'update' }, at: within(at) }
  return ids ? among(ids, 'recordId', [rows]) : [rows]
}

export const SOURCES: readonly Source[] = [
  source({
    kind: 'REPORT',
    resource: reportLog,
    filters: atMachine((at) => ({
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
    filters: atMachine((at) => ({ beginDate: within(at) })),
    when: (row) => row.beginDate ?? row.createdAt,
    until: (row) => row.completeDate,
    detail: (row) => words(row.faultDescription, row.description),
    state: 'status',
  }),
  source({
    kind: 'INSPECTION',
    resource: inspectionOrder,
    // Values in range are as they should be.
    filters: atMachine(
      (at) => ({ planDate: onDays(at), status: { eq: 'DONE' }, isOverRef: { eq: true } }),
      (at) => ({ planDate: onDays(at), status: { eq: 'SKIPPED' } }),
      (at) => ({ planDate: onDays(at), isMissed: { eq: true } }),
    ),
    when: (row) => row.doneAt ?? row.dueFrom,
    detail: (row) => words(row.pointName, row.checkName, row.value1, row.skipReason),
    state: 'status',
  }),
  source({
    kind: 'MAINTENANCE',
    resource: maintenanceOrder,
    filters: atMachine((at) => ({ planDate: onDays(at) })),
    when: (row) => row.doneAt ?? row.planDate,
    detail: (row) => words(row.pointName, row.checkName, row.value1),
    state: 'status',
  }),
  source({
    kind: 'INK',
    resource: inkLog,
    filters: atMachine((at) => ({ bookedAt: within(at) })),
    when: (row) => row.bookedAt as Date,
    detail: (row) => words(row.batchNo as string, row.decorCode as string, `${row.quantityChanged} kg`),
    state: 'storeType' as never,
  }),
  source({
    kind: 'DUCT',
    resource: ductLog,
    filters: (at) => among(at.ductIds, 'ductId', [{ beginDate: onDays(at) }]),
    when: (row) => row.beginDate,
    detail: (row) => row.detail,
    state: 'kind',
  }),
  source({
    kind: 'ROLLER',
    resource: rollerLog,
    filters: (at) => among(at.rollerIds, 'rollerId', [{ logDate: onDays(at) }]),
    when: (row) => row.logDate,
    detail: (row) => row.detail,
  }),
  source({
    kind: 'ROLLER_REPAIR',
    resource: rollerRepair,
    // It was away then, or had just come back.
    filters: (at) =>
      among(at.rollerIds, 'rollerId', [
        { outDate: { to: at.toDay }, returnDate: { from: at.fromDay } },
        { outDate: { to: at.toDay }, status: { eq: 'OUT' } },
      ]),
    when: (row) => row.outDate,
    detail: (row) => row.detail,
    state: 'status',
  }),
  source({
    kind: 'CREW',
    resource: productionSchedule,
    filters({ record: { prodDate, shiftId, equipmentId } }) {
      if (!prodDate) return []
      const then = { date: { eq: prodDate }, ...(shiftId && { shiftId: { eq: shiftId } }) }
      // Who is scheduled at no machine is there for all of them.
      return [null, ...(equipmentId === null ? [] : [equipmentId])].map((eq) => ({ ...then, equipmentId: { eq } }))
    },
    when: (row) => row.date,
    detail: (row) => row.remark,
  }),
  source({
    kind: 'HANDOVER',
    resource: shiftHandover,
    filters: (at) => [{ date: onDays(at) }],
    when: (row) => row.endsAt,
    detail: (row) => row.summary,
    counts: (row) => Boolean(row.summary),
  }),
  source({
    kind: 'PARAMETER',
    resource: operationLog,
    filters: (at) => [
      ...changed(at, config),
      ...changed(at, equipment, at.record.equipmentId === null ? [] : [at.record.equipmentId]),
      ...changed(at, duct, at.ductIds),
      ...changed(at, roller, at.rollerIds),
    ],
    when: (row) => row.at,
    called: (row) => row.recordTitle,
    detail: (row) => words(row.userName, ...changesOf(row.changes)),
  }),
  source({
    kind: 'COMPLAINT',
    resource: complaint,
    filters: atMachine((at) => ({ prodDate: onDays(at) })),
    when: (row) => row.prodDate ?? row.claimDate,
    detail: (row) => words(row.longCode, row.paperRollNo, row.catComment),
    state: 'qaState',
    counts: (row, at) => row.id !== at.record.id,
  }),
]

/** When something was: the beginning of its day where no more is known. */
export function momentOf(read: Read, one: Source, row: unknown): { at: Date; isDay: boolean } {
  const when = one.when(row as never)
  return typeof when === 'string' ? { at: dayStart(when, read.offsetMinutes), isDay: true } : { at: when, isDay: false }
}
/** What people call the record. */
export const calledOf = (one: Source, row: unknown): string => {
  const { id, [one.resource.title]: title } = row as Row
  return String((one.called ? one.called(row as never) : title) ?? id)
}
/** Whether somebody may see rows of a kind at all. */
export const isReadable = (actor: Actor, { resource }: Source) =>
  can(actor, `${resource.permission}:list`) || can(actor, `${resource.permission}:query`)

/** The ink tanks of a machine and the rollers of a decor, as far as the reader may see them. */
export async function thingsOf(read: Read, { equipmentId, longCode }: Complaint): Promise<Pick<Around, 'ductIds' | 'rollerIds'>> {
  const [ducts, rollers] = await Promise.all([
    equipmentId === null ? [] : read.of(duct).find({ equipmentId }),
    longCode ? read.of(roller).find({ decorCode: longCode }) : [],
  ])
  return { ductIds: ducts.map(({ id }) => id), rollerIds: rollers.map(({ id }) => id) }
}
