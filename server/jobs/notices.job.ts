import { setTimeout as pause } from 'node:timers/promises'
import { registry } from '../domain/index.ts'
import {
  answerLinks,
  type Claim,
  claimDelivery,
  type DeliveryRef,
  type EventRef,
  fanOut,
  keyAnswers,
  type Leaving,
  lockDeliveries,
  type Outcome,
  settleDelivery,
  sweepNotices as sweep,
} from '../domain/notice/index.ts'
import { type Actor, type Store, systemActor, type UnitOfWork } from '../kernel/index.ts'
import { batchWrites } from './batchWrites.ts'
import type { JobRun } from './job.ts'
import { pathOf, worded } from './noticeSurroundings.ts'

/** Works out who is told of an event. */
export async function fanOutNotice({ store, channels, payload: { eventId, plantId } }: JobRun<EventRef>) {
  const surroundings = { isReady: channels.isReady, pathOf, worded }
  return { deliveries: await store.write(systemActor(plantId), (uow) => fanOut(uow, eventId, surroundings)) }
}

const SETTLE_TRIES = 5
const SETTLE_PAUSE_MS = 400

/** What has been sent must be written down: a base that is busy or restarts is asked again, for some seconds. */
async function settle(store: Store, actor: Actor, claim: Claim, outcome: Outcome): Promise<void> {
  for (let tried = 1; ; tried++) {
    try {
      return await batchWrites(store, actor, { key: claim.id, work: (uow) => settleDelivery(uow, claim, outcome) })
    } catch (error) {
      if (tried === SETTLE_TRIES) throw error
      await pause(SETTLE_PAUSE_MS * 2 ** (tried - 1))
    }
  }
}

/** The first who takes an answer to a message. */
async function linkOf(uow: UnitOfWork, leaving: Leaving) {
  for (const link of registry.extensionsOf(answerLinks)) {
    const found = await link(uow, leaving)
    if (found) return found
  }
  return null
}

const acceptsKey = async (uow: UnitOfWork, leaving: Leaving) =>
  (await Promise.all(registry.extensionsOf(keyAnswers).map(({ acceptsKey }) => acceptsKey(uow, leaving)))).some(Boolean)

/** Sent outside of any transaction, between two: one that makes the delivery this worker's own, and one that says what came of it. */
export async function deliverNotice({ store, channels, payload: { deliveryId, plantId } }: JobRun<DeliveryRef>) {
  const actor = systemActor(plantId)
  const claim = await batchWrites(store, actor, {
    key: deliveryId,
    begin: lockDeliveries,
    work: (uow) => claimDelivery(uow, deliveryId, { isReady: channels.isReady, worded, linkOf, acceptsKey }),
  })
  if (!claim) return { outcome: 'nothing to send' }
  const outcome = await channels.send(claim.outgoing)
  await settle(store, actor, claim, outcome)
  return { outcome: outcome.kind }
}

/** One plant after the other, whatever became of the one before; idle plants cost a look into three indexes. */
export async function sweepNotices({ store, logger }: JobRun<object>) {
  const swept: Record<string, object> = {}
  const faults: unknown[] = []
  for (const { id } of await store.read(systemActor(0)).of(registry.inRole('tenant')).find({})) {
    const done = await sweep(store, systemActor(id)).catch((error: unknown) => void faults.push(error))
    if (done && Object.values(done).some((n) => n > 0)) swept[id] = done
  }
  if (Object.keys(swept).length) logger.info({ swept }, 'notices swept')
  if (faults.length) throw faults[0]
  return { swept }
}
