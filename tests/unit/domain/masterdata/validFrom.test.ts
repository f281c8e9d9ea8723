import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { downtimeFigures } from '../../../../server/domain/analytics/index.ts'
import { shift } from '../../../../server/domain/masterdata/index.ts'
import { config, restDaysPast } from '../../../../server/domain/system/index.ts'
import { HOUR, openShop, refusal, type Shop } from '../shop.ts'

// It is Wednesday, 18 November 2026, 10:00.
let shop: Shop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop.close())

const day = (text: string) => `2026-11-${text}`
/** Hours for which its one machine was scheduled on each of some days. */
const hours = async (...days: string[]) =>
  Promise.all(days.map(async (one) => (await downtimeFigures(shop.read(), { from: day(one), to: day(one) })).scheduledHours))
/** A shift of long ago, of eight hours. */
const early = () => shop.row(shift, { name: '早班', beginTime: '00:00', endTime: '08:00' })

describe('a shift', () => {
  it('that changes keeps its times of the days before', async () => {
    const one = await early()
    expect(await hours('16', '17', '18')).toEqual([8, 8, 8])
    await shop.update(shift, one, { endTime: '06:00' })
    expect(await hours('16', '17', '18')).toEqual([8, 8, 6])
  })

  it('changes from the day that is said', async () => {
    const one = await early()
    await shop.update(shift, one, { endTime: '06:00', validFrom: day('17') })
    expect(await hours('15', '16', '17', '18')).toEqual([8, 8, 6, 6])
    // Once more, from a day before: what was said of the days since is said anew.
    await shop.update(shift, one, { endTime: '04:00', validFrom: day('16') })
    expect(await hours('15', '16', '17', '18')).toEqual([8, 4, 4, 4])
    await shop.update(shift, one, { endTime: '07:00' })
    expect(await hours('15', '16', '17', '18')).toEqual([8, 4, 4, 7])
  })

  it('that is disabled was worked until then', async () => {
    const one = await early()
    await shop.disable(shift, one)
    expect(await hours('17', '18')).toEqual([8, 0])
    await shop.update(shift, one, { status: 'ENABLED', validFrom: day('18') })
    expect(await hours('17', '18')).toEqual([8, 8])
  })

  it('that is added is worked from today, or from the day that is said; the first of a plant always were', async () => {
    await shop.create(shift, { name: '首班', beginTime: '00:00', endTime: '01:00' })
    expect(await hours('17', '18')).toEqual([1, 1])
    shop.clock.forward(24 * HOUR)
    await shop.create(shift, { name: '加班', beginTime: '02:00', endTime: '03:00' })
    await shop.create(shift, { name: '补班', beginTime: '04:00', endTime: '05:00', validFrom: day('18') })
    expect(await hours('17', '18', '19')).toEqual([1, 2, 3])
  })

  it('that was worked is not deleted, and one of today is', async () => {
    const one = await shop.create(shift, { name: '首班', beginTime: '00:00', endTime: '01:00', validFrom: day('18') })
    await shop.remove(shift, one)
    const old = await shop.create(shift, { name: '老班', beginTime: '00:00', endTime: '01:00' })
    shop.clock.forward(24 * HOUR)
    expect(await refusal(shop.remove(shift, old))).toBe('masterdata.shiftWorked')
  })

  it('may last a whole day', async () => {
    await shop.create(shift, { name: '全天', beginTime: '08:00', endTime: '08:00' })
    // On Monday the last eight hours of Sunday's shift, then sixteen of its own.
    expect(await hours('16')).toEqual([24])
  })
})

describe('the weekly days of rest', () => {
  it('are those of before on the days before', async () => {
    await early()
    const rest = await shop.row(config, { configKey: 'calendar.restDays', configName: '休息日', configValue: '2' })
    expect(await hours('10', '11')).toEqual([0, 8])
    await shop.update(config, rest, { configValue: '' })
    expect(await hours('10', '11', '17')).toEqual([0, 8, 0])
    expect(await shop.read().of(restDaysPast).find({})).toMatchObject([{ untilDay: day('18'), restDays: '2' }])
  })
})
