import { defineRules, invalid, invalidField, newChoice, type UnitOfWork } from '../../../kernel/index.ts'
import { requireMember } from '../../identity/index.ts'
import { CHANNEL, channelsOf } from '../channels.ts'
import { notificationType } from '../notificationType.resource.ts'
import { type Addresses, isReached, NO_ADDRESSES, type Receiver } from './addresses.ts'
import { noticeReceiver } from './noticeReceiver.resource.ts'

type ReceiverInput = Partial<Addresses & Pick<Receiver, 'quietFrom' | 'quietTo'>>
const ADDRESSES: readonly string[] = [...Object.values(CHANNEL).flatMap(({ address, input }) => [address, input]), 'typeId']

/** Somebody whom no channel of the category reaches would never hear of anything. */
async function refuseUnreached(uow: UnitOfWork, typeId: number, input: ReceiverInput) {
  const [category] = await uow.of(notificationType).lockForShare([typeId])
  if (!category) return
  const channels = channelsOf(category)
  const whole = { ...NO_ADDRESSES, ...input }
  if (!channels.length || channels.some((channel) => isReached(whole, channel))) return
  const params = { category: category.name }
  throw invalid(channels.map((channel) => ({ field: CHANNEL[channel].input, rule: 'unreached', params })))
}

function refuseHalfQuiet({ quietFrom, quietTo }: ReceiverInput) {
  if (Boolean(quietFrom) !== Boolean(quietTo)) throw invalidField(quietFrom ? 'quietTo' : 'quietFrom', 'quietPair')
  if (quietFrom && quietFrom === quietTo) throw invalidField('quietTo', 'sameAsBegin')
}

export const noticeReceiverRules = defineRules(noticeReceiver, {
  async create({ uow, input }) {
    await requireMember(uow, 'userId', input.userId)
    refuseHalfQuiet(input)
    const wechatKey = input.robotKey ?? null
    await refuseUnreached(uow, input.typeId, { ...input, wechatKey })
    return { wechatKey }
  },
  async update({ uow, record, input }) {
    const userId = newChoice(record.userId, input.userId)
    await requireMember(uow, 'userId', userId)
    // Left out, the key stays; given empty, it goes.
    const wechatKey = input.robotKey === undefined ? record.wechatKey : input.robotKey
    const whole = { ...record, ...input, wechatKey }
    if ('quietFrom' in input || 'quietTo' in input) refuseHalfQuiet(whole)
    if (ADDRESSES.some((key) => key in input)) await refuseUnreached(uow, whole.typeId, whole)
    return { wechatKey }
  },
})
