import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { holiday } from '../../../../server/domain/masterdata/index.ts'
import { makePlant } from '../../../support/samples/factories.ts'
import { openShop, refusal, type Shop } from '../shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const add = (name: string, beginDate: string, endDate = beginDate, more = {}) => shop.create(holiday, { name, beginDate, endDate, ...more })

describe('a holiday', () => {
  it('ends on the day it begins or later, within a year', async () => {
    expect(await refusal(add('倒着', '2026-03-02', '2026-03-01'))).toEqual({ endDate: 'beforeBegin' })
    expect(await refusal(add('太长', '2024-01-01', '2025-01-01'))).toEqual({ endDate: 'tooManyDays' })
    expect(await add('闰年', '2024-01-01', '2024-12-31')).toMatchObject({ beginDate: '2024-01-01' })
  })

  it('shares no day with another one, a make-up working day included', async () => {
    const national = await add('国庆节', '2026-10-01', '2026-10-07')
    for (const [from, to] of [
      ['2026-09-28', '2026-10-01'],
      ['2026-10-07', '2026-10-09'],
      ['2026-10-03', '2026-10-04'],
      ['2026-09-01', '2026-10-31'],
    ] as const)
      expect(await refusal(add('重叠', from, to, { holidayType: 'WORKDAY' }))).toEqual({ beginDate: 'overlap' })
    await add('调休', '2026-10-10', '2026-10-10', { holidayType: 'WORKDAY' })
    expect(await refusal(shop.update(holiday, national, { endDate: '2026-10-10' }))).toEqual({ beginDate: 'overlap' })
  })

  it('may move within its own days and change its name', async () => {
    const spring = await add('春节', '2026-02-15', '2026-02-23')
    expect(await shop.update(holiday, spring, { endDate: '2026-02-21' })).toMatchObject({ endDate: '2026-02-21' })
    expect(await shop.update(holiday, await shop.read().of(holiday).get(spring.id), { name: '春节假期' })).toMatchObject({
      name: '春节假期',
    })
  })

  it('is taken once when two save the same days at the same moment', async () => {
    const both = await Promise.allSettled([add('甲', '2027-05-01', '2027-05-05'), add('乙', '2027-05-05', '2027-05-06')])
    expect(both.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  it('leaves other plants alone', async () => {
    await add('元旦', '2028-01-01')
    const other = await makePlant(shop.store)
    const there = { name: '元旦', beginDate: '2028-01-01', endDate: '2028-01-01' }
    expect(await shop.store.write(other.actor, (uow) => uow.of(holiday).create(there))).toMatchObject({ plantId: other.id })
  })
})
