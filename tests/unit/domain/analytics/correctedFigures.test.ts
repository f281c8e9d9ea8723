import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { equipmentFigures, faultFigures, faultSummary, repairFigures } from '../../../../server/domain/analytics/index.ts'
import { hoursCorrections, repairTimeLog } from '../../../../server/domain/hours/index.ts'
import { registry } from '../../../../server/domain/index.ts'
import { repairCorrections, reportCorrections } from '../../../../server/domain/repair/index.ts'
import { manHours } from '../../../../server/domain/repair/repairs/hoursOnRepair.query.ts'
import { CORRECTION_DAYS, config } from '../../../../server/domain/system/index.ts'
import { operations, type ResourceDef, systemActor, type Transition } from '../../../../server/kernel/index.ts'
import { person } from '../../../support/samples/factories.ts'
import { HOUR, openShop, refusal, reportInWork, type Shop } from '../shop.ts'

// It is Wednesday, 18 November 2026, 10:00.
let shop: Shop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop.close())

const DAY = 24 * HOUR
const step = (one: { id: number }, which: unknown, input: Record<string, unknown> = {}, actor = shop.actor) =>
  operations(shop.store, registry).step(actor, which as Transition<ResourceDef>, one.id, { reason: '录入有误', ...input })
const TODAY = { from: '2026-11-18', to: '2026-11-18' }
/** A stop of two hours, repaired and over, with three hours of work. */
async function done() {
  const { report, repair } = await reportInWork(shop)
  shop.clock.forward(2 * HOUR)
  await shop.work(repair, 'complete', { faultCategoryId: shop.category.id })
  const hours = await shop.row(repairTimeLog, { repairId: repair.id, repairerId: shop.repairers[0].id, hours: 3, logDate: TODAY.from })
  return { report, repair, hours }
}
const told = async (repairId: number) => {
  const read = shop.read()
  const [faults, wall, machine, repairs] = [
    await faultFigures(read, TODAY),
    await faultSummary(read),
    await equipmentFigures(read, { ...TODAY, equipmentId: shop.machine.id }),
    await repairFigures(read, TODAY),
  ]
  const hoursOf = repairs.byRepairer.find(({ repairerId }) => repairerId === shop.repairers[0].id)
  return {
    faults: faults.total,
    newest: wall.newest.length,
    stops: machine.stops.length,
    hours: hoursOf?.hours ?? 0,
    ofRepair: (await manHours.load(read, [repairId])).get(repairId),
  }
}

describe('what is voided', () => {
  it('is in no figure, on no wall and in nobody’s hours', async () => {
    const { report, repair } = await done()
    expect(await told(repair.id)).toEqual({ faults: 1, newest: 1, stops: 1, hours: 3, ofRepair: 3 })
    await step(report, reportCorrections.void)
    expect(await told(repair.id)).toEqual({ faults: 0, newest: 0, stops: 0, hours: 0, ofRepair: 0 })
  })

  it('leaves the figures to the rest: hours alone', async () => {
    const { repair, hours } = await done()
    await step(hours, hoursCorrections.void)
    expect(await told(repair.id)).toEqual({ faults: 1, newest: 1, stops: 1, hours: 0, ofRepair: 0 })
  })
})

describe('corrections close', () => {
  const days = (configValue: string) =>
    shop.store.write(systemActor(0), (uow) => uow.of(config).create({ configName: '更正期限', configKey: CORRECTION_DAYS, configValue }))

  it('after the days of the parameter', async () => {
    await days('2')
    const { report } = await done()
    shop.clock.forward(2 * DAY)
    await step(report, reportCorrections.correct, { description: '放卷卡料' })
    shop.clock.forward(1000)
    expect(await refusal(step(report, reportCorrections.correct, { description: '收卷卡料' }))).toBe('correctionClosed')
  })

  it('counting from the day on which the row was entered, where that was later', async () => {
    await days('2')
    const reportDate = new Date(shop.store.now().getTime() - 20 * DAY)
    const { repair } = await reportInWork(shop, { reportDate })
    await shop.work(repair, 'complete', { completeDate: new Date(reportDate.getTime() + HOUR) })
    shop.clock.forward(2 * DAY)
    await step(repair, repairCorrections.correct, { description: '更换轴承' })
    shop.clock.forward(1000)
    expect(await refusal(step(repair, repairCorrections.correct, { description: '更换皮带' }))).toBe('correctionClosed')
  })
})

it('asks for the right to correct, not for the work to be one’s own', async () => {
  const { repair } = await done()
  const office = person(shop.plantId, [repairCorrections.correct.permission, repairCorrections.void.permission])
  expect(await step(repair, repairCorrections.correct, { description: '更换轴承' }, office)).toMatchObject({ description: '更换轴承' })
  expect(await step(repair, repairCorrections.void, {}, office)).toMatchObject({ status: 'VOIDED' })
})
