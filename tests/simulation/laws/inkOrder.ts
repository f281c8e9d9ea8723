import type { Judge } from './answers.ts'

interface Issue {
  readonly id: number
  readonly place: number
  readonly batch: string
}
/** Issues of a moment from a place, without a reason. */
const ISSUES = `SELECT id, ink_stock_id AS place, batch_no AS batch FROM ink_log
  WHERE created_at >= ? AND store_type = 'OUT' AND state = 'POSTED' AND override_reason IS NULL AND ink_can_id IS NULL AND stocktake_id IS NULL`
/** Another place of the ink that expires earlier, may be used today, and has more than what stands open at machines. */
const EARLIER = `SELECT o.batch_no AS batch FROM ink_stock p JOIN ink_stock o ON o.ink_id = p.ink_id AND o.plant_id = p.plant_id AND o.id <> p.id
  WHERE p.id = ? AND o.state = 'OPEN' AND o.expiring_date < p.expiring_date AND o.expiring_date >= ?
    AND o.quantity > coalesce((SELECT sum(c.content_kg) FROM ink_can c WHERE c.ink_stock_id = o.id AND c.state = 'OPEN'), 0)`
const ISSUING = new Set(['createInkLog', 'issueInk'])
const OFFSET_MS = 8 * 3_600_000

/** Ink that expires first is issued first, unless somebody gives a reason: looked at right after each issue, before anything else moves. */
export const whatExpiresFirstIsIssuedFirst: Judge = (world, { command: { name, outcome, at } }) => {
  if (!ISSUING.has(name) || outcome !== 'ok') return undefined
  const day = new Date(Date.parse(at) + OFFSET_MS).toISOString().slice(0, 10)
  const faults = world.rows<Issue>(ISSUES, Date.parse(at)).flatMap(({ id, place, batch }) => {
    const [earlier] = world.rows<{ batch: string }>(EARLIER, place, day)
    return earlier ? [`ink entry ${id} took batch ${batch} without a reason while ${earlier.batch} expires earlier`] : []
  })
  return faults[0]
}
