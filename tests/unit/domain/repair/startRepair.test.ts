import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { acceptedReport, HOUR, openShop, refusal, type Shop } from '../shop.ts'

describe('starting a repair', () => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop()
  })
  afterAll(() => shop.close())

  it('keeps when work began', async () => {
    const { repair } = await acceptedReport(shop)
    shop.clock.forward(HOUR)
    expect(await shop.work(repair, 'start')).toMatchObject({ status: 'IN_PROGRESS', beginDate: shop.clock.now() })
    expect(await refusal(shop.work(repair, 'start'))).toBe('illegalStep')
  })
})
