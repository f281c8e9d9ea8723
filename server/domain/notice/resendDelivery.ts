import { command, conflict, type Read, type Refusal, type RowOf } from '../../kernel/index.ts'
import { channelsOf, isReached, shownAddress } from './addresses.ts'
import { deliverNoticeJob } from './fanOut.ts'
import { deliveryFlow, type noticeDelivery } from './noticeDelivery.resource.ts'
import { noticeReceiver } from './noticeReceiver.resource.ts'
import { notificationType } from './notificationType.resource.ts'

type Delivery = RowOf<typeof noticeDelivery>
async function unreachable(at: Pick<Read, 'of'>, { receiverId, typeId, channel }: Delivery): Promise<Refusal | undefined> {
  const category = await at.of(notificationType).get(typeId)
  const channelWord = `noticeDelivery.values.channel.${channel}`
  if (category.status !== 'ENABLED') return conflict('notice.categoryDisabled', { name: category.name })
  if (!channelsOf(category).includes(channel)) return conflict('notice.channelOff', { name: category.name, channel: channelWord })
  const receiver = await at.of(noticeReceiver).get(receiverId)
  const { name } = receiver
  if (receiver.status !== 'ENABLED') return conflict('notice.receiverDisabled', { name })
  return isReached(receiver, channel) ? undefined : conflict('notice.unreached', { name, channel: channelWord })
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
