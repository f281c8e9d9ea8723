import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { repairTimeLog } from '../../../../server/domain/hours/index.ts'
import { user } from '../../../../server/domain/identity/index.ts'
import { registry } from '../../../../server/domain/index.ts'
import {
  dueInspectionOrders,
  inspectionDates,
  inspectionOrder,
  inspectionPoint,
  makeInspectionOrders,
} from '../../../../server/domain/inspection/index.ts'
import { equipment, holiday, shift } from '../../../../server/domain/masterdata/index.ts'
import { config, REST_DAYS } from '../../../../server/domain/system/index.ts'
import { operations, systemActor } from '../../../../server/kernel/index.ts'
import { make as create, person, unique } from '../../../support/samples/factories.ts'
import { openShop, type Shop } from '../shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  await shop.shifts()
})
afterAll(() => shop.close())
/** 10:00 of Wednesday 2026-11-18 in the plant, in its early shift. */
const NOW = '2026-11-18T02:00:00.000Z'
beforeEach(async () => {
  shop.clock.set(NOW)
  // Points of earlier tests are at rest, so that each counts its own.
  for (const one of await shop.read().of(inspectionPoint).find({ status: 'ENABLED' })) await shop.disable(inspectionPoint, one)
})

const system = () => systemActor(shop.plantId)
const make = () => makeInspectionOrders(shop.store, system())
let count = 0
const point = (values: object = {}) =>
  shop.create(inspectionPoint, {
    ...{ equipmentId: shop.machine.id, name: `点 ${++count}`, pointName: '主电机', checkName: '温度', firstDate: '2026-01-01' },
    ...values,
  })
const ordersOf = async ({ id }: { id: number }) =>
  (await shop.read().of(inspectionOrder).find({ pointId: id })).sort((a, b) => a.dueFrom.getTime() - b.dueFrom.getTime())
const turnsOf = async (one: { id: number }) => {
  const shifts = new Map((await shop.read().of(shift).find({})).map((row) => [row.id, row.name]))
  return (await ordersOf(one)).map(({ planDate, shiftId }) => `${planDate.slice(5)} ${shifts.get(shiftId)}`)
}
const shiftId = async (name: string) => (await shop.read().of(shift).find({ name }))[0]?.id as number

describe('orders of the coming 24 hours', () => {
  it('are those of every shift that is on or begins within them, with what the point asks for', async () => {
    const one = await point({ inspectMode: 'MEASURE', refValue: '<=70', unit: '℃' })
    expect(await dueInspectionOrders(shop.store.read(system()))).toBe(4)
    expect(await make()).toBe(4)
    expect(await turnsOf(one)).toEqual(['11-18 早班', '11-18 中班', '11-18 夜班', '11-19 早班'])
    expect((await ordersOf(one))[0]).toMatchObject({
      ...{ equipmentId: shop.machine.id, pointName: '主电机', checkName: '温度', inspectMode: 'MEASURE', inspectCycle: 'SHIFT' },
      ...{ refValue: '<=70', unit: '℃', status: 'PENDING', isOverRef: null },
      dueFrom: new Date('2026-11-17T23:00:00.000Z'),
      dueUntil: new Date('2026-11-18T07:00:00.000Z'),
    })
    expect(await dueInspectionOrders(shop.store.read(system()))).toBe(0)
  })

  it('number without a gap', async () => {
    const points = [await point(), await point()]
    await make()
    const numbers = (await Promise.all(points.map(ordersOf))).flat().map(({ inspectNo }) => Number(inspectNo.slice(-4)))
    const [first = 0] = numbers.sort((a, b) => a - b)
    expect(numbers).toEqual(Array.from({ length: 8 }, (_, at) => first + at))
  })

  it('of a night shift belong to the date on which it begins', async () => {
    shop.clock.set('2026-11-18T18:30:00.000Z') // 02:30 on the 19th, in the night shift of the 18th
    const one = await point({ shiftId: await shiftId('夜班') })
    await make()
    expect(await turnsOf(one)).toEqual(['11-18 夜班', '11-19 夜班'])
  })

  it('are made once, however many make them at once and however often', async () => {
    const points = [await point(), await point({ inspectCycle: 'DAY' }), await point({ inspectCycle: 'WEEK', firstDate: '2026-11-18' })]
    const made = await Promise.all([make(), make(), make(), make()])
    expect(made.reduce((sum, n) => sum + n, 0)).toBe(4 + 2 + 1)
    expect(await make()).toBe(0)
    expect(await Promise.all(points.map(async (one) => (await ordersOf(one)).length))).toEqual([4, 2, 1])
  })

  it('of days on which nobody ran are not made up for: only what is still due', async () => {
    const [shiftly, weekly] = [await point(), await point({ inspectCycle: 'WEEK', firstDate: '2026-11-18' })]
    await make()
    shop.clock.set('2026-11-27T02:00:00.000Z')
    expect(await make()).toBe(4)
    expect((await turnsOf(shiftly)).slice(4)).toEqual(['11-27 早班', '11-27 中班', '11-27 夜班', '11-28 早班'])
    // Its turn of the 25th went by.
    expect(await turnsOf(weekly)).toEqual(['11-18 早班'])
  })

  it('of every cycle but the shift are one a day, even when the usual shift changes', async () => {
    const one = await point({ inspectCycle: 'DAY' })
    await make()
    expect(await turnsOf(one)).toEqual(['11-18 早班', '11-19 早班'])
    await shop.update(inspectionPoint, one, { shiftId: await shiftId('中班') })
    expect(await make()).toBe(0)
  })

  it('are in the shift of the point, else of the machine, else in the first of the day', async () => {
    const late = await shop.row(equipment, { name: '中班机器', number: 'SH-1', workshopId: shop.hall.id, shiftId: await shiftId('中班') })
    const [own, ofMachine] = [
      await point({ inspectCycle: 'DAY', equipmentId: late.id, shiftId: await shiftId('夜班') }),
      await point({ inspectCycle: 'DAY', equipmentId: late.id }),
    ]
    await make()
    expect(await turnsOf(own)).toEqual(['11-18 夜班'])
    expect(await turnsOf(ofMachine)).toEqual(['11-18 中班'])
  })

  it('are not made for what rests', async () => {
    const row = (values: object) => shop.row(equipment, { name: '停', number: `R-${++count}`, workshopId: shop.hall.id, ...values })
    const paused = await row({ isPaused: true })
    const retired = await row({ status: 'DISABLED' })
    const here = await point()
    await shop.update(inspectionPoint, here, { isPaused: true })
    for (const { id } of [paused, retired])
      await shop.row(inspectionPoint, { equipmentId: id, name: `点 ${++count}`, pointName: 'a', checkName: 'b' })
    await point({ firstDate: '2026-12-01' })
    expect(await make()).toBe(0)
    // Awake again, it has what is still due.
    await shop.update(inspectionPoint, here, { isPaused: false })
    expect(await make()).toBe(4)
  })

  it('belong to the plant they are made for', async () => {
    const one = await point()
    expect(await makeInspectionOrders(shop.store, systemActor(shop.plantId + 1_000))).toBe(0)
    expect(await ordersOf(one)).toEqual([])
  })
})

describe('orders that are not to be any more', () => {
  const on = '11-18 早班'
  const all = [on, '11-18 中班', '11-18 夜班', '11-19 早班']

  it('go when their point rests before their shift begins, and come back when it wakes', async () => {
    const one = await point()
    await make()
    for (const [asleep, awake] of [
      [{ isPaused: true }, { isPaused: false }],
      [{ status: 'DISABLED' }, { status: 'ENABLED' }],
    ]) {
      await shop.update(inspectionPoint, one, asleep ?? {})
      expect([await make(), await turnsOf(one)]).toEqual([0, [on]])
      await shop.update(inspectionPoint, one, awake ?? {})
      expect([await make(), await turnsOf(one)]).toEqual([3, all])
    }
  })

  it('go when their machine is paused or retired, and no others do', async () => {
    const machine = await shop.row(equipment, { name: '停', number: `W-${++count}`, workshopId: shop.hall.id })
    const [there, elsewhere] = [await point({ equipmentId: machine.id }), await point()]
    await make()
    await shop.update(equipment, machine, { isPaused: true, openWork: 'KEEP' })
    await make()
    expect([await turnsOf(there), await turnsOf(elsewhere)]).toEqual([[on], all])
    await shop.update(equipment, machine, { isPaused: false })
    await make()
    expect(await turnsOf(there)).toEqual(all)
    await shop.update(equipment, machine, { status: 'DISABLED', openWork: 'KEEP' })
    await make()
    expect(await turnsOf(there)).toEqual([on])
  })

  it('go when their day becomes one of rest, or their point has its turn on others', async () => {
    const [one, daily] = [await point(), await point({ inspectCycle: 'DAY', shiftId: await shiftId('夜班') })]
    await make()
    expect(await turnsOf(daily)).toEqual(['11-18 夜班'])
    const rest = await shop.row(holiday, { name: '停产', holidayType: 'HOLIDAY', beginDate: '2026-11-19', endDate: '2026-11-19' })
    await shop.update(inspectionPoint, daily, { inspectCycle: 'WEEK', firstDate: '2026-11-17' })
    await make()
    expect([await turnsOf(one), await turnsOf(daily)]).toEqual([all.slice(0, 3), []])
    await shop.remove(holiday, rest)
    await make()
    expect(await turnsOf(one)).toEqual(all)
  })

  it('stay when people made them, gave them to somebody or booked hours on them', async () => {
    const [byHand, given, booked] = [await point(), await point({ inspectCycle: 'DAY' }), await point()]
    const account = await create(shop.store, systemActor(0), user, { username: `u${unique()}`, plantIds: [shop.plantId] })
    const somebody = person(shop.plantId, ['*:*:*'], { userId: account.id })
    const ops = operations(shop.store, registry)
    const wanted = { pointId: byHand.id, planDate: '2026-11-18', shiftId: await shiftId('中班') }
    const own = await ops.create(somebody, inspectionOrder, wanted)
    // Whoever presses the button makes none of them.
    await makeInspectionOrders(shop.store, somebody)
    const [, later] = await ordersOf(given)
    await ops.update(somebody, inspectionOrder, later?.id ?? 0, { inspectorId: shop.repairers[0].id })
    const [, next] = await ordersOf(booked)
    await shop.row(repairTimeLog, { inspectionId: next?.id, repairerId: shop.repairers[0].id, hours: 1, logDate: '2026-11-18' })
    for (const one of [byHand, given, booked]) await shop.update(inspectionPoint, one, { isPaused: true })
    await make()
    expect(await Promise.all([byHand, given, booked].map(turnsOf))).toEqual([
      [on, '11-18 中班'],
      [on, '11-19 早班'],
      [on, '11-18 中班'],
    ])
    expect((await ordersOf(byHand))[1]?.id).toBe(own.id)
  })
})

describe('the calendar of the plant', () => {
  const calendar = async (rows: readonly object[], work: () => Promise<void>) => {
    const made = []
    for (const values of rows) made.push(await shop.row(holiday, { name: `假 ${++count}`, ...values }))
    await work()
    for (const one of made) await shop.remove(holiday, one)
  }
  const dates = (asked: object) => inspectionDates(shop.store.read(system()), { inspectCycle: 'DAY', ...asked } as never)

  it('skips holidays, and works on make-up days', () =>
    calendar(
      [
        { holidayType: 'HOLIDAY', beginDate: '2026-11-18', endDate: '2026-11-20' },
        { holidayType: 'WORKDAY', beginDate: '2026-11-19', endDate: '2026-11-19' },
      ],
      async () => {
        const one = await point({ inspectCycle: 'DAY' })
        await make()
        expect(await turnsOf(one)).toEqual(['11-19 早班'])
        expect((await dates({})).slice(0, 4)).toEqual([
          { date: '2026-11-18', skipped: 'HOLIDAY' },
          { date: '2026-11-19', skipped: null },
          { date: '2026-11-20', skipped: 'HOLIDAY' },
          { date: '2026-11-21', skipped: null },
        ])
      },
    ))

  it('closes points at weekends that say so, but for make-up days', () =>
    calendar([{ holidayType: 'WORKDAY', beginDate: '2026-11-22', endDate: '2026-11-22' }], async () => {
      shop.clock.set('2026-11-20T23:30:00.000Z') // Saturday, 07:30
      const [closed, open] = [await point({ inspectCycle: 'DAY', closeAtWeekend: true }), await point({ inspectCycle: 'DAY' })]
      await make()
      expect(await turnsOf(closed)).toEqual(['11-22 早班'])
      expect(await turnsOf(open)).toEqual(['11-21 早班', '11-22 早班'])
      expect((await dates({ closeAtWeekend: true })).slice(0, 3)).toEqual([
        { date: '2026-11-21', skipped: 'WEEKEND' },
        { date: '2026-11-22', skipped: null },
        { date: '2026-11-23', skipped: null },
      ])
    }))

  it('takes the weekly rest days of the product for days of rest', async () => {
    await shop.store.write(systemActor(0), async (uow) => {
      const [known] = await uow.of(config).lockWhere({ configKey: REST_DAYS })
      if (known) await uow.of(config).patch(known, { configValue: '3' })
      else await uow.of(config).create({ configName: '周休', configKey: REST_DAYS, configValue: '3', configType: 'Y' } as never)
    })
    const one = await point({ inspectCycle: 'DAY' })
    await make()
    expect(await turnsOf(one)).toEqual(['11-19 早班'])
    await shop.store.write(systemActor(0), async (uow) => {
      const [made] = await uow.of(config).lockWhere({ configKey: REST_DAYS })
      if (made) await uow.of(config).patch(made, { configValue: '' })
    })
  })

  it('lets a night shift that began on a working day go on into a holiday', () =>
    calendar([{ holidayType: 'HOLIDAY', beginDate: '2026-11-19', endDate: '2026-11-19' }], async () => {
      const one = await point()
      await make()
      expect(await turnsOf(one)).toEqual(['11-18 早班', '11-18 中班', '11-18 夜班'])
    }))
})
