import type { World } from '../run/world.ts'
import { law } from './law.ts'

const HOUR_MS = 3_600_000

/** Deliveries that somebody has sent again after they failed: those may arrive a second time. */
const RESENT = `SELECT DISTINCT record_id AS id FROM operation_log WHERE resource = 'noticeDelivery' AND action = 'resend'`
/** A message reaches its receiver one time, whatever becomes of the process that sends it. */
async function messagesArriveOnce(world: World): Promise<readonly string[]> {
  const repeated = [...world.outer.arrived].filter(([, times]) => times > 1)
  if (!repeated.length) return []
  const resent = new Set(world.rows<{ id: number }>(RESENT).map(({ id }) => id))
  return repeated
    .filter(([reference]) => !resent.has(Number(reference.split('-')[1])))
    .map(([reference, times]) => `message ${reference} arrived ${times} times`)
}
/** A receiver has one delivery of an event on each channel. */
async function receiversNotifiedOnce(world: World): Promise<readonly string[]> {
  return world
    .rows<{ what: string }>(
      `SELECT 'event ' || event_id || ' receiver ' || receiver_id || ' by ' || channel AS what FROM notice_delivery GROUP BY event_id, receiver_id, channel HAVING count(*) > 1`,
    )
    .map(({ what }) => `${what} is there several times`)
}
/** Whatever queue was lost: nothing that happened is forgotten. */
async function everyEventIsWorkedOut(world: World): Promise<readonly string[]> {
  const since = world.clock.ms - 12 * HOUR_MS
  return world
    .rows<{ id: number }>(
      `SELECT e.id FROM notice_event e JOIN plant p ON p.id = e.plant_id AND p.status = 'ENABLED' WHERE fanned_out_at IS NULL AND e.created_at < ? AND e.created_at > ?`,
      ...[since, since - 48 * HOUR_MS],
    )
    .map(({ id }) => `event ${id} has waited for half a day`)
}
export const noticeLaws = [
  law('notice', 'hour', messagesArriveOnce),
  law('notice', 'day', receiversNotifiedOnce),
  law('notice', 'day', everyEventIsWorkedOut),
]
