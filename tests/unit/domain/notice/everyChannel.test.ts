import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type AddressKey, CHANNEL, CHANNELS, flagOf, hasSecretAddress } from '../../../../server/domain/notice/channels.ts'
import { weChatLog } from '../../../../server/domain/system/index.ts'
import { type NoticeDesk, openNoticeDesk } from './noticeDesk.ts'

let desk: NoticeDesk
beforeEach(async () => {
  desk = await openNoticeDesk()
})
afterEach(() => desk.close())

const ADDRESSES: Readonly<Record<Exclude<AddressKey, 'userId'>, string>> = {
  email: 'a@example.com',
  mobile: '13806120004',
  voiceTel: '0512-66660001',
  wechatKey: '693a91f6-7xxx-4bc4-97a0-0ec2sifa5aaa',
}
/** One channel alone is on and has all templates. */
async function switchOn(channel: (typeof CHANNELS)[number]) {
  const flags = Object.fromEntries(CHANNELS.map((one) => [flagOf(one), one === channel]))
  await desk.change('FAULT_REPORTED', { ...flags, smsTemplateCode: 'SMS_1', voiceTemplateCode: 'TTS_1' })
}
const outer = CHANNELS.flatMap((channel) => {
  const { address } = CHANNEL[channel]
  return address === 'userId' ? [] : [{ channel, key: address, address: ADDRESSES[address] }]
})
const sendUrgent = async () => {
  const [delivery] = await desk.tell({ isUrgent: true })
  await desk.deliver(delivery?.id ?? 0)
  return desk.delivery(delivery?.id ?? 0)
}

describe.each(outer)('the channel $channel', ({ channel, key, address }) => {
  it('takes a notice to the address of its receiver, which its delivery shows unless it opens something', async () => {
    await switchOn(channel)
    await desk.receiver({ [key]: address })
    const delivery = await sendUrgent()
    expect(desk.sent).toEqual([expect.objectContaining({ channel, address })])
    expect(delivery).toMatchObject({ channel, status: 'SENT' })
    expect(delivery.address === address).toBe(!hasSecretAddress(channel))
    expect(await desk.store.read(desk.system).of(weChatLog).find({})).toHaveLength(CHANNEL[channel].hasMessageLog ? 1 : 0)
  })

  it('reaches nobody without an address', async () => {
    await switchOn(channel)
    await desk.receiver({ userId: await desk.someone() })
    expect(await desk.tell({ isUrgent: true })).toMatchObject([{ channel, status: 'NOT_CONFIGURED', reason: 'NO_ADDRESS' }])
  })

  it('waits for the next minute once the address has had what the provider takes', async () => {
    const { perMinute } = CHANNEL[channel]
    await switchOn(channel)
    await desk.receiver({ [key]: address })
    const most = perMinute ?? 3
    const all = []
    for (let nth = 0; nth <= most; nth++) all.push(await sendUrgent())
    const waiting = all.filter(({ reason }) => reason === 'RATE_LIMIT')
    expect(waiting.map(({ id }) => id)).toEqual(perMinute === null ? [] : [all.at(-1)?.id])
  })
})
