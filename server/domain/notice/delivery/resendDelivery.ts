import { command, conflict, notFound, type Read, type Refusal, type RowOf, type UnitOfWork } from '../../../kernel/index.ts'
import { channelsOf } from '../channels.ts'
import { notificationType } from '../notificationType.resource.ts'
import { type Category, isReached, type Receiver, shownAddress } from '../receivers/addresses.ts'
import { noticeReceiver } from '../receivers/noticeReceiver.resource.ts'
import { deliverNoticeJob } from './fanOut.ts'
import { deliveryFlow, type noticeDelivery } from './noticeDelivery.resource.ts'

type Delivery = RowOf<typeof noticeDelivery>
interface Parties {
  readonly receiver: Receiver
  readonly category: Category
}
function unreachable({ receiver, category }: Parties, { channel }: Delivery): Refusal | undefined {
  const channelWord = `noticeDelivery.values.channel.${channel}`
  if (category.status !== 'ENABLED') return conflict('notice.categoryDisabled', { name: category.name })
  if (!channelsOf(category).includes(channel)) return conflict('notice.channelOff', { name: category.name, channel: channelWord })
  const { name } = receiver
  if (receiver.status !== 'ENABLED') return conflict('notice.receiverDisabled', { name })
  return isReached(receiver, channel) ? undefined : conflict('notice.unreached', { name, channel: channelWord })
}
const partiesOf = async (read: Read, { receiverId, typeId }: Delivery): Promise<Parties> => ({
  receiver: await read.of(noticeReceiver).get(receiverId),
  category: await read.of(notificationType).get(typeId),
})
/** The same, which nobody switches off before the unit ends. */
async function lockParties(uow: UnitOfWork, { receiverId, typeId }: Delivery): Promise<Parties> {
  const [receiver] = await uow.of(noticeReceiver).lockForShare([receiverId])
  if (!receiver) throw notFound(noticeReceiver.name, receiverId)
  const [category] = await uow.of(notificationType).lockForShare([typeId])
  if (!category) throw notFound(notificationType.name, typeId)
  return { receiver, category }
}

/** Somebody decides that it goes out once more, to where the receiver is reached now. */
export const resendDelivery = command({
  on: deliveryFlow.resend,
  blocked: async ({ read, record }) => unreachable(await partiesOf(read, record), record),
  async run({ uow, record }) {
    const parties = await lockParties(uow, record)
    const refusal = unreachable(parties, record)
    if (refusal) throw refusal
    const { receiver } = parties
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
