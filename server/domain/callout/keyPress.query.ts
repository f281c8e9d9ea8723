import { systemActor } from '../../kernel/index.ts'
import { type KeyAnswers, noticeDelivery, noticeReceiver } from '../notice/index.ts'
import { answerCall } from './answerCall.ts'
import { attemptOf } from './attemptOf.ts'
import { LIVES_MS } from './callLink.ts'

/** A key of the telephone answers a call, as long as a link in a message would. */
export const callKeyAnswers: KeyAnswers = {
  asks: async (uow, leaving) => (await attemptOf(uow, leaving))?.state === 'CALLED',
  answer: (store, { plantId, deliveryId }) =>
    store.write(systemActor(plantId), async (uow) => {
      const [delivery] = await uow.of(noticeDelivery).many([deliveryId])
      const [receiver] = delivery ? await uow.of(noticeReceiver).many([delivery.receiverId]) : []
      if (!delivery || !receiver || uow.now.getTime() - delivery.createdAt.getTime() > LIVES_MS) return false
      const attempt = await attemptOf(uow, { eventId: delivery.eventId, receiver })
      if (!attempt) return false
      await answerCall(uow, attempt.id, 'VOICE')
      return true
    }),
}
