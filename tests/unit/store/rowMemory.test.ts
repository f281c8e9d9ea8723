import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { storageLocation } from '../../../server/domain/stock/index.ts'
import { type Actor, systemActor } from '../../../server/kernel/index.ts'
import { RowMemory } from '../../../server/store/rowMemory.ts'
import { make, makePlant, unique } from '../../support/factories.ts'
import { testStore } from '../../support/store.ts'

const seen = { isVisible: () => true }
/** A base of rows with these ids that notes what it is asked for. */
function baseOf(...ids: readonly number[]) {
  const asked: (readonly number[])[] = []
  const find = async (wanted: readonly number[]) => {
    asked.push(wanted)
    return wanted.map((id) => (ids.includes(id) ? { id, name: `row ${id}` } : null))
  }
  return { asked, find }
}

describe('the memory of rows that others lead to', () => {
  it('asks for a row once, until anything of its resource is written', async () => {
    const memory = new RowMemory(true)
    const { asked, find } = baseOf(1, 2, 3)
    await memory.many('shelf', [1, 2], { ...seen, find })
    expect(await memory.many('shelf', [2, 1, 3, 2], { ...seen, find })).toMatchObject([{ id: 2 }, { id: 1 }, { id: 3 }, { id: 2 }])
    memory.changed('vendor')
    await memory.many('shelf', [1, 2, 3], { ...seen, find })
    expect(asked).toEqual([[1, 2], [3]])
    memory.changed('shelf')
    await memory.many('shelf', [3], { ...seen, find })
    expect(asked).toEqual([[1, 2], [3], [3]])
  })
  it('keeps nothing that was read while its resource was written', async () => {
    const memory = new RowMemory(true)
    const { asked, find } = baseOf(1)
    const during = async (ids: readonly number[]) => {
      memory.changed('shelf')
      return find(ids)
    }
    expect(await memory.many('shelf', [1], { ...seen, find: during })).toMatchObject([{ id: 1 }])
    await memory.many('shelf', [1], { ...seen, find })
    expect(asked).toEqual([[1], [1]])
  })
  it('asks again for what is not there or not to be seen', async () => {
    const memory = new RowMemory(true)
    const { asked, find } = baseOf(1)
    expect(await memory.many('shelf', [1, 9], { ...seen, find })).toEqual([{ id: 1, name: 'row 1' }, null])
    const nothing = async (ids: readonly number[]) => {
      asked.push(ids)
      return ids.map(() => null)
    }
    expect(await memory.many('shelf', [1, 9], { isVisible: () => false, find: nothing })).toEqual([null, null])
    expect(asked).toEqual([
      [1, 9],
      [1, 9],
    ])
  })
  it('holds no more rows than it may, and none that anybody could change', async () => {
    const memory = new RowMemory(true, 3)
    const { asked, find } = baseOf(1, 2, 3, 4, 5, 6)
    const [row] = await memory.many('shelf', [1, 2, 3], { ...seen, find })
    expect(() => Object.assign(row ?? {}, { name: 'other' })).toThrow(TypeError)
    // The first of them is one too many; what comes after it is not kept either, nor counted.
    await memory.many('shelf', [4, 5, 6], { ...seen, find })
    await memory.many('shelf', [1, 2, 3], { ...seen, find })
    await memory.many('shelf', [3, 2, 1], { ...seen, find })
    expect(asked).toEqual([
      [1, 2, 3],
      [4, 5, 6],
      [1, 2, 3],
    ])
  })
})

describe('rows that others lead to', () => {
  let made: Awaited<ReturnType<typeof testStore>>
  let plants: readonly Actor[]
  beforeAll(async () => {
    made = await testStore()
    plants = [(await makePlant(made.store)).actor, (await makePlant(made.store)).actor]
  })
  afterAll(() => made.close())

  const places = (by: Actor) => made.store.read(by).of(storageLocation)
  const KINDS = ['create', 'patch', 'remove', 'fail', 'bulk', 'own statement'] as const
  const steps = fc.array(fc.record({ kind: fc.constantFrom(...KINDS), by: fc.nat(1), nth: fc.nat(9), code: fc.nat() }), {
    minLength: 3,
    maxLength: 12,
  })
  interface Step {
    readonly kind: (typeof KINDS)[number]
    readonly by: number
    readonly nth: number
    readonly code: number
  }

  async function take({ kind, by, nth, code }: Step, ids: number[]) {
    const actor = plants[by] as Actor
    const own = await places(actor).find({})
    const row = own[nth % (own.length || 1)]
    if (kind === 'create') ids.push((await make(made.store, actor, storageLocation)).id)
    if (kind === 'bulk') {
      const at = new Date()
      const stamps = { createdAt: at, updatedAt: at }
      await made.store.bulk(storageLocation, [{ plantId: actor.plantId, code: unique(), sortOrder: 0, status: 'ENABLED', ...stamps }])
    }
    if (!row) return
    if (kind === 'patch')
      await made.store.write(actor, async (uow) =>
        uow.of(storageLocation).patch(await uow.of(storageLocation).lockForUpdate(row.id), { sortOrder: code % 9999 }),
      )
    if (kind === 'remove')
      await made.store.write(actor, async (uow) =>
        uow.of(storageLocation).remove(await uow.of(storageLocation).lockManyForUpdate([row.id], 'remove')),
      )
    if (kind === 'own statement')
      await made.store.write(actor, async (uow) => {
        await uow.read.db.update(uow.read.table(storageLocation)).set({ remark: `as ${code}` } as never)
        uow.touch(storageLocation)
      })
    if (kind === 'fail') {
      const failing = made.store.write(actor, async (uow) => {
        await uow.of(storageLocation).patch(await uow.of(storageLocation).lockForUpdate(row.id), { remark: 'never' })
        throw new Error('taken back')
      })
      await expect(failing).rejects.toThrow('taken back')
    }
  }

  it('are the same as when they are read, whatever was written, for each plant', async () => {
    const everywhere = systemActor(0)
    await fc.assert(
      fc.asyncProperty(steps, async (list) => {
        const ids = (await places(everywhere).find({})).map(({ id }) => id)
        for (const step of list) {
          await take(step, ids)
          for (const actor of [...plants, everywhere]) expect(await places(actor).referred(ids)).toEqual(await places(actor).many(ids))
        }
      }),
      { numRuns: 12 },
    )
  })
  it('of another plant are not there, even when they are known', async () => {
    const [here, there] = plants as [Actor, Actor]
    const { id } = await make(made.store, here, storageLocation)
    expect(await places(here).referred([id])).toMatchObject([{ id }])
    expect(await places(there).referred([id])).toEqual([null])
  })
})
