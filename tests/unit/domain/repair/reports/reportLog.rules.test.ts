import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { HOUR, openShop, refusal, type Shop } from '../../shop.ts'
import { equipment, equipmentUnit, reporter, reportLog } from '../names.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop.close())

describe('reporting a fault', () => {
  it('numbers reports without gaps, per business day', async () => {
    expect((await shop.report({ isStopped: false })).reportNo).toBe('BX20261118-0001')
    expect(await refusal(shop.report({ description: '' }))).toEqual({ description: 'required' })
    expect((await shop.report({ isStopped: false })).reportNo).toBe('BX20261118-0002')
    shop.clock.set('2026-11-18T16:00:00Z')
    expect((await shop.report({ isStopped: false })).reportNo).toBe('BX20261119-0001')
  })

  it('takes a line stop for a stopped machine', async () => {
    expect(await shop.report({ isStopped: false, urgency: 'STOP' })).toMatchObject({ isStopped: true, status: 'PENDING' })
  })

  it('is refused for machines, units and reporters out of service', async () => {
    const unit = await shop.row(equipmentUnit, { equipmentId: shop.machine.id, status: 'DISABLED' })
    expect(await refusal(shop.report({ unitId: unit.id }))).toEqual({ unitId: 'disabled' })
    await shop.disable(equipment, shop.machine)
    await shop.disable(reporter, shop.someone)
    expect(await refusal(shop.report())).toEqual({ equipmentId: 'disabled', reporterId: 'disabled' })
  })

  it('wants a unit of the machine', async () => {
    const stranger = await shop.row(equipmentUnit, {})
    expect(await refusal(shop.report({ unitId: stranger.id }))).toEqual({ unitId: 'dependsOn' })
  })

  it('may be up to 30 days late, but not early', async () => {
    const at = (days: number) => new Date(shop.clock.now().getTime() + days * 24 * HOUR)
    expect(await refusal(shop.report({ reportDate: at(-31) }))).toEqual({ reportDate: 'tooOld' })
    expect(await refusal(shop.report({ reportDate: at(1) }))).toEqual({ reportDate: 'future' })
    expect(await shop.report({ reportDate: at(-29), isStopped: false })).toMatchObject({ reportDate: at(-29) })
  })

  it('forgives a clock that runs some seconds ahead', async () => {
    const ahead = new Date(shop.clock.now().getTime() + 20_000)
    expect(await shop.report({ reportDate: ahead })).toMatchObject({ reportDate: shop.clock.now() })
  })
})

describe('a second report of a machine that stands', () => {
  it('joins the first one', async () => {
    const first = await shop.report()
    expect(first.joinedToId).toBeNull()
    expect(await shop.report()).toMatchObject({ joinedToId: first.id, status: 'PENDING' })
    expect(await shop.report()).toMatchObject({ joinedToId: first.id })
  })

  it('is in repair at once when the first one is', async () => {
    const first = await shop.report()
    await shop.take(first, 'accept')
    shop.clock.forward(HOUR)
    expect(await shop.report()).toMatchObject({ joinedToId: first.id, status: 'REPAIRING', acceptedAt: shop.clock.now() })
  })

  it('stands alone when the machine runs or the first one is over', async () => {
    const first = await shop.report()
    expect(await shop.report({ isStopped: false })).toMatchObject({ joinedToId: null })
    await shop.take(first, 'cancel')
    expect(await shop.report()).toMatchObject({ joinedToId: null })
  })

  it('has one lead even when both come at once', async () => {
    const both = await Promise.all([shop.report(), shop.report()])
    expect(both.filter((one) => one.joinedToId === null)).toHaveLength(1)
  })
})

describe('correcting a report', () => {
  it('is free until it is accepted, and looks for the stop anew', async () => {
    const other = await shop.row(equipment, { name: '分切机' })
    const lead = await shop.report({ equipmentId: other.id })
    const unit = await shop.row(equipmentUnit, { equipmentId: shop.machine.id })
    const mistaken = await shop.report({ unitId: unit.id })
    expect(await shop.update(reportLog, mistaken, { equipmentId: other.id })).toMatchObject({ joinedToId: lead.id, unitId: null })
    expect(await shop.update(reportLog, mistaken, { isStopped: false })).toMatchObject({ joinedToId: null, isStopped: false })
    expect(await shop.update(reportLog, mistaken, { urgency: 'STOP' })).toMatchObject({ joinedToId: lead.id, isStopped: true })
  })

  it('does not take the stop away from those who joined', async () => {
    const [lead] = [await shop.report(), await shop.report()]
    expect(await refusal(shop.update(reportLog, lead, { isStopped: false }))).toEqual({ isStopped: 'othersJoined' })
  })

  it('does not slip into a stop already in repair', async () => {
    const other = await shop.row(equipment, { name: '分切机' })
    const lead = await shop.report({ equipmentId: other.id })
    await shop.take(lead, 'accept')
    const mistaken = await shop.report()
    expect(await refusal(shop.update(reportLog, mistaken, { equipmentId: other.id }))).toEqual({ equipmentId: 'standsAlready' })
  })

  it('no longer moves machine, stop or time once accepted', async () => {
    const other = await shop.row(equipment, {})
    const report = await shop.report({ isStopped: false })
    await shop.take(report, 'accept')
    expect(await refusal(shop.update(reportLog, report, { equipmentId: other.id }))).toEqual({ equipmentId: 'fixedAfterAccept' })
    expect(await refusal(shop.update(reportLog, report, { isStopped: true }))).toEqual({ isStopped: 'fixedAfterAccept' })
    expect(await refusal(shop.update(reportLog, report, { urgency: 'STOP' }))).toEqual({ urgency: 'fixedAfterAccept' })
    expect(await refusal(shop.update(reportLog, report, { reportDate: new Date('2026-11-17T00:00:00Z') }))).toEqual({
      reportDate: 'fixedAfterAccept',
    })
    expect(await shop.update(reportLog, report, { description: '轴承异响', urgency: 'HIGH', equipmentId: shop.machine.id })).toMatchObject({
      description: '轴承异响',
    })
  })

  it('keeps an old choice that was switched off since', async () => {
    const report = await shop.report({ isStopped: false })
    await shop.disable(reporter, shop.someone)
    expect(await shop.update(reportLog, report, { reporterId: shop.someone.id, description: '改' })).toMatchObject({ description: '改' })
  })

  it('is over when the report is', async () => {
    const report = await shop.report()
    await shop.take(report, 'cancel')
    expect(await refusal(shop.update(reportLog, report, { description: '改' }))).toBe('readOnly')
  })
})
