import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { workshop } from '../../../../server/domain/masterdata/index.ts'
import { operationLog } from '../../../../server/domain/system/index.ts'
import { forgetRemoved } from '../../../../server/jobs/definitions.ts'
import type { Actor, Change, Enqueued } from '../../../../server/kernel/index.ts'
import { makePlant } from '../../../support/samples/factories.ts'
import { testStore } from '../../../support/store/store.ts'

let made: Awaited<ReturnType<typeof testStore>>
let actor: Actor
beforeEach(async () => {
  made = await testStore()
  actor = (await makePlant(made.store)).actor
})
afterEach(() => made.close())

const names = async () => (await made.store.read(actor).of(workshop).find({})).map(({ name }) => name)
const listed = (query = {}) => made.store.read(actor).ids(workshop, { no: 1, size: 1, ...query }, 3)

describe('an attempt inside a unit', () => {
  it('takes back what it wrote when it fails, and the unit goes on', async () => {
    const jobs: Enqueued[] = []
    made.store.onEnqueued((rows) => jobs.push(...rows))
    await made.store.write(actor, async (uow) => {
      await uow.of(workshop).create({ name: 'before' })
      const failed = uow.savepoint(async () => {
        await uow.of(workshop).create({ name: 'within' })
        uow.enqueue(forgetRemoved, {})
        throw new Error('no')
      })
      await expect(failed).rejects.toThrow('no')
      await uow.of(workshop).create({ name: 'after' })
    })
    expect(await names()).toEqual(['before', 'after'])
    expect(jobs).toEqual([])
  })

  it('survives what the base itself refuses', async () => {
    await made.store.write(actor, async (uow) => {
      await uow.of(workshop).create({ name: 'A' })
      await expect(uow.savepoint(() => uow.of(workshop).create({ name: 'A' }))).rejects.toMatchObject({
        fields: [{ field: 'name', rule: 'duplicate' }],
      })
      expect(await uow.savepoint(async () => (await uow.of(workshop).create({ name: 'B' })).name)).toBe('B')
    })
    expect(await names()).toEqual(['A', 'B'])
  })
})

describe('a rehearsal', () => {
  it('answers what a write would, and leaves nothing, tells nobody and blocks nobody', async () => {
    const changes: Change[] = []
    made.store.onChange((change) => changes.push(change))
    const logged = await made.store.read(actor).of(operationLog).count({})
    const id = await made.store.dryRun(actor, async (uow) => {
      const row = await uow.of(workshop).create({ name: 'A' })
      return (await uow.of(workshop).get(row.id)).id
    })
    expect(id).toBeGreaterThan(0)
    await expect(made.store.dryRun(actor, async () => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
    await made.store.write(actor, (uow) => uow.of(workshop).create({ name: 'A' }))
    expect(await names()).toEqual(['A'])
    expect(changes).toHaveLength(1)
    expect(await made.store.read(actor).of(operationLog).count({})).toBe(logged + 1)
  })
})

describe('the ids of a list', () => {
  it('come in its order, of its filter, no more than asked, and of the own plant alone', async () => {
    const { actor: stranger } = await makePlant(made.store)
    const add = (by: Actor, name: string, sortOrder: number) => made.store.write(by, (uow) => uow.of(workshop).create({ name, sortOrder }))
    await add(stranger, 'theirs', 0)
    const rows = [await add(actor, 'c', 3), await add(actor, 'a', 1), await add(actor, 'b', 2), await add(actor, 'd', 4)]
    const [c, a, b, d] = rows.map(({ id }) => id)
    expect(await listed()).toEqual([a, b, c])
    expect(await listed({ sort: 'sortOrder', desc: true })).toEqual([d, c, b])
    expect(await listed({ filter: { id: { in: [c, d] } } })).toEqual([c, d])
  })
})
