import type { World } from '../run/world.ts'
import { law } from './law.ts'

const OPEN = `('PENDING', 'REPAIRING')`

/** A machine has one stop that is open, however many tell of it: all but one follow it. */
async function oneOpenStopLeads(world: World): Promise<readonly string[]> {
  return world
    .rows<{ equipment_id: number; nos: string }>(
      `SELECT equipment_id, group_concat(report_no) AS nos FROM report_log
        WHERE is_stopped AND status IN ${OPEN} AND resume_date IS NULL AND joined_to_id IS NULL GROUP BY equipment_id HAVING count(*) > 1`,
    )
    .map(({ equipment_id, nos }) => `machine ${equipment_id} has several open stops: ${nos}`)
}
/** Nothing ends before it began. */
async function workEndsAfterItBegan(world: World): Promise<readonly string[]> {
  const reports = world.rows<{ report_no: string }>(
    'SELECT report_no FROM report_log WHERE resume_date < report_date OR accepted_at < report_date',
  )
  const repairs = world.rows<{ repair_no: string }>('SELECT repair_no FROM repair_log WHERE complete_date < begin_date')
  const runs = world.rows<{ report_id: number }>('SELECT report_id FROM report_run WHERE to_at < from_at')
  return [
    ...reports.map(({ report_no }) => `report ${report_no} ends before it began`),
    ...repairs.map(({ repair_no }) => `repair ${repair_no} ends before it began`),
    ...runs.map(({ report_id }) => `report ${report_id} ran backwards`),
  ]
}
/** A report and its repairs agree whether somebody is at work. */
async function reportsAgreeWithRepairs(world: World): Promise<readonly string[]> {
  return world
    .rows<{ report_no: string; status: string }>(
      `SELECT r.report_no, r.status FROM report_log r WHERE r.status IN ('CANCELLED', 'REJECTED', 'VOIDED', 'PENDING')
        AND EXISTS (SELECT 1 FROM repair_log w WHERE w.report_id = r.id AND w.status IN ('ASSIGNED', 'IN_PROGRESS', 'WAITING_PARTS'))`,
    )
    .map(({ report_no, status }) => `report ${report_no} is ${status} and somebody is at work on it`)
}
export const repairLaws = [
  law('repair', 'hour', oneOpenStopLeads),
  law('repair', 'day', workEndsAfterItBegan),
  law('repair', 'day', reportsAgreeWithRepairs),
]
