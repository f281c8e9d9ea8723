import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { registry } from '../../../../../server/domain/index.ts'
import { blockedOf } from '../../../../../server/kernel/index.ts'
import { acceptedReport, openShop, refusal, reportInWork, type Shop } from '../../shop.ts'
import { reportLog } from '../names.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop.close())

/** The steps of a report that would be refused now, with the code of the refusal. */
const blocked = async (report: { id: number }) => {
  const row = await shop.reportNow(report)
  const found = await blockedOf(shop.store.read(shop.actor), registry, { resource: reportLog, row })
  return Object.fromEntries(found.map(({ step, refusal: { code, params } }) => [step, [code, params]]))
}

describe('a step that is blocked', () => {
  it('leads to the record that has to be seen to first', async () => {
    const { report, repair } = await acceptedReport(shop)
    const row = await shop.reportNow(report)
    const found = await blockedOf(shop.store.read(shop.actor), registry, { resource: reportLog, row, corrections: false })
    const leads = { resource: 'repairLog', id: repair.id }
    expect(found.map(({ step, refusal: { blockedBy } }) => [step, blockedBy])).toEqual([
      ['markUsable', leads],
      ['complete', leads],
    ])
  })

  it('names the open repairs that keep a report from ending', async () => {
    const { report, repair } = await acceptedReport(shop)
    const why = ['repair.openRepairs', { numbers: repair.repairNo }]
    expect(await blocked(report)).toEqual({ complete: why, markUsable: why })
    expect(await refusal(shop.take(report, 'complete'))).toBe('repair.openRepairs')
    await shop.work(repair, 'cancel', { reason: '误报' })
    expect(await blocked(report)).toEqual({})
    await shop.take(report, 'complete')
  })

  it('names the report that a joined one follows', async () => {
    const [lead, second] = [await shop.report(), await shop.report()]
    const why = ['repair.joined', { reportNo: lead.reportNo }]
    expect(await blocked(lead)).toEqual({})
    expect(await blocked(second)).toEqual({ accept: why })
    await shop.take(lead, 'accept')
    expect(await blocked(second)).toEqual({ complete: why, markUsable: why })
  })

  it('names the newer stop that keeps a report from being reopened', async () => {
    const { report, repair } = await reportInWork(shop)
    await shop.work(repair, 'complete')
    expect(await blocked(report)).toEqual({})
    const newer = await shop.report()
    expect(await blocked(report)).toEqual({ reopen: ['repair.otherStop', { reportNo: newer.reportNo }] })
  })
})
