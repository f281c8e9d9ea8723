import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { deliveryFlow, noticeDelivery, noticeReceiver, type Outcome } from '../../../../server/domain/notice/index.ts'
import { config, outbox, weChatLog } from '../../../../server/domain/system/index.ts'
import { systemActor } from '../../../../server/kernel/index.ts'
import { make, makePlant } from '../../../support/samples/factories.ts'
import { MINUTE, type NoticeDesk, openNoticeDesk, refusalOf } from './noticeDesk.ts'

let desk: NoticeDesk
beforeEach(async () => {
  desk = await openNoticeDesk()
})
afterEach(() => desk.close())

async function queued(input: Record<string, unknown> = { email: 'a@example.com' }) {
  const to = await desk.receiver(input)
  const [row] = (await desk.tell()).filter((one) => one.receiverId === to.id)
  return row?.id ?? 0
}
const again = (more: object = {}): Outcome => ({ kind: 'again', reason: 'UNREACHABLE', answer: 'refused', ...more })

describe('a delivery', () => {
  it('is sent with what the channel needs, and keeps the answer', async () => {
    const id = await queued()
    desk.answer({ kind: 'sent', answer: '250 queued as 1' })
    await desk.deliver(id)
    expect(desk.sent).toEqual([
      expect.objectContaining({ channel: 'EMAIL', address: 'a@example.com', subject: '【报修】凹印机 3 号（紧急）', templateCode: null }),
    ])
    expect(await desk.delivery(id)).toMatchObject({
      status: 'SENT',
      sentAt: desk.clock.now(),
      answer: '250 queued as 1',
      attempts: 1,
      reason: null,
    })
  })
  it('says where the record is when the site has an address', async () => {
    await desk.store.write(systemActor(0), async (uow) => {
      const [row] = await uow.of(config).lockWhere({ configKey: 'site.address' })
      if (row) await uow.of(config).patch(row, { configValue: 'https://mes.example.com/' })
    })
    await desk.deliver(await queued())
    expect(desk.sent[0]?.body).toMatch(/\n\nhttps:\/\/mes\.example\.com\/repair\/reportLogs\?open=\d+$/)
  })
  it('is sent by one of two that ask at once', async () => {
    const id = await queued()
    desk.answer(async () => {
      await new Promise((resolve) => setTimeout(resolve, 30))
      return { kind: 'sent', answer: 'OK' }
    })
    await Promise.all([desk.deliver(id), desk.deliver(id), desk.deliver(id)])
    await desk.deliver(id)
    expect(desk.sent).toHaveLength(1)
    expect(await desk.delivery(id)).toMatchObject({ status: 'SENT', attempts: 1 })
  })
  it('that was surely not sent is tried five times, each pause twice as long, under one reference', async () => {
    const id = await queued()
    desk.answer(again())
    for (const pause of [30, 60, 120, 240]) {
      await desk.deliver(id)
      const row = await desk.delivery(id)
      expect(row).toMatchObject({ status: 'QUEUED', reason: 'UNREACHABLE', answer: 'refused' })
      expect(row.nextAt).toEqual(new Date(desk.clock.now().getTime() + pause * 1000))
      desk.clock.forward(pause * 1000 - 1)
      await desk.deliver(id)
      desk.clock.forward(1)
    }
    await desk.deliver(id)
    expect(await desk.delivery(id)).toMatchObject({ status: 'FAILED', reason: 'UNREACHABLE', attempts: 5, nextAt: null })
    expect(desk.sent).toHaveLength(5)
    expect(new Set(desk.sent.map((one) => one.reference)).size).toBe(1)
  })
  it('waits as long as the provider asks', async () => {
    const id = await queued()
    desk.answer(again({ reason: 'RATE_LIMIT', afterMs: 3 * MINUTE }))
    await desk.deliver(id)
    expect((await desk.delivery(id)).nextAt).toEqual(new Date(desk.clock.now().getTime() + 3 * MINUTE))
  })
  it.each(['REFUSED', 'NO_ANSWER', 'BAD_ANSWER'] as const)('that failed with %s is left to a person', async (reason) => {
    const id = await queued()
    desk.answer({ kind: 'failed', reason, answer: 'x'.repeat(9000) })
    await desk.deliver(id)
    desk.clock.forward(60 * MINUTE)
    await desk.sweep()
    const row = await desk.delivery(id)
    expect(row).toMatchObject({ status: 'FAILED', reason, nextAt: null })
    expect(row.answer).toHaveLength(4000)
    expect(desk.sent).toHaveLength(1)
  })
  it('is not sent to whoever was switched off or lost the address meanwhile, nor over a channel that is gone', async () => {
    const off = await desk.receiver({ email: 'a@example.com' })
    const id = await queued({ email: 'b@example.com' })
    const [first] = (await desk.deliveries()).filter((row) => row.receiverId === off.id)
    await desk.ops.update(desk.actor, noticeReceiver, off.id, { status: 'DISABLED' })
    await desk.deliver(first?.id ?? 0)
    expect(await desk.delivery(first?.id ?? 0)).toMatchObject({ status: 'SUPPRESSED', reason: 'SWITCHED_OFF' })
    const moved = await desk.receiver({ email: 'c@example.com' })
    const [lost] = (await desk.tell()).filter((row) => row.receiverId === moved.id)
    await desk.ops.update(desk.actor, noticeReceiver, moved.id, { email: null, userId: await desk.someone() })
    await desk.deliver(lost?.id ?? 0)
    expect(await desk.delivery(lost?.id ?? 0)).toMatchObject({ status: 'NOT_CONFIGURED', reason: 'NO_ADDRESS' })
    desk.ready.delete('EMAIL')
    await desk.deliver(id)
    expect(await desk.delivery(id)).toMatchObject({ status: 'NOT_CONFIGURED', reason: 'NO_SETTINGS' })
    expect(desk.sent).toEqual([])
  })
  it('is not sent when its category, or the channel in it, was switched off meanwhile, nor again at somebody’s word', async () => {
    const [first, second] = [await queued(), await queued({ email: 'b@example.com' })]
    await desk.change('FAULT_REPORTED', { hasEmail: false })
    await desk.deliver(first)
    expect(await desk.delivery(first)).toMatchObject({ status: 'SUPPRESSED', reason: 'SWITCHED_OFF' })
    const resend = () => refusalOf(desk.ops.step(desk.actor, deliveryFlow.resend, first, {}))
    expect(await resend()).toEqual(['notice.channelOff'])
    await desk.change('FAULT_REPORTED', { hasEmail: true, status: 'DISABLED' })
    await desk.deliver(second)
    expect(await desk.delivery(second)).toMatchObject({ status: 'SUPPRESSED', reason: 'SWITCHED_OFF' })
    expect(await resend()).toEqual(['notice.categoryDisabled'])
    expect(desk.sent).toEqual([])
    await desk.change('FAULT_REPORTED', { status: 'ENABLED' })
    expect(await resend()).toEqual([])
    await desk.deliver(first)
    expect(desk.sent).toHaveLength(1)
  })
  it('carries ids in its job and nothing else', async () => {
    await desk.change('FAULT_REPORTED', { hasWechat: true })
    await queued({ wechatKey: 'robot-key-1234', email: 'a@example.com' })
    const rows = await desk.store.read(systemActor(0)).of(outbox).find({})
    for (const { payload } of rows) expect(payload).toMatch(/^\{("(eventId|deliveryId|plantId)":\d+,?)+\}$/)
  })
})

describe('a delivery whose sender died', () => {
  it('is given up after two minutes and left to a person, but a late answer is still taken', async () => {
    const id = await queued()
    let answer: (outcome: Outcome) => void = () => {}
    desk.answer(() => new Promise((resolve) => (answer = resolve)))
    const sending = desk.deliver(id)
    while (!desk.sent.length) await new Promise((resolve) => setTimeout(resolve, 5))
    desk.clock.forward(119_000)
    await desk.sweep()
    expect((await desk.delivery(id)).status).toBe('SENDING')
    desk.clock.forward(2_000)
    expect((await desk.sweep()).swept).toEqual({ [desk.plantId]: { handed: 0, interrupted: 1, forgotten: 0 } })
    expect(await desk.delivery(id)).toMatchObject({ status: 'FAILED', reason: 'INTERRUPTED' })
    answer({ kind: 'sent', answer: 'OK' })
    await sending
    expect(await desk.delivery(id)).toMatchObject({ status: 'SENT', reason: null })
  })
  it('and is sent again at somebody’s word: an answer to the first try is none to the second', async () => {
    const id = await queued()
    const answers: ((outcome: Outcome) => void)[] = []
    desk.answer(() => new Promise((resolve) => answers.push(resolve)))
    const first = desk.deliver(id)
    while (answers.length < 1) await new Promise((resolve) => setTimeout(resolve, 5))
    desk.clock.forward(121_000)
    await desk.sweep()
    await desk.ops.step(desk.actor, deliveryFlow.resend, id, {})
    const second = desk.deliver(id)
    while (answers.length < 2) await new Promise((resolve) => setTimeout(resolve, 5))
    answers[0]?.(again())
    await first
    expect((await desk.delivery(id)).status).toBe('SENDING')
    answers[1]?.({ kind: 'sent', answer: 'OK' })
    await second
    expect((await desk.delivery(id)).status).toBe('SENT')
  })
})

describe('the sweep', () => {
  it('writes nothing when there is nothing to do', async () => {
    await desk.deliver(await queued())
    await desk.emptyOutbox()
    const told: unknown[] = []
    desk.store.onChange((change) => told.push(change))
    expect((await desk.sweep()).swept).toEqual({})
    expect(told).toEqual([])
  })
  it('hands over once what the queue lost', async () => {
    const id = await queued()
    await desk.emptyOutbox()
    desk.clock.forward(59_000)
    await desk.sweep()
    expect(await desk.owed('deliverNotice')).toEqual([])
    desk.clock.forward(2_000)
    await desk.sweep()
    await desk.sweep()
    expect(await desk.owed('deliverNotice')).toEqual([{ deliveryId: id, plantId: desk.plantId }])
    desk.clock.forward(61_000)
    await desk.sweep()
    expect(await desk.owed('deliverNotice')).toHaveLength(2)
  })
  it('passes on an event that the queue lost, to those who were meant', async () => {
    await desk.receiver({ email: 'a@example.com' })
    desk.clock.forward(1000)
    const { publish } = await import('../../../../server/domain/notice/index.ts')
    const eventId = await desk.store.write(desk.system, (uow) =>
      publish(uow, { code: 'FAULT_REPORTED', about: { resource: 'reportLog', id: 1 }, values: {} }),
    )
    await desk.emptyOutbox()
    desk.clock.forward(3 * MINUTE)
    await desk.sweep()
    expect(await desk.owed('fanOutNotice')).toEqual([{ eventId, plantId: desk.plantId }])
    await desk.fanOut(eventId ?? 0)
    await desk.emptyOutbox()
    await desk.sweep()
    expect(await desk.owed('fanOutNotice')).toEqual([])
  })
  it('leaves alone an event of which nobody was to be told', async () => {
    await desk.change('FAULT_REPORTED', { hasBell: false, hasEmail: false })
    await desk.receiver({ email: 'a@example.com' })
    desk.clock.forward(1000)
    expect(await desk.tell()).toEqual([])
    await desk.emptyOutbox()
    await desk.change('FAULT_REPORTED', { hasEmail: true })
    desk.clock.forward(3 * MINUTE)
    await desk.sweep()
    expect(await desk.owed('fanOutNotice')).toEqual([])
  })
})

describe('robots', () => {
  beforeEach(() => desk.change('FAULT_REPORTED', { hasWechat: true }))
  it('speak twenty times a minute; the rest waits without counting as a try', async () => {
    await desk.receiver({ wechatKey: 'robot-key-1234' })
    const ids: number[] = []
    for (let i = 0; i < 22; i++) ids.push((await desk.tell())[0]?.id ?? 0)
    for (const id of ids) await desk.deliver(id)
    expect(desk.sent).toHaveLength(20)
    expect(desk.sent[0]?.address).toBe('robot-key-1234')
    const last = await desk.delivery(ids.at(-1) ?? 0)
    expect(last).toMatchObject({ status: 'QUEUED', reason: 'RATE_LIMIT', attempts: 0 })
    expect(last.nextAt).toEqual(new Date(desk.clock.now().getTime() + MINUTE))
    desk.clock.forward(MINUTE)
    await desk.deliver(ids.at(-1) ?? 0)
    expect(desk.sent).toHaveLength(21)
  })
  it('speak no more often when plants share one', async () => {
    const ids: number[] = []
    await desk.receiver({ wechatKey: 'robot-key-1234' })
    for (let i = 0; i < 20; i++) ids.push((await desk.tell())[0]?.id ?? 0)
    for (const id of ids) await desk.deliver(id)
    const { actor: elsewhere, id: plantId } = await makePlant(desk.store)
    const { id: typeId } = await desk.category('FAULT_REPORTED')
    await make(desk.store, elsewhere, noticeReceiver, { typeId, userId: null, name: 'R', wechatKey: 'robot-key-1234' })
    const [row] = await desk.tell({ plantId })
    await desk.deliver(row?.id ?? 0, plantId)
    expect(desk.sent).toHaveLength(20)
    expect(
      await desk.store
        .read(elsewhere)
        .of(noticeDelivery)
        .get(row?.id ?? 0),
    ).toMatchObject({ status: 'QUEUED', reason: 'RATE_LIMIT' })
  })
  it('leave a row in the WeChat log for every try, without the key', async () => {
    const id = await queued({ name: '设备群', wechatKey: 'robot-key-1234' })
    desk.answer(again({ httpStatus: 502 }))
    await desk.deliver(id)
    desk.clock.forward(MINUTE)
    desk.answer({ kind: 'sent', answer: '{"errcode":0}', httpStatus: 200 })
    await desk.deliver(id)
    const rows = await desk.store.read(desk.system).of(weChatLog).find({})
    expect(rows.map(({ receiver, outcome, httpStatus }) => [receiver, outcome, httpStatus])).toEqual([
      ['设备群', 'FAILED', 502],
      ['设备群', 'SENT', 200],
    ])
    expect(rows[0]?.atPlantId).toBe(desk.plantId)
    expect(JSON.stringify(rows)).not.toContain('robot-key')
  })
})

describe('sending again', () => {
  const resend = (id: number) => desk.ops.step(desk.actor, deliveryFlow.resend, id, {})
  const failed = async () => {
    const id = await queued()
    desk.answer({ kind: 'failed', reason: 'REFUSED', answer: '550 no' })
    await desk.deliver(id)
    desk.answer({ kind: 'sent', answer: 'OK' })
    return id
  }
  it('begins anew, to the present address, and is in the operation log', async () => {
    const id = await failed()
    const { receiverId } = await desk.delivery(id)
    await desk.ops.update(desk.actor, noticeReceiver, receiverId, { email: 'new@example.com' })
    await desk.emptyOutbox()
    await resend(id)
    expect(await desk.delivery(id)).toMatchObject({ status: 'QUEUED', attempts: 0, reason: null, answer: null, address: 'new@example.com' })
    expect(await desk.owed('deliverNotice')).toEqual([{ deliveryId: id, plantId: desk.plantId }])
    await desk.deliver(id)
    expect(desk.sent.at(-1)?.address).toBe('new@example.com')
    expect((await desk.delivery(id)).status).toBe('SENT')
  })
  it('is refused for what is under way or done', async () => {
    const id = await queued()
    expect(await refusalOf(resend(id))).toEqual(['illegalStep'])
    await desk.deliver(id)
    expect(await refusalOf(resend(id))).toEqual(['illegalStep'])
  })
  it('is refused when nobody is there to get it', async () => {
    const id = await failed()
    const { receiverId } = await desk.delivery(id)
    await desk.ops.update(desk.actor, noticeReceiver, receiverId, { email: null, userId: await desk.someone() })
    expect(await refusalOf(resend(id))).toEqual(['notice.unreached'])
    await desk.ops.update(desk.actor, noticeReceiver, receiverId, { status: 'DISABLED' })
    expect(await refusalOf(resend(id))).toEqual(['notice.receiverDisabled'])
    expect((await desk.store.read(desk.system).of(noticeDelivery).get(id)).status).toBe('FAILED')
  })
  it('rings a bell that was held back', async () => {
    await desk.receiver({ userId: await desk.someone() })
    await desk.tell({ id: 5 })
    const [held] = await desk.tell({ id: 5 })
    await resend(held?.id ?? 0)
    await desk.deliver(held?.id ?? 0)
    expect(await desk.delivery(held?.id ?? 0)).toMatchObject({ status: 'SENT', reason: null })
  })
})
