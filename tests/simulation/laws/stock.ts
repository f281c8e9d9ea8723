import { registry } from '../../../server/domain/index.ts'
import { inconsistencies } from '../../../server/store/read/consistency.ts'
import type { World } from '../run/world.ts'
import { law } from './law.ts'

interface Need {
  readonly work: string
  readonly part: number
  readonly needed: number
}
const OPEN_REPAIRS = `('ASSIGNED', 'IN_PROGRESS', 'WAITING_PARTS')`
const OPEN_ORDERS = `('PENDING', 'IN_PROGRESS')`
/** What open work still needs: its lines, less what was taken for it. */
const NEEDS = `
  SELECT 'repair ' || p.repair_id AS work, p.part_id AS part,
    max(0, p.quantity - max(0, -coalesce((SELECT sum(e.quantity_changed) FROM spare_part_log e
      WHERE e.repair_log_id = p.repair_id AND e.part_id = p.part_id AND e.store_type IN ('OUT', 'RETURN') AND e.state = 'POSTED'), 0))) AS needed
    FROM repair_part p JOIN repair_log r ON r.id = p.repair_id WHERE r.status IN ${OPEN_REPAIRS}
  UNION ALL
  SELECT 'order ' || p.order_id, p.part_id,
    max(0, p.quantity - max(0, -coalesce((SELECT sum(e.quantity_changed) FROM spare_part_log e
      WHERE e.maintenance_order_id = p.order_id AND e.repair_log_id IS NULL AND e.part_id = p.part_id AND e.store_type IN ('OUT', 'RETURN') AND e.state = 'POSTED'), 0)))
    FROM maintenance_order_part p JOIN maintenance_order o ON o.id = p.order_id WHERE o.status IN ${OPEN_ORDERS} AND p.part_id IS NOT NULL`
const RESERVED = `
  SELECT CASE WHEN repair_log_id IS NULL THEN 'order ' || maintenance_order_id ELSE 'repair ' || repair_log_id END AS work, part_id AS part, quantity AS needed
    FROM part_reservation`

/** What is reserved is what open work still needs, and each part says how much of it that is. */
async function reservationsAreNeeds(world: World): Promise<readonly string[]> {
  const name = ({ work, part }: Need) => `${work} part ${part}`
  const wanted = new Map(world.rows<Need>(NEEDS).map((one) => [name(one), one.needed]))
  const there = new Map(world.rows<Need>(RESERVED).map((one) => [name(one), one.needed]))
  const differing = [...new Set([...wanted.keys(), ...there.keys()])].filter((key) => wanted.get(key) !== there.get(key))
  const sums = world.rows<{ id: number; reserved: number; sum: number }>(
    'SELECT p.id, p.reserved, coalesce(sum(r.quantity), 0) AS sum FROM spare_part p LEFT JOIN part_reservation r ON r.part_id = p.id GROUP BY p.id HAVING p.reserved <> sum',
  )
  return [
    ...differing.map((key) => `${key}: needed ${wanted.get(key)}, reserved ${there.get(key)}`),
    ...sums.map(({ id, reserved, sum }) => `part ${id}: ${sum} reserved, it says ${reserved}`),
  ]
}
/** No can holds less than nothing or more than it was filled with, and an open one stands at a machine. */
async function cansMatchTheirMovements(world: World): Promise<readonly string[]> {
  return world
    .rows<{ can_no: string; state: string }>(
      `SELECT can_no, state FROM ink_can WHERE content_kg < 0 OR (full_kg IS NOT NULL AND content_kg > full_kg)
        OR (state = 'OPEN') <> (equipment_id IS NOT NULL) OR (state IN ('EMPTY', 'VOID') AND content_kg <> 0)`,
    )
    .map(({ can_no, state }) => `can ${can_no} is ${state} and does not look so`)
}
/** What a delivery has brought is what its receipts come to. */
async function ordersReceiveTheirReceipts(world: World): Promise<readonly string[]> {
  const logs = ['spare_part_log', 'accessory_log', 'ink_log']
  const entries = logs.map(
    (table) => `SELECT stock_order_id AS id, quantity_changed AS change FROM ${table} WHERE stock_order_id IS NOT NULL`,
  )
  return world
    .rows<{ no: string; received: number; sum: number }>(
      `SELECT o.order_no AS no, o.received, coalesce(e.sum, 0) AS sum FROM stock_order o
        LEFT JOIN (SELECT id, sum(change) AS sum FROM (${entries.join(' UNION ALL ')}) GROUP BY id) e ON e.id = o.id
        WHERE o.received <> max(0, coalesce(e.sum, 0))`,
    )
    .map(({ no, received, sum }) => `order ${no}: ${sum} came, it says ${received}`)
}
/** What areas say must hold among their rows. */
async function areasHoldTogether({ site }: World): Promise<readonly string[]> {
  return inconsistencies(site.store, registry)
}
export const stockLaws = [
  law('stock', 'day', reservationsAreNeeds),
  law('stock', 'day', cansMatchTheirMovements),
  law('stock', 'day', ordersReceiveTheirReceipts),
  law('domain', 'end', areasHoldTogether),
]
