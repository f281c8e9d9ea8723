import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { user } from '../../../../server/domain/identity/index.ts'
import { publish } from '../../../../server/domain/notice/index.ts'
import { config } from '../../../../server/domain/system/index.ts'
import { systemActor } from '../../../../server/kernel/index.ts'
import { makePlant } from '../../../support/samples/factories.ts'
import { MINUTE, type NoticeDesk, openNoticeDesk, told, VALUES } from './noticeDesk.ts'

let desk: NoticeDesk
beforeEach(async () => {
  desk = await openNoticeDesk()
})
afterEach(() => desk.close())

const allow = (configKey: string, configValue: string) =>
  desk.store.write(systemActor(0), async (uow) => {
    const [row] = await uow.of(config).lockWhere({ configKey })
    if (row) await uow.of(config).patch(row, { configValue })
  })

describe('news', () => {
  it('reaches every receiver of its category on every way that reaches them', async () => {
    const userId = await desk.someone()
    await desk.receiver({ userId, email: 'a@example.com' })
    await desk.receiver({ email: 'b@example.com' })
    await desk.receiver({ email: 'c@example.com' }, 'STOCK_LOW')
    await desk.receiver({ email: 'd@example.com', status: 'DISABLED' })
    const rows = await desk.tell({ id: 12 })
    expect(told(rows)).toEqual(['BELL SENT', 'EMAIL QUEUED', 'EMAIL QUEUED'])
    expect(rows.map((row) => row.address)).toEqual([null, 'a@example.com', 'b@example.com'])
    expect(rows[0]).toMatchObject({
      userId,
      subject: '【报修】凹印机 3 号（紧急）',
      path: '/repair/reportLogs?open=12',
      subjectKey: 'reportLog:12',
      sentAt: desk.clock.now(),
      readAt: null,
    })
    expect(rows[0]?.body).toContain('张力不稳')
    expect(await desk.owed('deliverNotice')).toEqual(rows.slice(1).map(({ id }) => ({ deliveryId: id, plantId: desk.plantId })))
  })

  it('says words of the product in the language of the wording', async () => {
    await desk.change('FAULT_REPORTED', { subject: 'Fault: {{urgency}}', body: '{{equipment}}' })
    await desk.receiver({ email: 'a@example.com' })
    expect((await desk.tell())[0]?.subject).toBe('Fault: High')
  })

  it('is told once, however often the job runs', async () => {
    await desk.receiver({ email: 'a@example.com' })
    const [first] = await desk.tell()
    for (let i = 0; i < 3; i++) await desk.fanOut(first?.eventId ?? 0)
    await Promise.all([desk.fanOut(first?.eventId ?? 0), desk.fanOut(first?.eventId ?? 0)])
    expect(await desk.deliveries()).toHaveLength(1)
    expect(await desk.owed('deliverNotice')).toHaveLength(1)
  })

  it('of a category that is switched off is no news', async () => {
    await desk.receiver({ email: 'a@example.com' })
    await desk.change('FAULT_REPORTED', { status: 'DISABLED' })
    expect(await desk.tell()).toEqual([])
    expect(await desk.events()).toEqual([])
    expect(await desk.owed('fanOutNotice')).toEqual([])
  })

  it('keeps no more of a value than fits', async () => {
    await desk.receiver({ email: 'a@example.com' })
    const [row] = await desk.tell({ values: { description: `${'长'.repeat(3999)}\n`, equipment: 'a\r\nBcc: b@example.com' } })
    expect(row?.body?.length).toBeLessThan(700)
    expect(row?.subject).toBe('【报修】a Bcc: b@example.com')
  })

  it('reaches all others where an account has left the plant', async () => {
    const userId = await desk.someone()
    const elsewhere = await makePlant(desk.store)
    await desk.receiver({ email: 'a@example.com' })
    const audience = [{ key: 'worker:1', name: '李秀梅', userId, mobile: null }]
    const eventId = await desk.store.write(desk.system, (uow) =>
      publish(uow, { code: 'FAULT_REPORTED', about: { resource: 'reportLog', id: 1 }, values: VALUES, audience }),
    )
    await desk.ops.update(systemActor(0), user, userId, { plantIds: [elsewhere.id] })
    await desk.fanOut(eventId ?? 0)
    expect(told(await desk.deliveries())).toEqual(['BELL NOT_CONFIGURED NO_ADDRESS', 'EMAIL NOT_CONFIGURED NO_ADDRESS', 'EMAIL QUEUED'])
  })

  it('stays in its plant', async () => {
    await desk.receiver({ email: 'a@example.com' })
    await desk.tell()
    expect(
      await desk.store
        .read(systemActor(desk.plantId + 1))
        .of((await import('../../../../server/domain/notice/index.ts')).noticeDelivery)
        .find({}),
    ).toEqual([])
  })
})

describe('what cannot be sent is there to be seen', () => {
  it('when the installation has not set the channel up', async () => {
    desk.ready.delete('EMAIL')
    await desk.receiver({ email: 'a@example.com' })
    expect(told(await desk.tell())).toEqual(['EMAIL NOT_CONFIGURED NO_SETTINGS'])
    expect(await desk.owed('deliverNotice')).toEqual([])
  })
  it('when nothing reaches the receiver any more', async () => {
    const userId = await desk.someone()
    await desk.receiver({ userId })
    const { user } = await import('../../../../server/domain/identity/index.ts')
    await desk.ops.update(desk.actor, user, userId, { status: 'DISABLED' })
    expect(told(await desk.tell())).toEqual(['BELL NOT_CONFIGURED NO_ADDRESS', 'EMAIL NOT_CONFIGURED NO_ADDRESS'])
  })
  it('when the category has lost its template', async () => {
    await desk.receiver({ mobile: '13800000001' }, 'STOCK_LOW')
    await desk.change('STOCK_LOW', { hasSms: true, smsTemplateCode: 'SMS_1' })
    const { id } = await desk.category('STOCK_LOW')
    const { notificationType } = await import('../../../../server/domain/notice/index.ts')
    await desk.store.write(desk.system, async (uow) => {
      await uow.of(notificationType).patch(await uow.of(notificationType).lockForUpdate(id), { smsTemplateCode: null })
    })
    expect(told(await desk.tell({ code: 'STOCK_LOW' }))).toEqual(['SMS NOT_CONFIGURED NO_TEMPLATE'])
  })
})

describe('the same again', () => {
  it('within ten minutes is suppressed, later it is news again', async () => {
    await desk.receiver({ userId: await desk.someone(), email: 'a@example.com' })
    await desk.tell({ id: 7 })
    desk.clock.forward(9 * MINUTE)
    expect(told(await desk.tell({ id: 7 }))).toEqual(['BELL SUPPRESSED REPEATED', 'EMAIL SUPPRESSED REPEATED'])
    expect(told(await desk.tell({ id: 8 }))).toEqual(['BELL SENT', 'EMAIL QUEUED'])
    desk.clock.forward(2 * MINUTE)
    expect(told(await desk.tell({ id: 7 }))).toEqual(['BELL SENT', 'EMAIL QUEUED'])
  })
  it('is told when the first time told nobody', async () => {
    desk.ready.clear()
    await desk.receiver({ email: 'a@example.com' })
    await desk.tell({ id: 7 })
    desk.ready.add('EMAIL')
    expect(told(await desk.tell({ id: 7 }))).toEqual(['EMAIL QUEUED'])
  })
})

describe('budgets', () => {
  beforeEach(() => desk.change('FAULT_REPORTED', { hasSms: true, smsTemplateCode: 'SMS_1' }))

  it('limit what one receiver gets in an hour', async () => {
    await desk.receiver({ mobile: '13800000001' })
    await desk.receiver({ mobile: '13800000002' })
    for (let i = 0; i < 5; i++) expect(told(await desk.tell())).toEqual(['SMS QUEUED', 'SMS QUEUED'])
    expect(told(await desk.tell())).toEqual(['SMS SUPPRESSED BUDGET', 'SMS SUPPRESSED BUDGET'])
    desk.clock.forward(61 * MINUTE)
    expect(told(await desk.tell())).toEqual(['SMS QUEUED', 'SMS QUEUED'])
  })
  it('count an address, whatever it is told of', async () => {
    await desk.change('REPAIR_DELAY', { hasSms: true, smsTemplateCode: 'SMS_2' })
    await desk.receiver({ mobile: '13800000001' })
    await desk.receiver({ mobile: '13800000001' }, 'REPAIR_DELAY')
    for (let i = 0; i < 5; i++) await desk.tell()
    expect(told(await desk.tell({ code: 'REPAIR_DELAY' }))).toEqual(['SMS SUPPRESSED BUDGET'])
  })
  it('hold for what waited for the morning: the rest follows an hour later', async () => {
    desk.clock.set('2026-11-18T14:10:00Z')
    await desk.receiver({ mobile: '13800000001', quietFrom: '22:00', quietTo: '07:00' })
    for (let hour = 0; hour < 2; hour++, desk.clock.forward(61 * MINUTE)) for (let i = 0; i < 5; i++) await desk.tell()
    const ids = (await desk.deliveries()).map(({ id }) => id)
    expect(ids).toHaveLength(10)
    desk.clock.set('2026-11-18T23:00:01Z')
    for (const id of ids) await desk.deliver(id)
    expect(desk.sent).toHaveLength(5)
    expect(await desk.delivery(ids.at(-1) ?? 0)).toMatchObject({ status: 'QUEUED', reason: 'BUDGET', attempts: 0 })
    desk.clock.forward(61 * MINUTE)
    for (const id of ids) await desk.deliver(id)
    expect(desk.sent).toHaveLength(10)
  })
  it('limit what a plant spends in a business day', async () => {
    await allow('notice.smsPerDay', '3')
    await desk.receiver({ mobile: '13800000001' })
    await desk.receiver({ mobile: '13800000002' })
    await desk.tell()
    expect(told(await desk.tell())).toEqual(['SMS QUEUED', 'SMS SUPPRESSED BUDGET'])
    for (const { id } of await desk.deliveries()) await desk.deliver(id)
    // 10:00 here; the next business day begins in 14 hours.
    desk.clock.forward(13 * 60 * MINUTE)
    expect(told(await desk.tell())).toEqual(['SMS SUPPRESSED BUDGET', 'SMS SUPPRESSED BUDGET'])
    desk.clock.forward(2 * 60 * MINUTE)
    expect(told(await desk.tell())).toEqual(['SMS QUEUED', 'SMS QUEUED'])
  })
  it('of nothing send nothing, and leave other channels alone', async () => {
    await allow('notice.smsPerHour', '0')
    await desk.receiver({ mobile: '13800000001', email: 'a@example.com' })
    expect(told(await desk.tell())).toEqual(['EMAIL QUEUED', 'SMS SUPPRESSED BUDGET'])
  })
})

describe('quiet hours', () => {
  const quiet = { quietFrom: '22:00', quietTo: '07:00' }
  it('put off what is not urgent to their end, over midnight', async () => {
    desk.clock.set('2026-11-18T15:00:00Z')
    await desk.receiver({ ...quiet, email: 'a@example.com', userId: await desk.someone() })
    const rows = await desk.tell()
    expect(told(rows)).toEqual(['BELL SENT', 'EMAIL QUEUED QUIET_HOURS'])
    expect(rows[1]?.nextAt).toEqual(new Date('2026-11-18T23:00:00Z'))
    expect(await desk.owed('deliverNotice')).toEqual([])
    await desk.deliver(rows[1]?.id ?? 0)
    expect(desk.sent).toEqual([])

    desk.clock.set('2026-11-18T23:00:01Z')
    await desk.sweep()
    expect(await desk.owed('deliverNotice')).toEqual([{ deliveryId: rows[1]?.id, plantId: desk.plantId }])
    await desk.deliver(rows[1]?.id ?? 0)
    expect(desk.sent).toHaveLength(1)
    expect(await desk.delivery(rows[1]?.id ?? 0)).toMatchObject({ status: 'SENT', reason: null, nextAt: null })
  })
  it('keep nothing urgent back', async () => {
    desk.clock.set('2026-11-18T15:00:00Z')
    await desk.receiver({ ...quiet, email: 'a@example.com' })
    expect(told(await desk.tell({ isUrgent: true }))).toEqual(['EMAIL QUEUED'])
    await desk.change('FAULT_REPORTED', { isUrgent: true })
    expect(told(await desk.tell())).toEqual(['EMAIL QUEUED'])
  })
})

describe('quiet hours that begin while something waits', () => {
  const quiet = { quietFrom: '22:00', quietTo: '07:00' }
  beforeEach(() => desk.clock.set('2026-11-18T13:50:00Z'))
  it('keep it back: the queue stood still in the evening, and nobody is woken when it runs again', async () => {
    await desk.receiver({ ...quiet, email: 'a@example.com' })
    const [row] = await desk.tell()
    desk.clock.set('2026-11-18T18:00:00Z')
    await desk.deliver(row?.id ?? 0)
    expect(desk.sent).toEqual([])
    const waiting = await desk.delivery(row?.id ?? 0)
    expect(waiting).toMatchObject({ status: 'QUEUED', reason: 'QUIET_HOURS', attempts: 0 })
    expect(waiting.nextAt).toEqual(new Date('2026-11-18T23:00:00Z'))
    desk.clock.set('2026-11-18T23:00:00Z')
    await desk.deliver(row?.id ?? 0)
    expect(desk.sent).toHaveLength(1)
  })
  it('keep back what a budget or a provider put off into the night', async () => {
    await desk.receiver({ ...quiet, email: 'a@example.com' })
    const [row] = await desk.tell()
    desk.clock.forward(9 * MINUTE)
    desk.answer({ kind: 'again', reason: 'UNREACHABLE', answer: 'refused', afterMs: 5 * MINUTE })
    await desk.deliver(row?.id ?? 0)
    desk.clock.forward(5 * MINUTE)
    await desk.deliver(row?.id ?? 0)
    expect(desk.sent).toHaveLength(1)
    expect(await desk.delivery(row?.id ?? 0)).toMatchObject({ status: 'QUEUED', reason: 'QUIET_HOURS', attempts: 1 })
  })
  it('keep back nothing urgent, as long as it is fresh', async () => {
    await desk.receiver({ ...quiet, email: 'a@example.com' })
    const [first] = await desk.tell({ isUrgent: true })
    const [second] = await desk.tell({ isUrgent: true })
    desk.clock.forward(30 * MINUTE)
    await desk.deliver(first?.id ?? 0)
    expect(desk.sent).toHaveLength(1)
    desk.clock.forward(31 * MINUTE)
    await desk.deliver(second?.id ?? 0)
    expect(await desk.delivery(second?.id ?? 0)).toMatchObject({ status: 'QUEUED', reason: 'QUIET_HOURS' })
  })
})

describe('calls', () => {
  it('wake people for a stop, at night too, and for no other fault', async () => {
    desk.clock.set('2026-11-18T18:00:00Z')
    await desk.change('FAULT_REPORTED', { hasVoice: true, voiceTemplateCode: 'TTS_1' })
    await desk.receiver({ voiceTel: '13800000001', email: 'a@example.com', quietFrom: '22:00', quietTo: '07:00' })
    expect(told(await desk.tell({ isUrgent: true }))).toEqual(['EMAIL QUEUED', 'VOICE QUEUED'])
    expect(told(await desk.tell())).toEqual(['EMAIL QUEUED QUIET_HOURS'])
  })
  it('say words of the product, not their keys', async () => {
    await desk.change('FAULT_REPORTED', { hasVoice: true, voiceTemplateCode: 'TTS_1' })
    await desk.receiver({ voiceTel: '13800000001' })
    const [row] = await desk.tell({ isUrgent: true })
    await desk.deliver(row?.id ?? 0)
    expect(desk.sent[0]?.values.urgency).toBe('紧急')
  })
  it('are not made for a stop of hours ago that the queue kept', async () => {
    desk.clock.set('2026-11-18T18:00:00Z')
    await desk.change('FAULT_REPORTED', { hasVoice: true, voiceTemplateCode: 'TTS_1' })
    await desk.receiver({ voiceTel: '13800000001', email: 'a@example.com', quietFrom: '22:00', quietTo: '07:00' })
    const about = { resource: 'reportLog', id: 7 }
    const eventId = await desk.store.write(desk.system, (uow) =>
      publish(uow, { code: 'FAULT_REPORTED', about, values: VALUES, isUrgent: true }),
    )
    desk.clock.forward(61 * MINUTE)
    await desk.fanOut(eventId ?? 0)
    expect(told(await desk.deliveries())).toEqual(['EMAIL QUEUED QUIET_HOURS'])
  })
  it('are made for other news where the category has them', async () => {
    await desk.change('STOCK_LOW', { hasVoice: true, voiceTemplateCode: 'TTS_1' })
    await desk.receiver({ voiceTel: '13800000001' }, 'STOCK_LOW')
    expect(told(await desk.tell({ code: 'STOCK_LOW' }))).toEqual(['VOICE QUEUED'])
  })
})

describe('robots', () => {
  it('are told apart by what opens nothing', async () => {
    await desk.change('FAULT_REPORTED', { hasWechat: true })
    await desk.receiver({ wechatKey: '693a91f6-7xxx-4bc4-97a0-0ec2sifa5aaa' })
    const [row] = await desk.tell()
    expect(row?.address).toMatch(/^robot [0-9a-f]{12}$/)
    expect(JSON.stringify(row)).not.toContain('693a91f6')
  })
})
