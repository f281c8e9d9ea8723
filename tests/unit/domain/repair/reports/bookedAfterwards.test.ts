import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { downtimeFigures, repairFigures } from '../../../../../server/domain/analytics/index.ts'
import { registry } from '../../../../../server/domain/index.ts'
import { historyOf } from '../../../../../server/domain/system/logs/history.query.ts'
import { words } from '../../../../../server/platform/words.ts'
import { openShop, refusal, type Shop } from '../../shop.ts'
import { repairer, repairLog, reportLog } from '../names.ts'

// It is Wednesday, 18 November 2026, 10:00.
let shop: Shop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop.close())

const at = (text: string) => new Date(`2026-11-${text.replace(' ', 'T')}:00+08:00`)
const range = { from: '2026-11-17', to: '2026-11-18' }

/** A stop of yesterday, 08:00 to 14:00, entered today as far as its repair has come. */
async function accepted(reported = '17 08:00', acceptedAt = '17 08:30') {
  const report = await shop.report({ reportDate: at(reported) })
  await shop.take(report, 'accept', { acceptedAt: at(acceptedAt) })
  return { report, repair: await shop.repairOf(report) }
}
const begun = async (beginDate = '17 09:00') => {
  const { report, repair } = await accepted()
  return { report, repair: await shop.work(repair, 'start', { beginDate: at(beginDate) }) }
}
const waiting = async () => {
  const { report, repair } = await begun()
  return { report, repair: await shop.work(repair, 'waitParts', { waitingSince: at('17 10:00') }) }
}

describe('a repair booked afterwards', () => {
  it('keeps the moments that people tell, and the figures follow them', async () => {
    const { report, repair } = await waiting()
    await shop.work(repair, 'resume', { resumedAt: at('17 12:00') })
    await shop.work(repair, 'complete', { completeDate: at('17 14:00') })
    expect(await shop.repairNow(repair)).toMatchObject({
      ...{ beginDate: at('17 09:00'), waitingSince: at('17 10:00'), resumedAt: at('17 12:00'), completeDate: at('17 14:00') },
      isBooked: true,
    })
    expect(await shop.reportNow(report)).toMatchObject({
      acceptedAt: at('17 08:30'),
      resumeDate: at('17 14:00'),
      completedAt: at('17 14:00'),
    })
    // Accepted after 30 minutes, running again 330 minutes later; it stood for 6 hours of yesterday.
    expect(await repairFigures(shop.read(), range)).toMatchObject({ mttaMinutes: 30, mttrMinutes: 330 })
    expect((await downtimeFigures(shop.read(), range)).byDay.map((one) => one.stopHours)).toEqual([6, 0])
  })

  it('has happened now where nobody tells otherwise', async () => {
    const now = at('18 10:00')
    const report = await shop.report()
    expect(await shop.take(report, 'accept')).toMatchObject({ acceptedAt: now })
    const repair = await shop.work(await shop.repairOf(report), 'start')
    expect(repair).toMatchObject({ beginDate: now, isBooked: false })
    expect(await shop.work(repair, 'waitParts')).toMatchObject({ waitingSince: now })
    expect(await shop.work(repair, 'resume')).toMatchObject({ resumedAt: now, isBooked: false })
  })

  it('says in its history when it was entered', async () => {
    const { report } = await accepted()
    const [last] = await historyOf({ read: shop.read(), registry, language: 'zh', translate: words('zh') }, reportLog, report.id)
    expect(last).toMatchObject({ at: at('18 10:00'), action: 'accept' })
    const changed = (field: string) => last?.changes.find((one) => one.field === field)
    expect(changed('acceptedAt')?.after).toBe(at('17 08:30').toISOString())
  })

  it('tells in words what a step was given and what changed', async () => {
    const { report, repair } = await accepted()
    const told = async (language: 'zh' | 'en') => {
      const [last] = await historyOf({ read: shop.read(), registry, language, translate: words(language) }, reportLog, report.id)
      return Object.fromEntries(last?.changes.map(({ field, before, after }) => [field, `${before} ${after}`]) ?? [])
    }
    const ids = (await shop.read().of(repairLog).linksOf('repairerIds', [repair.id])).get(repair.id) ?? []
    const names = (await shop.read().of(repairer).many(ids)).map((one) => one?.name).join(', ')
    expect(await told('zh')).toMatchObject({
      repairerIds: `null ${names}`,
      status: '待受理 已受理',
    })
    expect((await told('en')).status).toBe('Pending Accepted')
  })

  it('takes the reports of the same stop along, none before it was made', async () => {
    const lead = await shop.report({ reportDate: at('17 08:00') })
    const second = await shop.report({ reportDate: at('17 08:45') })
    await shop.take(lead, 'accept', { acceptedAt: at('17 08:30') })
    expect(await shop.reportNow(second)).toMatchObject({ acceptedAt: at('17 08:45') })
  })

  it('takes the minute of what came before', async () => {
    const report = await shop.report({ reportDate: new Date(at('17 08:00').getTime() + 40_000) })
    await shop.take(report, 'accept', { acceptedAt: at('17 08:00') })
    expect((await shop.reportNow(report)).acceptedAt).toEqual((await shop.reportNow(report)).reportDate)
  })
})

describe('moments out of order', () => {
  it('are refused at every step, naming the field', async () => {
    const report = await shop.report({ reportDate: at('17 08:00'), isStopped: false })
    expect(await refusal(shop.take(report, 'accept', { acceptedAt: at('17 07:59') }))).toEqual({ acceptedAt: 'beforeReport' })
    const { repair } = await accepted()
    expect(await refusal(shop.work(repair, 'start', { beginDate: at('17 08:29') }))).toEqual({ beginDate: 'beforeAcceptance' })
    const started = await shop.work(repair, 'start', { beginDate: at('17 09:00') })
    expect(await refusal(shop.work(started, 'waitParts', { waitingSince: at('17 08:59') }))).toEqual({ waitingSince: 'beforeStart' })
    expect(await refusal(shop.work(started, 'complete', { completeDate: at('17 08:59') }))).toEqual({ completeDate: 'beforeStart' })
    const waits = await shop.work(started, 'waitParts', { waitingSince: at('17 10:00') })
    expect(await refusal(shop.work(waits, 'resume', { resumedAt: at('17 09:59') }))).toEqual({ resumedAt: 'beforeWaiting' })
    const resumed = await shop.work(waits, 'resume', { resumedAt: at('17 12:00') })
    expect(await refusal(shop.work(resumed, 'complete', { completeDate: at('17 11:59') }))).toEqual({ completeDate: 'beforeResumption' })
    expect(await refusal(shop.work(resumed, 'waitParts', { waitingSince: at('17 11:00') }))).toEqual({ waitingSince: 'beforeResumption' })
  })

  it('are refused in days to come', async () => {
    const report = await shop.report()
    expect(await refusal(shop.take(report, 'accept', { acceptedAt: at('18 10:10') }))).toEqual({ acceptedAt: 'future' })
  })

  it('write nothing', async () => {
    const report = await shop.report({ reportDate: at('17 08:00') })
    await refusal(shop.take(report, 'accept', { acceptedAt: at('17 07:00') }))
    expect(await shop.repairsOf(report)).toEqual([])
    expect(await shop.reportNow(report)).toMatchObject({ status: 'PENDING', acceptedAt: null })
  })

  it('of the machine running before its acceptance was booked are refused too', async () => {
    const { report, repair } = await accepted()
    await shop.work(repair, 'cancel', { reason: '派错了' })
    expect(await refusal(shop.take(report, 'markUsable', { expectedDays: 3, resumeDate: at('17 08:10') }))).toEqual({
      resumeDate: 'beforeAcceptance',
    })
    expect(await refusal(shop.take(report, 'complete', { resumeDate: at('17 07:00') }))).toEqual({ resumeDate: 'beforeReport' })
    expect(await shop.take(report, 'complete', { resumeDate: at('17 08:40') })).toMatchObject({ resumeDate: at('17 08:40') })
  })

  it('give way where a step was only entered late: nobody told when it was', async () => {
    const report = await shop.report({ reportDate: at('17 08:00') })
    await shop.take(report, 'accept')
    const repair = await shop.work(await shop.repairOf(report), 'start')
    await shop.work(repair, 'complete', { completeDate: at('17 14:00') })
    expect(await shop.repairNow(repair)).toMatchObject({ beginDate: at('17 14:00'), completeDate: at('17 14:00') })
    // It ran again before anybody accepted it, as far as is known: when it was answered is not, nor how long it took.
    expect(await repairFigures(shop.read(), range)).toMatchObject({ mttaMinutes: null, mttrMinutes: null })
  })
})
