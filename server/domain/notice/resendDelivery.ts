import { command, conflict, type Read, type Refusal, type RowOf } from '../../kernel/index.ts'
import { isReached, shownAddress } from './addresses.ts'
import { deliverNoticeJob } from './fanOut.ts'
import { deliveryFlow, type noticeDelivery } from './noticeDelivery.resource.ts'
import { noticeReceiver } from './noticeReceiver.resource.ts'

async function unreachable(at: Pick<Read, 'of'>, { receiverId, channel }: RowOf<typeof noticeDelivery>): Promise<Refusal | undefined> {
  const receiver = await at.of(noticeReceiver).get(receiverId)
  const { name } = receiver
  if (receiver.status !== 'ENABLED') return conflict('notice.receiverDisabled', { name })
  if (!isReached(receiver, channel)) return conflict('notice.unreached', { name, channel: `noticeDelivery.values.channel.${channel}` })
  return undefined
}

/** Somebody decides that it goes out once more, to where the receiver is reached now. */
export const resendDelivery = command({
  on: deliveryFlow.resend,
  blocked: ({ read, record }) => unreachable(read, record),
  async run({ uow, record }) {
    const refusal = await unreachable(uow, record)
    if (refusal) throw refusal
    const receiver = await uow.of(noticeReceiver).get(record.receiverId)
    uow.enqueue(deliverNoticeJob, { deliveryId: record.id, plantId: record.plantId })
    const { channel } = record
    return {
      address: shownAddress(receiver, channel),
      userId: channel === 'BELL' ? receiver.userId : null,
      attempts: 0,
      nextAt: null,
      sentAt: null,
      readAt: null,
      reason: null,
      answer: null,
    }
  },
})
