import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { noticeEvent } from '../../../../server/domain/notice/index.ts'
import { words } from '../../../../server/platform/words.ts'
import { syncBuiltIns } from '../../../../server/setup/index.ts'
import { HOUR, MINUTE, openShop, reportInWork, type Shop } from '../shop.ts'
import { equipment, repairLog, reportLog } from './names.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openShop()
  await syncBuiltIns(shop.store as never, words('zh'))
})
afterEach(() => shop.close())

const events = async () =>
  (await shop.read().of(noticeEvent).find({})).map(({ subjectKey, isUrgent, values }) => ({ subjectKey, isUrgent, ...JSON.parse(values) }))
/** News of delays: those that name who repairs. */
const delays = async () => (await events()).filter((one) => 'repairers' in one)

describe('a fault report', () => {
  it('is news, with what it says', async () => {
    const report = await shop.report({ urgency: 'HIGH', description: '张力不稳' })
    expect(await events()).toEqual([
      {
        subjectKey: `reportLog:${report.id}`,
        isUrgent: false,
        reportNo: report.reportNo,
        equipment: '凹印机 3 号',
        description: '张力不稳',
        reporter: '李秀梅',
        urgency: 'reportLog.values.urgency.HIGH',
        time: '2026-11-18 10:00',
      },
    ])
  })
  it('of a stop is urgent, and a second one of the same stop is the same news', async () => {
    const first = await shop.report({ urgency: 'STOP' })
    await shop.report({ urgency: 'STOP' })
    expect(await events()).toMatchObject([
      { subjectKey: `reportLog:${first.id}`, isUrgent: true },
      { subjectKey: `reportLog:${first.id}`, isUrgent: true },
    ])
  })
  it('calls nobody once it is an hour old, and is no news after a day', async () => {
    const ago = (ms: number) => ({ urgency: 'STOP', reportDate: new Date(shop.clock.now().getTime() - ms) })
    for (const ms of [59 * MINUTE, HOUR, 24 * HOUR, 24 * HOUR + 1]) await shop.report(ago(ms))
    expect((await events()).map(({ isUrgent, time }) => [isUrgent, time])).toEqual([
      [true, '2026-11-18 09:01'],
      [false, '2026-11-18 09:00'],
      [false, '2026-11-17 10:00'],
    ])
  })
  it('is urgent news when it is corrected to a stop, once', async () => {
    const report = await shop.report({ urgency: 'HIGH', isStopped: false })
    const other = await shop.row(equipment, { name: '分切机' })
    await shop.update(reportLog, report, { description: '皮带断裂' })
    expect(await events()).toHaveLength(1)
    await shop.update(reportLog, report, { urgency: 'STOP', equipmentId: other.id })
    await shop.update(reportLog, report, { urgency: 'STOP', description: '两根皮带断裂' })
    const [, ...corrections] = await events()
    expect(corrections).toMatchObject([
      { isUrgent: true, equipment: '分切机', description: '皮带断裂', urgency: 'reportLog.values.urgency.STOP' },
    ])
  })
  it('that is refused is none', async () => {
    await expect(shop.report({ description: '' })).rejects.toThrow()
    expect(await events()).toEqual([])
  })
})

describe('a delay', () => {
  it('is news when a repair waits for parts and somebody asks to tell it', async () => {
    const { report, repair } = await reportInWork(shop)
    await shop.work(repair, 'waitParts', { expectedDays: 3 })
    expect(await delays()).toEqual([])
    await shop.work(repair, 'resume')
    await shop.work(repair, 'waitParts', { needNotice: true })
    expect(await delays()).toMatchObject([
      { repairNo: repair.repairNo, reportNo: report.reportNo, equipment: '凹印机 3 号', expectedDays: '3', repairers: '王建国' },
    ])
  })
  it('is news when a repair ends and somebody asked to tell it', async () => {
    const { repair } = await reportInWork(shop)
    await shop.work(repair, 'complete', { needNotice: true, expectedDays: 2 })
    expect(await delays()).toMatchObject([{ expectedDays: '2' }])
  })
  it('is news once when a machine runs on with its fault', async () => {
    const { report, repair } = await reportInWork(shop)
    await shop.work(repair, 'complete', { usableWithFault: true, expectedDays: 5, needNotice: true })
    expect(await delays()).toMatchObject([{ subjectKey: `reportLog:${report.id}`, expectedDays: '5', isUrgent: false }])
  })
  it('is news when somebody marks a report so', async () => {
    const { report, repair } = await reportInWork(shop)
    await shop.work(repair, 'cancel', { reason: '误报' })
    await shop.take(report, 'markUsable', { expectedDays: 4 })
    expect(await delays()).toMatchObject([{ repairNo: repair.repairNo, expectedDays: '4' }])
  })
  it('is none when a repair ends of which it was told before', async () => {
    const { repair } = await reportInWork(shop)
    await shop.work(repair, 'waitParts', { needNotice: true, expectedDays: 3 })
    await shop.work(repair, 'resume')
    expect(await shop.work(repair, 'complete')).toMatchObject({ needNotice: true, expectedDays: 3 })
    expect(await delays()).toHaveLength(1)
  })
  it('is news when a repair is made with it', async () => {
    const input = { equipmentId: shop.machine.id, repairerIds: [shop.repairers[1].id] }
    await shop.create(repairLog, { ...input, expectedDays: 3 })
    await shop.create(repairLog, { ...input, needNotice: true })
    expect(await delays()).toEqual([])
    await shop.create(repairLog, { ...input, needNotice: true, expectedDays: 3 })
    expect(await delays()).toMatchObject([{ expectedDays: '3', repairers: '张立军' }])
  })
  it('is news when an edit says that it is to be told and how long, and again when that changes', async () => {
    const { repair } = await reportInWork(shop)
    const edit = (input: Record<string, unknown>) => shop.update(repairLog, repair, input)
    await edit({ needNotice: true })
    await edit({ needNotice: false, expectedDays: 4 })
    expect(await delays()).toEqual([])
    await edit({ needNotice: true, repairerIds: [shop.repairers[1].id] })
    await edit({ needNotice: true, expectedDays: 4, causes: '缺件' })
    expect(await delays()).toMatchObject([{ expectedDays: '4', repairers: '张立军' }])
    await edit({ expectedDays: 6 })
    await edit({ expectedDays: null })
    expect((await delays()).map((one) => one.expectedDays)).toEqual(['4', '6'])
  })
  it('is none when a repair just ends', async () => {
    const { repair } = await reportInWork(shop)
    await shop.work(repair, 'complete')
    expect(await delays()).toEqual([])
  })
})
