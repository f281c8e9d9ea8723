import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeHandovers, shiftHandoverItem, shiftNotice } from '../../../../server/domain/handover/index.ts'
import { registry } from '../../../../server/domain/index.ts'
import { productionPosition, shift, worker } from '../../../../server/domain/masterdata/index.ts'
import { productionSchedule, vacationFlow, workerVacation } from '../../../../server/domain/shifts/index.ts'
import { scheduleSummary } from '../../../../server/domain/wall/scheduleSummary.query.ts'
import { addDays, businessDay, operations, type RowOf, systemActor } from '../../../../server/kernel/index.ts'
import { person } from '../../../support/samples/factories.ts'
import { HOUR, MINUTE, openShop, type Shop } from '../shop.ts'

let shop: Shop
let today = ''
let early = {} as RowOf<typeof shift>
let [present, away] = [{} as RowOf<typeof worker>, {} as RowOf<typeof worker>]
/** It is 10:00 in the early shift. One of its two people asks for leave today and gets it, which takes them off the shift. */
beforeAll(async () => {
  shop = await openShop()
  await shop.shifts()
  const read = shop.read()
  today = businessDay(read.now, read.offsetMinutes)
  early = (await read.of(shift).find({ name: '早班' }))[0] as typeof early
  ;[present, away] = [await shop.row(worker, { name: '陈建军' }), await shop.row(worker, { name: '刘洋' })]
  const position = await shop.row(productionPosition, { name: '机长' })
  const entry = { shiftId: early.id, positionId: position.id, equipmentId: shop.machine.id }
  await shop.create(productionSchedule, { ...entry, date: today, workerIds: [present.id, away.id] })
  await shop.create(productionSchedule, { ...entry, date: addDays(today, 1), workerIds: [present.id, away.id] })
  await shop.create(productionSchedule, { ...entry, date: addDays(today, 2), workerIds: [present.id] })
  await shop.create(shiftNotice, {
    date: today,
    title: '今日通知',
    nightTel: '13800000000',
    elec: '孙电工',
    notice: '<p><strong>停水</strong></p>',
  })
  const asked = await shop.create(workerVacation, {
    workerId: away.id,
    vacType: 'SICK',
    beginDate: today,
    endDate: today,
  })
  const ops = operations(shop.store, registry)
  await ops.step(shop.actor, vacationFlow.submit as never, asked.id, {})
  await ops.step(person(shop.plantId, ['*:*:*']), vacationFlow.approve as never, asked.id, {})
})
afterAll(() => shop.close())

describe('the days of a plant by shifts', () => {
  it('say who works and who is on leave, with the position that they leave open', async () => {
    const { days, today: said } = await scheduleSummary(shop.read())
    expect(said).toBe(today)
    expect(days.map(({ date }) => date)).toEqual([addDays(today, -1), today, addDays(today, 1)])
    const [, now] = days
    expect(now?.shifts.map(({ name, planned, onLeave }) => [name, planned, onLeave])).toEqual([
      ['早班', 1, 1],
      ['中班', 0, 0],
      ['夜班', 0, 0],
    ])
    expect(now?.shifts[0]?.places).toMatchObject([
      {
        positionName: '机长',
        equipmentName: '凹印机 3 号',
        people: [
          { name: '陈建军', state: 'EXPECTED' },
          { name: '刘洋', state: 'ON_LEAVE' },
        ],
      },
    ])
    expect(days[2]?.shifts[0]).toMatchObject({ planned: 2, onLeave: 0 })
  })

  it('carry the notice of their own day and the telephone of its night', async () => {
    const { days } = await scheduleSummary(shop.read())
    expect(days.map(({ notices }) => notices.length)).toEqual([0, 1, 0])
    expect(days[1]?.notices[0]).toMatchObject({ nightTel: '13800000000', elec: '孙电工', notice: '<p><strong>停水</strong></p>' })
  })

  it('hand over whom the shift was without', async () => {
    shop.clock.forward(4 * HOUR + 45 * MINUTE)
    await makeHandovers(shop.store, systemActor(shop.plantId))
    const points = await shop.read().of(shiftHandoverItem).find({ kind: 'ABSENCE' })
    expect(points).toMatchObject([{ resource: 'workerVacation', title: '刘洋 · 机长', detail: today }])
  })
})
