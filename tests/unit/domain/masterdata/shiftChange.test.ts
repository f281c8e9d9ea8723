import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { downtimeFigures, downtimeSummary } from '../../../../server/domain/analytics/index.ts'
import { inspectionOrder, inspectionPoint, inspectionRound, makeInspectionOrders } from '../../../../server/domain/inspection/index.ts'
import { beginShiftChanges, shift, shiftChange, shiftPast } from '../../../../server/domain/masterdata/index.ts'
import { systemActor } from '../../../../server/kernel/index.ts'
import { HOUR, openShop, refusal, type Shop } from '../shop.ts'

// It is Wednesday, 18 November 2026, 10:00.
let shop: Shop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop.close())

const day = (text: string) => `2026-11-${text}`
const at = (text: string) => new Date(`2026-11-${text.replace(' ', 'T')}:00+08:00`)
const hours = async (...days: string[]) =>
  Promise.all(days.map(async (one) => (await downtimeFigures(shop.read(), { from: day(one), to: day(one) })).scheduledHours))
const begin = () => beginShiftChanges(shop.store, systemActor(shop.plantId))
const now = ({ id }: { id: number }) => shop.read().of(shift).get(id)
const planned = () => shop.read().of(shiftChange).find({})
const only = async () => (await planned())[0] as Awaited<ReturnType<typeof planned>>[number]
/** A shift of long ago, of eight hours. */
const early = () => shop.row(shift, { name: '早班', beginTime: '00:00', endTime: '08:00' })

describe('a change from a day to come', () => {
  it('is kept beside the shift, which stays as it is', async () => {
    const one = await early()
    const told = await shop.update(shift, one, { endTime: '06:00', name: '头班', validFrom: day('20') })
    expect(told).toMatchObject({ name: '头班', endTime: '08:00', status: 'ENABLED' })
    expect(await planned()).toMatchObject([
      { shiftId: one.id, validFrom: day('20'), beginTime: '00:00', endTime: '06:00', status: 'ENABLED' },
    ])
    expect(await hours('17', '18')).toEqual([8, 8])
  })

  it('holds by itself from that day on, whether or not anything ran at midnight', async () => {
    const one = await early()
    await shop.update(shift, one, { endTime: '06:00', validFrom: day('20') })
    shop.clock.set('2026-11-21T02:00:00.000Z')
    expect(await hours('18', '19', '20', '21')).toEqual([8, 8, 6, 6])
    expect(await begin()).toBe(1)
    expect(await now(one)).toMatchObject({ endTime: '06:00' })
    expect([await planned(), await shop.read().of(shiftPast).find({})]).toMatchObject([[], [{ untilDay: day('20'), endTime: '08:00' }]])
    expect(await hours('18', '19', '20', '21')).toEqual([8, 8, 6, 6])
    expect(await begin()).toBe(0)
  })

  it('does not begin a minute before its day', async () => {
    const one = await early()
    await shop.update(shift, one, { endTime: '06:00', validFrom: day('19') })
    shop.clock.set(at('18 23:59').toISOString())
    expect([await begin(), (await now(one)).endTime]).toEqual([0, '08:00'])
    shop.clock.set(at('19 00:00').toISOString())
    expect([await begin(), (await now(one)).endTime]).toEqual([1, '06:00'])
  })

  it('may be said again for its day, moved and taken back until it begins', async () => {
    const one = await early()
    await shop.update(shift, one, { endTime: '06:00', validFrom: day('20') })
    await shop.update(shift, one, { endTime: '05:00', validFrom: day('20') })
    expect(await planned()).toMatchObject([{ endTime: '05:00' }])
    await shop.update(shiftChange, await only(), { endTime: '04:00', validFrom: day('19') })
    expect(await refusal(shop.update(shiftChange, await only(), { validFrom: day('18') }))).toEqual({ validFrom: 'dayToCome' })
    expect(
      await refusal(shop.create(shiftChange, { shiftId: one.id, validFrom: day('18'), beginTime: '00:00', endTime: '01:00' })),
    ).toEqual({
      validFrom: 'dayToCome',
    })
    expect(
      await refusal(shop.create(shiftChange, { shiftId: one.id, validFrom: day('19'), beginTime: '00:00', endTime: '01:00' })),
    ).toEqual({
      validFrom: 'duplicate',
    })
    const change = await only()
    shop.clock.forward(24 * HOUR)
    expect(await refusal(shop.update(shiftChange, change, { endTime: '03:00' }))).toBe('masterdata.changeBegun')
    expect(await refusal(shop.remove(shiftChange, change))).toBe('masterdata.changeBegun')
    expect(await hours('18', '19')).toEqual([8, 4])
    await shop.update(shift, one, { endTime: '02:00', validFrom: day('25') })
    const later = (await planned()).find(({ validFrom }) => validFrom === day('25')) as { id: number }
    await shop.remove(shiftChange, later)
    shop.clock.set(at('25 10:00').toISOString())
    expect(await hours('19', '25')).toEqual([4, 4])
  })

  it('is met by one of today without loss: each holds on its days', async () => {
    const one = await early()
    await shop.update(shift, one, { endTime: '06:00', validFrom: day('20') })
    await shop.update(shift, one, { endTime: '07:00' })
    shop.clock.set(at('21 10:00').toISOString())
    // Edited before the change of yesterday was written: it is history all the same.
    await shop.update(shift, one, { beginTime: '01:00' })
    expect(await now(one)).toMatchObject({ beginTime: '01:00', endTime: '06:00' })
    expect(await hours('17', '18', '19', '20', '21')).toEqual([8, 7, 7, 6, 5])
  })

  it('may end a shift, or begin a new one', async () => {
    const one = await early()
    await shop.update(shift, one, { status: 'DISABLED', validFrom: day('20') })
    const added = await shop.create(shift, { name: '新班', beginTime: '10:00', endTime: '13:00', validFrom: day('20') })
    expect([(await now(one)).status, (await now(added)).status]).toEqual(['ENABLED', 'DISABLED'])
    shop.clock.set(at('21 10:00').toISOString())
    expect(await hours('19', '20')).toEqual([8, 3])
    await begin()
    expect([(await now(one)).status, (await now(added)).status]).toEqual(['DISABLED', 'ENABLED'])
  })

  it('goes with a shift that was never worked', async () => {
    const added = await shop.create(shift, { name: '新班', beginTime: '10:00', endTime: '13:00', validFrom: day('20') })
    await shop.remove(shift, added)
    expect(await planned()).toEqual([])
  })
})

describe('who asks for the shifts of a day', () => {
  it('shows on the wall what holds since midnight', async () => {
    const one = await early()
    await shop.report()
    await shop.update(shift, one, { beginTime: '00:00', endTime: '01:00', validFrom: day('19') })
    shop.clock.set(at('19 02:00').toISOString())
    const before = await downtimeSummary(shop.read())
    await begin()
    expect(await downtimeSummary(shop.read())).toEqual(before)
  })

  it('makes inspections for the times of their day, and moves those that were made already', async () => {
    const one = await early()
    const point = await shop.create(inspectionPoint, { equipmentId: shop.machine.id, name: '点', pointName: '电机', checkName: '温度' })
    const make = () => makeInspectionOrders(shop.store, systemActor(shop.plantId))
    const due = async () =>
      (await shop.read().of(inspectionOrder).find({ pointId: point.id })).map(({ planDate, dueUntil }) => [planDate, dueUntil])
    await make()
    expect(await due()).toEqual([[day('19'), at('19 08:00')]])
    await shop.update(shift, one, { endTime: '06:00', validFrom: day('19') })
    await make()
    expect(await due()).toEqual([[day('19'), at('19 06:00')]])
    await shop.update(shift, one, { status: 'DISABLED', validFrom: day('20') })
    shop.clock.set(at('19 10:00').toISOString())
    await make()
    expect(await due()).toEqual([[day('19'), at('19 06:00')]])
  })

  it('goes the round of the shift that is on by the plan', async () => {
    const one = await early()
    await shop.update(shift, one, { beginTime: '09:00', endTime: '11:00', validFrom: day('19') })
    const onNow = async () => (await inspectionRound(shop.read(), {})).shift?.beginTime
    expect(await onNow()).toBeUndefined()
    shop.clock.forward(24 * HOUR)
    expect(await onNow()).toBe('09:00')
  })
})
