import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registry } from '../../../server/domain/index.ts'
import { inspectionOrder } from '../../../server/domain/inspection/index.ts'
import { equipment, equipmentUnit, workshop } from '../../../server/domain/masterdata/index.ts'
import { sparePart, sparePartLog } from '../../../server/domain/stock/index.ts'
import { type Actor, flowOf, joined, type Operations, operations, Refusal } from '../../../server/kernel/index.ts'
import { rootOf } from '../../../server/platform/connections/causes.ts'
import { make, makePlant, person, sampleInput } from '../../support/samples/factories.ts'
import { dialect, testStore } from '../../support/store/store.ts'
import { sentAfterRefusal, watchAfterRefusal } from '../../support/suite/afterRefusal.ts'

let made: Awaited<ReturnType<typeof testStore>>
let ops: Operations
let actor: Actor
beforeAll(async () => {
  made = await testStore()
  ops = operations(made.store, registry)
  actor = person((await makePlant(made.store)).id, ['*:*:*'])
})
afterAll(() => made.close())

/** Long enough for the second unit to have asked its checks and to wait for the first. */
const SECOND_MS = 300
type Work = (ops: Operations) => Promise<unknown>
const told = (e: unknown) => {
  if (!(e instanceof Refusal)) throw e
  return { code: e.code, params: e.params, fields: e.fields.map(({ field, rule }) => ({ field, rule })) }
}
/** What the second of two units hears whose checks ran before the first was there. */
async function second(one: Work, other: Work = one) {
  let heard: Promise<unknown> | undefined
  await made.store.write(actor, async (uow) => {
    await one(operations(joined(made.store, uow), registry))
    heard = other(ops).then(() => 'done', told)
    await wait(SECOND_MS)
  })
  return heard
}
/** What it hears when it begins after the first has ended. */
async function later(one: Work, other: Work = one) {
  await one(ops)
  return other(ops).then(() => 'done', told)
}

describe('whoever is overtaken by another unit hears what whoever comes later hears', () => {
  const entry = async () => {
    const { id: partId } = await make(made.store, actor, sparePart)
    const arrived = { partId, storeType: 'IN', quantity: 5, unitPrice: 2 }
    // What else there is would let the entry be taken back twice.
    await ops.create(actor, sparePartLog, arrived)
    return ops.create(actor, sparePartLog, arrived)
  }
  const reverse =
    ({ id }: { id: number }): Work =>
    (by) =>
      by.step(actor, flowOf(sparePartLog)?.steps.reverse as never, id, { reason: '输错了' })
  it('of an entry that is taken back twice: that it has been', async () => {
    const expected = await later(reverse(await entry()))
    expect(expected).toMatchObject({ code: 'illegalStep' })
    expect(await second(reverse(await entry()))).toEqual(expected)
  })

  const order = async (): Promise<Work> => {
    const input = await sampleInput(made.store, actor, inspectionOrder)
    return (by) => by.create(actor, inspectionOrder, input)
  }
  it('of work that is planned twice: which order there is', async () => {
    const expected = await later(await order())
    expect(expected).toMatchObject({ fields: [{ field: 'planDate', rule: 'inspectedAlready' }] })
    expect(await second(await order())).toEqual(expected)
  })

  it('of a name that is taken: the field', async () => {
    const add: Work = (by) => by.create(actor, workshop, { name: 'Twice' })
    expect(await second(add)).toMatchObject({ code: 'invalid', fields: [{ field: 'name', rule: 'duplicate' }] })
  })

  const shopAndMachine = async () => {
    const shop = await make(made.store, actor, workshop)
    const input = await sampleInput(made.store, actor, equipment, { workshopId: shop.id })
    const add: Work = (by) => by.create(actor, equipment, input)
    const remove: Work = (by) => by.remove(actor, workshop, [shop.id])
    return { add, remove }
  }
  it('of a reference that is gone: the field that names it', async () => {
    const { add, remove } = await shopAndMachine()
    expect(await second(remove, add)).toMatchObject({ code: 'invalid', fields: [{ field: 'workshopId', rule: 'unknownReference' }] })
  })

  it('of a row that is referred to by now: by what, and how often', async () => {
    const { add, remove } = await shopAndMachine()
    expect(await second(add, remove)).toMatchObject({ code: 'referenced', params: { by: 'equipment.label', count: 1 } })
  })

  it('of a removal that has been taken back: that it is over', async () => {
    const { id } = await make(made.store, actor, workshop)
    await ops.remove(actor, workshop, [id])
    expect(await second((by) => by.undelete(actor, workshop, [id]))).toMatchObject({ code: 'undoOver' })
  })

  it('also of part of a unit that may fail by itself', async () => {
    const add = await order()
    const part = () => made.store.write(actor, (uow) => uow.savepoint(() => add(operations(joined(made.store, uow), registry))))
    expect(await second(add, part)).toMatchObject({ fields: [{ field: 'planDate', rule: 'inspectedAlready' }] })
  })
})

describe('what is done again', () => {
  it('is done twice at most, and leaves one trace', async () => {
    const { equipmentId, name } = await make(made.store, actor, equipmentUnit)
    let count = 0
    const heard = await made.store
      .write(actor, async (uow) => {
        count++
        await uow.of(equipmentUnit).create({ equipmentId, name } as never)
      })
      .then(() => 'done', told)
    expect(heard).toMatchObject({ fields: [{ field: 'name', rule: 'duplicate' }] })
    expect(count).toBe(dialect === 'postgres' ? 2 : 1)
    expect(
      await made.store
        .read(actor)
        .of(equipmentUnit)
        .count({ equipmentId } as never),
    ).toBe(1)
  })

  it('is none of a field that says all there is to say', async () => {
    const { name } = await make(made.store, actor, workshop)
    let count = 0
    await made.store
      .write(actor, async (uow) => {
        count++
        await uow.of(workshop).create({ name } as never)
      })
      .catch(told)
    expect(count).toBe(1)
  })
})

it('a statement after one that PostgreSQL refused is seen by the tests', async () => {
  watchAfterRefusal()
  const { name } = await make(made.store, actor, workshop)
  const heard = await made.store
    .write(actor, async (uow) => {
      await uow
        .of(workshop)
        .create({ name } as never)
        .catch(told)
      return uow.of(workshop).count({ name } as never)
    })
    .catch((e: unknown) => rootOf(e).code)
  expect([heard, sentAfterRefusal().length]).toEqual(dialect === 'postgres' ? ['25P02', 1] : [1, 0])
})
