import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openShop, reportInWork, type Shop } from '../shop.ts'

describe('waiting for parts', () => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop()
  })
  afterAll(() => shop.close())

  it('keeps the days expected until new ones are given', async () => {
    const { repair } = await reportInWork(shop)
    expect(await shop.work(repair, 'waitParts', { expectedDays: 3 })).toMatchObject({ status: 'WAITING_PARTS', expectedDays: 3 })
    expect(await shop.work(repair, 'resume')).toMatchObject({ status: 'IN_PROGRESS', expectedDays: 3 })
    expect(await shop.work(repair, 'waitParts')).toMatchObject({ expectedDays: 3 })
    await shop.work(repair, 'resume')
    expect(await shop.work(repair, 'waitParts', { expectedDays: 7 })).toMatchObject({ expectedDays: 7 })
  })
})
