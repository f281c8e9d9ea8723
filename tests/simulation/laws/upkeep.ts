import type { World } from '../run/world.ts'
import { law } from './law.ts'

const DAY_MS = 86_400_000
const OFFSET_MS = 8 * 3_600_000

/** What is due is asked for one time, whoever asks and however often. */
async function dueOrdersAreMadeOnce(world: World): Promise<readonly string[]> {
  const inspections = world.rows<{ what: string }>(
    `SELECT 'point ' || point_id || ' on ' || plan_date AS what FROM inspection_order GROUP BY point_id, plan_date, shift_id HAVING count(*) > 1`,
  )
  const orders = world.rows<{ what: string }>(
    `SELECT 'plan ' || plan_id || ' on ' || due_date AS what FROM maintenance_order WHERE plan_id IS NOT NULL AND due_date IS NOT NULL GROUP BY plan_id, due_date HAVING count(*) > 1`,
  )
  return [...inspections, ...orders].map(({ what }) => `${what} has more than one order`)
}
/** A plan that came due more than a day ago has its order. */
async function dueOrdersAreMade(world: World): Promise<readonly string[]> {
  const yesterday = new Date(world.clock.ms + OFFSET_MS - DAY_MS).toISOString().slice(0, 10)
  return world
    .rows<{ id: number; next_maint_date: string }>(
      `SELECT p.id, p.next_maint_date FROM maintenance_plan p JOIN equipment e ON e.id = p.equipment_id
        JOIN plant t ON t.id = p.plant_id AND t.status = 'ENABLED'
        WHERE p.status = 'ENABLED' AND NOT p.is_paused AND e.status = 'ENABLED' AND NOT e.is_paused AND p.next_maint_date < ?
          AND p.updated_at < ? AND e.updated_at < ? AND NOT EXISTS (SELECT 1 FROM maintenance_order o WHERE o.plan_id = p.id AND o.due_date = p.next_maint_date)`,
      ...[yesterday, world.clock.ms - DAY_MS, world.clock.ms - DAY_MS],
    )
    .map(({ id, next_maint_date }) => `plan ${id} came due on ${next_maint_date} and has no order`)
}
/** A handover for each shift, one time. */
async function handoversAreMadeOnce(world: World): Promise<readonly string[]> {
  return world
    .rows<{ what: string }>(
      `SELECT date || ' shift ' || shift_id AS what FROM shift_handover GROUP BY plant_id, date, shift_id HAVING count(*) > 1`,
    )
    .map(({ what }) => `${what} has more than one handover`)
}
export const upkeepLaws = [
  law('inspection', 'day', dueOrdersAreMadeOnce),
  law('maintenance', 'day', dueOrdersAreMade),
  law('handover', 'day', handoversAreMadeOnce),
]
