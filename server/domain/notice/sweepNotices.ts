import { type Actor, advance, type Store } from '../../kernel/index.ts'
import { deliverNoticeJob } from './fanOut.ts'
import { deliveryFlow, noticeDelivery } from './noticeDelivery.resource.ts'
import { fanOutNoticeJob } from './publish.ts'
import { dueDeliveries, forgottenEvents, interruptedDeliveries, markHanded } from './sweep.query.ts'

/** At most so many at a time: what is left waits for the next round. */
const ROUND_MAX = 500

/**
 * Hands over what has become due or was lost on its way, and gives up what was being sent when its sender died: that may have arrived, so
 * a person decides. Writes nothing when there is nothing to do.
 */
export async function sweepNotices(store: Store, actor: Actor): Promise<Record<'handed' | 'interrupted' | 'forgotten', number>> {
  const { plantId } = actor
  const read = store.read(actor)
  const [due, stuck, forgotten] = [await dueDeliveries(read, ROUND_MAX), await interruptedDeliveries(read), await forgottenEvents(read)]
  if (due.length || forgotten.length)
    await store.write(actor, async (uow) => {
      if (due.length) await markHanded(uow, due)
      for (const deliveryId of due) uow.enqueue(deliverNoticeJob, { deliveryId, plantId })
      for (const eventId of forgotten) uow.enqueue(fanOutNoticeJob, { eventId, plantId })
    })
  if (stuck.length)
    await store.write(actor, async (uow) => {
      for (const delivery of await uow.of(noticeDelivery).many(stuck))
        if (delivery?.status === 'SENDING') await advance(uow, deliveryFlow.fail, delivery, { reason: 'INTERRUPTED' })
    })
  return { handed: due.length, interrupted: stuck.length, forgotten: forgotten.length }
}
