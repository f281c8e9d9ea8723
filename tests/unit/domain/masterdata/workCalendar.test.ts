import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { holiday } from '../../../../server/domain/masterdata/index.ts'
import { config, workCalendar } from '../../../../server/domain/system/index.ts'
import { makePlant } from '../../../support/samples/factories.ts'
import { openShop, refusal, type Shop } from '../shop.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop.close())

const RANGE = { from: '2026-09-26', to: '2026-10-11' }
/** The days of the range on which the plant rests, by day of the month. */
async function restDays() {
  const calendar = await workCalendar(shop.read(), RANGE)
  const days = ['09-26', '09-27', '09-30', '10-01', '10-03', '10-07', '10-08', '10-10', '10-11'].map((day) => `2026-${day}`)
  return days.filter((day) => !calendar.isWorkingDay(day)).map((day) => day.slice(5))
}
const rest = (configValue: string) => shop.create(config, { configName: '休息日', configKey: 'calendar.restDays', configValue })
const add = (holidayType: string, beginDate: string, endDate: string) =>
  shop.create(holiday, { name: holidayType, holidayType, beginDate, endDate })

describe('a plant', () => {
  it('works all week as long as nobody says otherwise', async () => {
    expect(await restDays()).toEqual([])
  })

  it('rests on holidays, also on those that reach into the range', async () => {
    await add('HOLIDAY', '2026-10-01', '2026-10-07')
    await add('HOLIDAY', '2026-09-20', '2026-09-26')
    expect(await restDays()).toEqual(['09-26', '10-01', '10-03', '10-07'])
  })

  it('rests on its weekly days, but not when they are made up for', async () => {
    await rest('6,7')
    await add('HOLIDAY', '2026-10-01', '2026-10-07')
    await add('WORKDAY', '2026-10-10', '2026-10-10')
    expect(await restDays()).toEqual(['09-26', '09-27', '10-01', '10-03', '10-07', '10-11'])
  })

  it('has days of its own', async () => {
    const other = await makePlant(shop.store)
    await shop.store.write(other.actor, (uow) =>
      uow.of(holiday).create({ name: '厂休', beginDate: '2026-10-08', endDate: '2026-10-08', holidayType: 'HOLIDAY' }),
    )
    expect(await restDays()).toEqual([])
    expect((await workCalendar(shop.store.read(other.actor), RANGE)).isWorkingDay('2026-10-08')).toBe(false)
  })
})

describe('the parameter of weekly rest days', () => {
  it('takes weekdays and nothing else', async () => {
    for (const value of ['8', '0', '6;7', 'Sunday', '6,']) expect(await refusal(rest(value))).toEqual({ configValue: 'allowed' })
    expect(await rest('6,7')).toMatchObject({ configValue: '6,7' })
  })
})

describe('the public address', () => {
  it('is an origin, so that labels can append to it', async () => {
    const set = (configValue: string) => shop.create(config, { configName: '网址', configKey: 'site.address', configValue })
    for (const value of ['mes.example.com', 'ftp://mes.example.com', 'https://mes.example.com/app', 'javascript:alert(1)'])
      expect(await refusal(set(value))).toEqual({ configValue: 'allowed' })
    expect(await set('https://mes.example.com:8443')).toMatchObject({ configValue: 'https://mes.example.com:8443' })
  })
})
