import type { World } from '../run/world.ts'

/** What figures of stops are made of, as the operation log tells of a report. */
export interface ReportedRow {
  equipmentId: number
  isStopped: boolean
  status: string
  reportDate: number | null
  resumeDate: number | null
}
interface Replay {
  lastId: number
  readonly reports: Map<number, ReportedRow>
}
const FIELDS = ['equipmentId', 'isStopped', 'status', 'reportDate', 'resumeDate'] as const
type Row = Record<'id' | 'equipment_id' | 'is_stopped', number> & { status: string; report_date: number | null; resume_date: number | null }

/** Reports as the base has them now. */
export const presentReports = (world: World): Map<number, ReportedRow> =>
  new Map(
    world
      .rows<Row>('SELECT id, equipment_id, is_stopped, status, report_date, resume_date FROM report_log')
      .map(({ id, equipment_id, is_stopped, status, report_date, resume_date }) => [
        id,
        { equipmentId: equipment_id, isStopped: Boolean(is_stopped), status, reportDate: report_date, resumeDate: resume_date },
      ]),
  )
const momentOf = (value: unknown) => (typeof value === 'string' ? Date.parse(value) : null)

function apply(report: ReportedRow, changes: Readonly<Record<string, readonly [unknown, unknown]>>): void {
  for (const key of FIELDS) {
    const change = changes[key]
    if (!change) continue
    const [, after] = change
    if (key === 'reportDate' || key === 'resumeDate') report[key] = momentOf(after)
    else Object.assign(report, { [key]: after })
  }
}

/** Reports as whoever reads nothing but the operation log would have them, from those that there were when the simulation began. */
export function replayedReports(world: World): ReadonlyMap<number, ReportedRow> {
  let replay = world.memory.get('replay') as Replay | undefined
  if (!replay) {
    const [{ last } = { last: 0 }] = world.rows<{ last: number }>('SELECT coalesce(max(id), 0) AS last FROM operation_log')
    replay = { lastId: last, reports: presentReports(world) }
    world.memory.set('replay', replay)
  }
  const lines = world.rows<{ id: number; record_id: number; action: string; changes: string }>(
    `SELECT id, record_id, action, changes FROM operation_log WHERE id > ? AND resource = 'reportLog' ORDER BY id`,
    replay.lastId,
  )
  for (const { id, record_id, action, changes } of lines) {
    replay.lastId = id
    if (action === 'delete') {
      replay.reports.delete(record_id)
      continue
    }
    const report = replay.reports.get(record_id) ?? { equipmentId: 0, isStopped: false, status: '', reportDate: null, resumeDate: null }
    replay.reports.set(record_id, report)
    apply(report, JSON.parse(changes) as never)
  }
  return replay.reports
}
