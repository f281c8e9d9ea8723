import type { Condition, Read, ResourceDef, RowOf } from '../../kernel/index.ts'
import { duct, ductLog } from '../duct/index.ts'
import { shiftHandover } from '../handover/index.ts'
import { inspectionOrder } from '../inspection/index.ts'
import { USE_KINDS } from '../ledger/index.ts'
import { maintenanceOrder } from '../maintenance/index.ts'
import { equipment } from '../masterdata/index.ts'
import { repairLog, reportLog } from '../repair/index.ts'
import { roller, rollerLog, rollerRepair } from '../roller/index.ts'
import { attendance, productionSchedule, workerVacation } from '../shifts/index.ts'
import { inkCan, inkCanStay, inkLog } from '../stock/index.ts'
import { changesInWords, config, fieldWord, type Logged, operationLog, type Reader } from '../system/index.ts'
import { type Complaint, complaint } from './complaint.resource.ts'
import { QA_STAGES } from './stages.ts'
import type { Around, Filter, Source } from './timelineSource.ts'

const source = <D extends ResourceDef>(one: Source<D>): Source => one as unknown as Source

const within = ({ from, to }: Around): Condition => ({ from, to })
const onDays = ({ fromDay, toDay }: Around): Condition => ({ from: fromDay, to: toDay })
const NONE: Condition = { eq: null }
/** What began before the window ends and has not ended before it begins, by the fields of both moments or both days. */
const spanning =
  (begin: string, end: string, more: Filter = {}) =>
  (at: Around): Filter => ({ [begin]: { to: at.to }, [end]: { from: at.from }, ...more })
const spanningDays =
  (begin: string, end: string, more: Filter = {}) =>
  (at: Around): Filter => ({ [begin]: { to: at.toDay }, [end]: { from: at.fromDay }, ...more })
/** What began before the window ends and goes on. */
const goingOn =
  (begin: string, more: Filter) =>
  (at: Around): Filter => ({ [begin]: { to: at.to }, ...more })
const atMachine =
  (...conditions: readonly ((at: Around) => Filter)[]) =>
  (at: Around) =>
    at.record.equipmentId === null ? [] : conditions.map((condition) => ({ equipmentId: { eq: at.record.equipmentId }, ...condition(at) }))
const among = (ids: readonly number[], key: string, filters: readonly Filter[]): Filter[] =>
  ids.length ? filters.map((filter) => ({ [key]: { in: ids }, ...filter })) : []
const words = (...parts: readonly (string | number | null | undefined)[]) =>
  parts.filter((part) => part !== null && part !== '').join(' · ') || null

const SHORT = 80
const SHOWN = 3
/** 'Status: In use → Out of use' for each value that was changed, as far as values are short. */
async function changeDetails(reader: Reader, rows: readonly RowOf<typeof operationLog>[]) {
  const detailsByRow = new Map<number, string | null>()
  for (const name of new Set(rows.map(({ resource }) => resource))) {
    const resource = reader.registry.byName(name)
    const some = rows.filter((row) => row.resource === name)
    const changes = resource
      ? await changesInWords(
          reader,
          resource,
          some.map((row) => JSON.parse(row.changes) as Logged),
        )
      : []
    const labelOf = (field: string) => fieldWord(reader, name, field)
    for (const [at, row] of some.entries()) {
      const texts = (changes[at] ?? []).map(({ field, before, after }) => `${labelOf(field)}: ${before ?? '—'} → ${after ?? '—'}`)
      detailsByRow.set(row.id, words(...texts.filter((text) => text.length <= SHORT).slice(0, SHOWN)))
    }
  }
  return (row: { readonly id: number }) => detailsByRow.get(row.id) ?? null
}
const changed = (at: Around, of: ResourceDef, ids?: readonly number[]): Filter[] => {
  const rows = { resource: { eq: of.name }, action: { eq: 'update' }, at: within(at) }
  return ids ? among(ids, 'recordId', [rows]) : [rows]
}

const UNFINISHED = ['PENDING', 'REPAIRING', 'USABLE_WITH_FAULT']
const FINISHED = ['COMPLETED', 'CONFIRMED']

export const SOURCES: readonly Source[] = [
  source({
    kind: 'REPORT',
    resource: reportLog,
    // Whether the machine stood or ran with a fault that was known.
    filters: atMachine(
      goingOn('reportDate', { status: { in: UNFINISHED } }),
      spanning('reportDate', 'completedAt', { status: { in: FINISHED } }),
      spanning('reportDate', 'resumeDate', { status: { in: FINISHED }, completedAt: NONE }),
      (at) => ({ reportDate: within(at), status: { in: FINISHED }, completedAt: NONE, resumeDate: NONE }),
    ),
    when: (row) => row.reportDate,
    until: (row) => (UNFINISHED.includes(row.status) ? null : (row.completedAt ?? row.resumeDate ?? row.reportDate)),
    detail: (row) => row.description,
    state: 'status',
  }),
  source({
    kind: 'REPAIR',
    resource: repairLog,
    filters: atMachine(
      goingOn('beginDate', { status: { in: ['IN_PROGRESS', 'WAITING_PARTS'] } }),
      spanning('beginDate', 'completeDate', { status: { eq: 'COMPLETED' } }),
      // One that nobody began, or that was called off, has one moment alone.
      (at) => ({ completeDate: within(at), beginDate: NONE, status: { eq: 'COMPLETED' } }),
      (at) => ({ beginDate: within(at), status: { eq: 'CANCELLED' } }),
    ),
    when: (row) => row.beginDate ?? row.completeDate ?? row.createdAt,
    until: (row) => (row.status === 'CANCELLED' ? row.beginDate : row.completeDate),
    detail: (row) => words(row.faultDescription, row.description),
    state: 'status',
  }),
  source({
    kind: 'INSPECTION',
    resource: inspectionOrder,
    // Values in range are as they should be.
    filters: atMachine(
      (at) => ({ doneAt: within(at), status: { eq: 'DONE' }, isOverRef: { eq: true } }),
      (at) => ({ doneAt: within(at), status: { eq: 'SKIPPED' } }),
      spanning('dueFrom', 'dueUntil', { doneAt: NONE, status: { eq: 'SKIPPED' } }),
      spanning('dueFrom', 'dueUntil', { isMissed: { eq: true } }),
    ),
    when: (row) => row.doneAt ?? row.dueFrom,
    until: (row) => row.doneAt ?? row.dueUntil,
    detail: (row) => words(row.pointName, row.checkName, row.value1, row.skipReason),
    state: 'status',
  }),
  source({
    kind: 'MAINTENANCE',
    resource: maintenanceOrder,
    // By the day on which it was done, whenever that was planned and entered; else by the day for which it was planned.
    filters: atMachine(
      (at) => ({ actualDate: onDays(at), status: { eq: 'DONE' } }),
      (at) => ({ planDate: onDays(at), status: { in: ['PENDING', 'IN_PROGRESS', 'CANCELLED'] } }),
    ),
    when: (row) => (row.status === 'DONE' && row.actualDate) || row.planDate,
    detail: (row) => words(row.pointName, row.checkName, row.value1),
    state: 'status',
  }),
  source({
    kind: 'INK',
    resource: inkLog,
    // What was reversed counts as if it had never been.
    filters: atMachine((at) => ({ bookedAt: within(at), state: { eq: 'POSTED' }, storeType: { in: USE_KINDS } })),
    when: (row) => row.bookedAt as Date,
    detail: (row) => words(row.batchNo as string, row.decorCode as string, `${row.quantityChanged} kg`),
    state: 'storeType' as never,
  }),
  source({
    kind: 'INK_CAN',
    resource: inkCan,
    filters: atMachine(goingOn('openedAt', { state: { eq: 'OPEN' } })),
    when: (row) => row.openedAt ?? row.createdAt,
    until: () => null,
    detail: (row) => row.decorCode,
    state: 'state',
  }),
  // What had come back from there before it was taken away once more.
  source({
    kind: 'INK_CAN',
    resource: inkCanStay,
    filters: atMachine(spanning('since', 'until')),
    when: (row) => row.since,
    until: (row) => row.until,
    record: ({ inkCanId }) => ({ resource: inkCan, id: inkCanId }),
    detail: (row) => row.decorCode,
  }),
  // What has come back from there, the last time that each was away.
  source({
    kind: 'INK_CAN',
    resource: inkCan,
    filters: (at) => {
      const { equipmentId } = at.record
      const came = { lastEquipmentId: { eq: equipmentId }, state: { in: ['FULL', 'OPEN', 'PARTIAL', 'EMPTY'] } }
      return equipmentId === null ? [] : [spanning('awaySince', 'returnedAt', came)(at)]
    },
    when: (row) => row.awaySince ?? row.createdAt,
    until: (row) => row.returnedAt,
    detail: (row) => row.lastDecorCode,
    state: 'state',
  }),
  source({
    kind: 'DUCT',
    resource: ductLog,
    filters: (at) =>
      among(at.ductIds, 'ductId', [
        { beginDate: { to: at.toDay }, status: { eq: 'OPEN' } },
        spanningDays('beginDate', 'endDate', { status: { eq: 'CLOSED' } })(at),
      ]),
    when: (row) => row.beginDate,
    until: (row) => row.endDate,
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
    filters: (at) =>
      among(at.rollerIds, 'rollerId', [spanningDays('outDate', 'returnDate')(at), { outDate: { to: at.toDay }, status: { eq: 'OUT' } }]),
    when: (row) => row.outDate,
    until: (row) => row.returnDate,
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
    kind: 'ABSENCE',
    resource: workerVacation,
    filters: (at) => [spanningDays('beginDate', 'endDate', { status: { eq: 'APPROVED' } })(at)],
    when: (row) => row.beginDate,
    until: (row) => row.endDate,
    person: 'workerId',
    detail: (row) => row.remark,
    state: 'vacType',
  }),
  source({
    kind: 'ABSENCE',
    resource: attendance,
    filters: (at) => [{ date: onDays(at), presence: { eq: 'ABSENT' }, status: { eq: 'RECORDED' } }],
    when: (row) => row.date,
    person: 'workerId',
    detail: (row) => row.remark,
    state: 'presence',
  }),
  source({
    kind: 'HANDOVER',
    resource: shiftHandover,
    filters: (at) => [spanning('beganAt', 'endsAt')(at)],
    when: (row) => row.beganAt,
    until: (row) => row.endsAt,
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
    detail: (row) => row.userName,
    details: changeDetails,
  }),
  source({
    kind: 'COMPLAINT',
    resource: complaint,
    filters: atMachine((at) => ({ prodDate: onDays(at), qaState: { in: [...QA_STAGES] } })),
    when: (row) => row.prodDate ?? row.claimDate,
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
