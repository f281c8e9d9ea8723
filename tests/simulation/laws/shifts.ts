import type { World } from '../run/world.ts'
import { law } from './law.ts'

/** What a leave takes from its account is its days while it is approved, and nothing otherwise. */
async function leaveTakesItsDays(world: World): Promise<readonly string[]> {
  return world
    .rows<{ leave_no: string; status: string; days: number; booked: number }>(
      `SELECT v.leave_no, v.status, v.days * 100 AS days, -sum(l.quantity_changed) AS booked FROM worker_vacation v JOIN leave_log l ON l.worker_vacation_id = v.id
        GROUP BY v.id`,
    )
    .flatMap(({ leave_no, status, days, booked }) => {
      const wanted = status === 'APPROVED' ? days : 0
      // Days are kept in tenths, entries in thousandths. One that was approved without an account has taken nothing, and stays so.
      return booked === wanted ? [] : [`leave ${leave_no} is ${status} with ${days / 1000} days, and has booked ${booked / 1000}`]
    })
}
/** Nobody is planned in two places of one shift. */
async function nobodyIsInTwoPlaces(world: World): Promise<readonly string[]> {
  return world
    .rows<{ what: string }>(
      `SELECT 'worker ' || w.target_id || ' on ' || s.date || ' in shift ' || s.shift_id AS what FROM production_schedule s JOIN production_schedule_worker w ON w.owner_id = s.id
        GROUP BY s.date, s.shift_id, w.target_id HAVING count(*) > 1`,
    )
    .map(({ what }) => `${what} is planned in several places`)
}
/** Nobody is on two leaves at the same time, as far as they are decided. */
async function nobodyIsOnTwoLeaves(world: World): Promise<readonly string[]> {
  return world
    .rows<{ a: string; b: string }>(
      `SELECT a.leave_no AS a, b.leave_no AS b FROM worker_vacation a JOIN worker_vacation b ON a.worker_id = b.worker_id AND a.id < b.id
        WHERE a.status = 'APPROVED' AND b.status = 'APPROVED' AND a.shift_id IS NULL AND b.shift_id IS NULL
          AND (a.begin_date < b.end_date OR (a.begin_date = b.end_date AND NOT (a.begin_half = 'PM' AND b.end_half = 'AM')))
          AND (b.begin_date < a.end_date OR (b.begin_date = a.end_date AND NOT (b.begin_half = 'PM' AND a.end_half = 'AM')))`,
    )
    .map(({ a, b }) => `leaves ${a} and ${b} overlap`)
}
/** Somebody is there or not, one time in each shift. */
async function attendanceNotifiedOnce(world: World): Promise<readonly string[]> {
  return world
    .rows<{ what: string }>(
      `SELECT 'worker ' || worker_id || ' on ' || date AS what FROM attendance WHERE status <> 'VOIDED' GROUP BY date, shift_id, worker_id HAVING count(*) > 1`,
    )
    .map(({ what }) => `${what} is marked several times`)
}
export const shiftLaws = [
  law('shifts', 'day', leaveTakesItsDays),
  law('shifts', 'day', nobodyIsInTwoPlaces),
  law('shifts', 'day', nobodyIsOnTwoLeaves),
  law('shifts', 'day', attendanceNotifiedOnce),
]
