import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { maintenanceFlow, maintenanceOrder, maintenanceOrderPart } from '../../server/domain/maintenance/index.ts'
import { equipment, staff } from '../../server/domain/masterdata/index.ts'
import { repairFlow, repairLog, repairPart } from '../../server/domain/repair/index.ts'
import {
  ink,
  inkCan,
  inkLog,
  inkStock,
  inkUnit,
  partReservation,
  sparePart,
  sparePartLog,
  storageLocation,
} from '../../server/domain/stock/index.ts'
import { config, NEEDED_TO_COMPLETE } from '../../server/domain/system/index.ts'
import { flowOf, type ResourceDef, systemActor, type Transition } from '../../server/kernel/index.ts'
import { make } from '../support/samples/factories.ts'
import { openRivals, type Rivals } from '../support/store/rivals.ts'
import { type Call, outcomesAtOnce, tally } from '../support/stories/atOnce.ts'

type Input = Record<string, unknown>
type Row = Input & { id: number }
const ROUNDS = 10
const PLACES = 3
const rounds = Array.from({ length: ROUNDS }, (_, nth) => nth)
const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id)

let rivals: Rivals
beforeAll(async () => {
  rivals = await openRivals()
  await rivals.store.write(systemActor(0), async (uow) => {
    for (const configKey of Object.values(NEEDED_TO_COMPLETE))
      await uow.of(config).create({ configName: configKey, configKey, configValue: 'none' })
  })
})
afterAll(async () => {
  expect(await rivals.faults()).toEqual([])
  expect({ deadlocks: await rivals.close() }).toEqual({ deadlocks: 0 })
})

const row = async (resource: ResourceDef, values: Input = {}) =>
  (await make(rivals.store, rivals.system, resource, values)) as unknown as Row
const find = async (resource: ResourceDef, where: Input) =>
  (await rivals.store.read(rivals.system).of(resource).find(where)) as unknown as Row[]
/** What each of two callers does, over a process of their own. */
const by = (nth: number) => {
  const { actor } = rivals
  const ops = rivals.ops(nth)
  return {
    create: (resource: ResourceDef, input: Input) => ops.create(actor, resource, input) as Promise<Row>,
    update: (resource: ResourceDef, { id }: Row, input: Input) => ops.update(actor, resource, id, input),
    updateMany: (resource: ResourceDef, ids: readonly number[], input: Input) => ops.updateMany(actor, resource, ids, input),
    step: (of: unknown, { id }: Row, input: Input = {}) => ops.step(actor, of as Transition<ResourceDef>, id, input),
  }
}
const stepOf = (resource: ResourceDef, name: string) => flowOf(resource)?.steps[name]
const allWell = async (...calls: Call[]) => expect(tally(await outcomesAtOnce(calls))).toEqual({ ok: calls.length })

/** Ink of one batch that lies at some places, two cans at each. */
async function batchOf(places: number) {
  const unit = await row(inkUnit, { weight: 18, tareKg: 1 })
  const [item, keeper] = [await row(ink, { inkUnitId: unit.id }), await row(staff, { isInk: true })]
  const entry = { inkId: item.id, staffId: keeper.id }
  const receipt = async (input: Input) => {
    const place = { locationId: (await row(storageLocation)).id, batchNo: `B${item.id}`, expiringDate: '2027-05-01' }
    return { ...entry, ...place, storeType: 'IN', ...input }
  }
  for (let nth = 0; nth < places; nth++) await by(0).create(inkLog, await receipt({ cans: 2 }))
  const stocks = await find(inkStock, { inkId: item.id })
  const days = async () => [...new Set((await find(inkStock, { inkId: item.id })).map((one) => one.expiringDate))]
  return { entry, receipt, stocks, days, cans: () => find(inkCan, { inkId: item.id }) }
}

describe('ink of one batch', () => {
  it.each(rounds)('expires on one day, although three put it right at three places (%i)', async () => {
    const { stocks, days } = await batchOf(PLACES)
    const said = ['2027-06-01', '2027-07-01', '2027-08-01']
    await allWell(...said.map((expiringDate, nth) => () => by(nth).update(inkStock, stocks[PLACES - 1 - nth] as Row, { expiringDate })))
    expect(await days()).toEqual([expect.toSatisfy((day: string) => said.includes(day))])
  })

  it.each(rounds)('expires on one day, although two name its places in two orders (%i)', async () => {
    const { stocks, days } = await batchOf(PLACES)
    const ids = idsOf(stocks)
    await allWell(
      () => by(0).updateMany(inkStock, ids, { expiringDate: '2027-06-01' }),
      () => by(1).updateMany(inkStock, [...ids].reverse(), { expiringDate: '2027-07-01' }),
    )
    expect(await days()).toHaveLength(1)
  })

  it.each(rounds)('expires on one day, although more of it comes to a new place (%i)', async () => {
    const { receipt, stocks, days } = await batchOf(1)
    const more = await receipt({ quantity: 5 })
    const [, came] = await outcomesAtOnce([
      () => by(0).update(inkStock, stocks[0] as Row, { expiringDate: '2027-06-01' }),
      () => by(1).create(inkLog, more),
    ])
    expect(['ok', 'expiringDate otherThanBatch']).toContain(came)
    expect(await days()).toEqual(['2027-06-01'])
  })

  it.each(rounds)('stays in a can that is opened while it is booked (%i)', async () => {
    const { entry, stocks, cans } = await batchOf(1)
    const [can, machine] = [(await cans())[0] as Row, await row(equipment)]
    const outcomes = await outcomesAtOnce([
      () => by(0).step(stepOf(inkCan, 'open'), can, { equipmentId: machine.id, staffId: entry.staffId }),
      () => by(1).create(inkLog, { ...entry, inkStockId: stocks[0]?.id, storeType: 'OUT', quantity: 20 }),
    ])
    expect(['ok | quantity cansAtMachines', 'illegalStep | ok']).toContain(outcomes.join(' | '))
  })
})

/** Three parts of which there are ten, each needed by some work. */
async function partsFor(need: (part: Row) => Promise<unknown>) {
  const parts: Row[] = []
  for (let nth = 0; nth < 3; nth++) {
    const part = await row(sparePart)
    await by(0).create(sparePartLog, { partId: part.id, storeType: 'IN', quantity: 10 })
    await need(part)
    parts.push(part)
  }
  return parts
}
const taken = (parts: readonly Row[]) => ({ takenParts: parts.map(({ id }) => ({ id, amount: 2 })) })
const inTheOtherOrder = (parts: readonly Row[]) => by(1).updateMany(sparePart, idsOf(parts).reverse(), { minQuantity: 9 })
async function expectSettled(parts: readonly Row[], reason: Input) {
  const now = await find(sparePart, { id: idsOf(parts) })
  expect(now.map(({ quantity, reserved, stockStatus }) => [quantity, reserved, stockStatus])).toEqual(parts.map(() => [8, 0, 'LOW']))
  expect(await find(partReservation, reason)).toEqual([])
}

describe('parts that are taken as work ends', () => {
  it.each(rounds)('are those of a repair, beside an edit in the other order (%i)', async () => {
    const repair = await row(repairLog, { status: 'IN_PROGRESS' })
    const parts = await partsFor((part) => by(0).create(repairPart, { repairId: repair.id, partId: part.id, quantity: 2 }))
    await allWell(
      () => by(0).step(repairFlow.complete, repair, taken(parts)),
      () => inTheOtherOrder(parts),
    )
    await expectSettled(parts, { repairLogId: repair.id })
  })

  it.each(rounds)('are those of an order, beside an edit in the other order (%i)', async () => {
    const input = { equipmentId: (await row(equipment)).id, checkName: '换油', planDate: '2026-11-18' }
    const order = await by(0).create(maintenanceOrder, input)
    const parts = await partsFor((part) => by(0).create(maintenanceOrderPart, { orderId: order.id, partId: part.id, quantity: 2 }))
    await by(0).step(maintenanceFlow.start, order)
    await allWell(
      () => by(0).step(maintenanceFlow.complete, order, taken(parts)),
      () => inTheOtherOrder(parts),
    )
    await expectSettled(parts, { maintenanceOrderId: order.id })
  })
})
