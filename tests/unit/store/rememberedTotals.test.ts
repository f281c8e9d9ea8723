import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { equipment } from '../../../server/domain/masterdata/index.ts'
import { sparePart, storageLocation } from '../../../server/domain/stock/index.ts'
import type { Actor, ListQuery } from '../../../server/kernel/index.ts'
import { ResultCache } from '../../../server/store/cache/resultCache.ts'
import { make, makePlant, unique } from '../../support/samples/factories.ts'
import { dialect, testStore } from '../../support/store/store.ts'

let made: Awaited<ReturnType<typeof testStore>>
let actors: readonly Actor[]
let machineId: number
let locationId: number
beforeAll(async () => {
  made = await testStore()
  const here = (await makePlant(made.store)).actor
  actors = [here, (await makePlant(made.store)).actor]
  machineId = (await make(made.store, here, equipment)).id
  locationId = (await make(made.store, here, storageLocation)).id
})
afterAll(() => made.close())

const [here] = [() => actors[0] as Actor]
const query = (asked: Partial<ListQuery>): ListQuery => ({ no: 1, size: 5, ...asked })
const LISTS: Readonly<Record<string, () => ListQuery>> = {
  all: () => query({}),
  'by status of stock': () => query({ filter: { stockStatus: { in: ['LOW', 'NORMAL'] } } }),
  'by switch': () => query({ filter: { status: { eq: 'ENABLED' } } }),
  'by two fields': () => query({ filter: { status: { eq: 'ENABLED' }, stockStatus: { eq: 'LOW' } } }),
  'by quantity': () => query({ filter: { quantity: { from: 3, to: 8 } } }),
  'by place': () => query({ filter: { locationId: { eq: locationId } } }),
  'by machine': () => query({ filter: { equipmentIds: { in: [machineId] } } }),
  'by keyword': () => query({ keyword: 'bolt' }),
  'by the keyword of one text': () => query({ keyword: 'bolt', keywordIn: ['spec'] }),
  'by moment': () => query({ filter: { updatedAt: { from: new Date(made.store.now().getTime() - 1) } } }),
}
const remembered = async (asked: ListQuery, by = here()) => (await made.store.read(by).list(sparePart, asked)).total()
/** What a unit counts is counted anew. */
const counted = (asked: ListQuery, by: Actor) => made.store.dryRun(by, async (uow) => (await uow.read.list(sparePart, asked)).total())

const values = fc.record(
  {
    name: fc.constantFrom('bolt', 'nut'),
    spec: fc.constantFrom('bolt M8', 'M10', null),
    status: fc.constantFrom('ENABLED', 'DISABLED'),
    stockStatus: fc.constantFrom('OUT', 'LOW', 'NORMAL'),
    quantity: fc.integer({ min: 0, max: 10 }),
    isPlaced: fc.boolean(),
    isUsed: fc.boolean(),
  },
  { requiredKeys: [] },
)
type Said = typeof values extends fc.Arbitrary<infer T> ? T : never
const KINDS = ['create', 'patch', 'patch', 'derive', 'derive', 'deriveMany', 'remove', 'undelete', 'fail', 'own statement'] as const
const writes = fc.array(fc.record({ kind: fc.constantFrom(...KINDS), by: fc.nat(1), nth: fc.nat(20), said: values }), {
  minLength: 3,
  maxLength: 12,
})
const own = ({ isPlaced, isUsed, ...said }: Said) => ({
  ...said,
  ...(isPlaced !== undefined && { locationId: isPlaced ? locationId : null }),
  ...(isUsed !== undefined && { equipmentIds: isUsed ? [machineId] : [] }),
})
const derived = ({ stockStatus, quantity }: Said) => ({
  ...(stockStatus !== undefined && { stockStatus }),
  ...(quantity !== undefined && { quantity }),
})

interface Write {
  readonly kind: (typeof KINDS)[number]
  readonly by: number
  readonly nth: number
  readonly said: Said
}
async function take({ kind, by, nth, said }: Write): Promise<void> {
  const actor = actors[by] as Actor
  // Machines and places lie in the first plant.
  const given = by ? own({ ...said, isPlaced: undefined, isUsed: undefined } as never) : own(said)
  await made.store
    .write(actor, async (uow) => {
      const parts = uow.of(sparePart)
      const all = await parts.lockWhere({})
      const row = all[nth % (all.length || 1)]
      if (kind === 'create' || !row) await parts.create({ code: unique(), name: 'bolt', unit: 'pcs', ...given } as never)
      else if (kind === 'undelete') await parts.undelete()
      else if (kind === 'remove') await parts.remove([row])
      else if (kind === 'derive') await parts.writeDerived(await parts.lockForUpdate(row.id), derived(said) as never)
      else if (kind === 'deriveMany') {
        const next = { stockStatus: 'LOW', quantity: 4, ...derived(said) }
        await parts.writeDerivedMany(
          (await parts.lockManyForUpdate(all.map(({ id }) => id))).map((held) => ({ record: held, values: next as never })),
        )
      } else await parts.patch(row, given as never)
      if (kind === 'own statement') {
        await uow.read.db.update(uow.read.table(sparePart)).set({ status: 'DISABLED' } as never)
        uow.invalidate(sparePart)
      }
      if (kind === 'fail') throw new Error('taken back')
    })
    .catch((e: Error) => {
      if (!/taken back|noth|CONFLICT|conflict|notFound/i.test(`${e.message} ${(e as { kind?: string }).kind}`)) throw e
    })
}

describe('a total that is remembered', () => {
  // Some thousand questions one after another: on PostgreSQL each is a round trip, and a busy machine once took longer than other tests may.
  it('is what counting anew gives, after any writes, for every list', { timeout: 400_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(writes, async (steps) => {
        for (const step of steps) {
          // Asked before, so that there is something to remember.
          for (const asked of Object.values(LISTS)) await remembered(asked())
          await take(step)
          made.clock.forward(1000)
          for (const [name, asked] of Object.entries(LISTS))
            for (const by of actors) expect([name, await remembered(asked(), by)]).toEqual([name, await counted(asked(), by)])
        }
      }),
      { numRuns: 8 },
    )
  })

  it.runIf(dialect === 'sqlite')('outlives a write of other fields, and no other write (needs SQLite)', async () => {
    const by = (await makePlant(made.store)).actor
    const part = await made.store.write(by, (uow) => uow.of(sparePart).create({ code: unique(), name: 'nut', unit: 'pcs' } as never))
    const low = query({ filter: { stockStatus: { eq: 'LOW' } } })
    const derive = (next: object) =>
      made.store.write(by, async (uow) => uow.of(sparePart).writeDerived(await uow.of(sparePart).lockForUpdate(part.id), next as never))
    expect(await remembered(low, by)).toBe(0)
    // Behind the back of the store: what it counts from now on is one, what it remembers stays none.
    const behind = await made.store.engine.begin()
    await behind.run(`UPDATE spare_part SET stock_status = 'LOW' WHERE id = ${part.id}`)
    await behind.commit()
    await derive({ quantity: 7 })
    expect(await remembered(low, by)).toBe(0)
    await derive({ stockStatus: 'OUT' })
    await made.store.bulk(sparePart, [])
    await derive({ stockStatus: 'LOW' })
    expect(await remembered(low, by)).toBe(1)
  })

  it.runIf(dialect === 'sqlite')('moves with rows that come, go and change, and is not counted again (needs SQLite)', async () => {
    const by = (await makePlant(made.store)).actor
    const normal = query({ filter: { stockStatus: { eq: 'NORMAL' } } })
    const spec = { code: unique(), name: 'nut', unit: 'pcs', stockStatus: 'NORMAL' }
    const create = () => made.store.write(by, (uow) => uow.of(sparePart).create({ ...spec, code: unique() } as never))
    const part = await create()
    expect(await remembered(normal, by)).toBe(1)
    // Behind the back of the store: counted anew, there would be none.
    const behind = await made.store.engine.begin()
    await behind.run(`UPDATE spare_part SET stock_status = 'OVER' WHERE id = ${part.id}`)
    await behind.commit()
    const second = await create()
    expect(await remembered(normal, by)).toBe(2)
    const flip = (stockStatus: string) =>
      made.store.write(by, async (uow) =>
        uow.of(sparePart).writeDerived(await uow.of(sparePart).lockForUpdate(second.id), { stockStatus } as never),
      )
    await flip('LOW')
    expect(await remembered(normal, by)).toBe(1)
    await flip('NORMAL')
    expect(await remembered(normal, by)).toBe(2)
    await expect(
      made.store.write(by, async (uow) => {
        await uow.of(sparePart).remove(await uow.of(sparePart).lockManyForUpdate([second.id], 'remove'))
        throw new Error('taken back')
      }),
    ).rejects.toThrow('taken back')
    expect(await remembered(normal, by)).toBe(2)
    await made.store.write(by, async (uow) => uow.of(sparePart).remove(await uow.of(sparePart).lockManyForUpdate([second.id], 'remove')))
    expect(await remembered(normal, by)).toBe(1)
  })
})

describe('a total that may stop', () => {
  it('is exact where rows are few, known or counted once for all, and stops elsewhere', async () => {
    const by = (await makePlant(made.store)).actor
    await made.store.write(by, async (uow) => {
      for (let nth = 0; nth < 5; nth++) await uow.of(sparePart).create({ code: unique(), name: 'nut', unit: 'pcs', quantity: 9 } as never)
    })
    const upTo = async (filter: ListQuery['filter'], most: number) =>
      (await made.store.read(by).list(sparePart, query({ ...(filter && { filter }) }))).total(most)
    const plenty = { quantity: { from: 5, to: 9 } }
    expect([await upTo(plenty, 3), await upTo(plenty, 5), await upTo(plenty, 0)]).toEqual([4, 5, 1])
    expect(await upTo({ name: { contains: 'nut' } }, 3)).toBe(5)
    const isRemembered = dialect === 'sqlite'
    expect(await upTo({ status: { eq: 'ENABLED' } }, 3)).toBe(isRemembered ? 5 : 4)
    expect(await remembered(query({ filter: plenty }), by)).toBe(5)
    expect(await upTo(plenty, 3)).toBe(isRemembered ? 5 : 4)
  })
})

describe('the memory of answers', () => {
  const asked = async (cache: ResultCache, fields?: readonly string[]) => {
    let n = 0
    const reading = { resource: 'part', ...(fields && { fields }) }
    const ask = () => cache.get([reading], 'q', async () => ++n)
    await ask()
    return ask
  }

  it('forgets what reads a field that was written, and what reads anything', async () => {
    const cache = new ResultCache(true)
    const ask = await asked(cache, ['status'])
    cache.changed({ resource: 'part', fields: ['quantity'] })
    expect(await ask()).toBe(1)
    cache.changed({ resource: 'part', fields: ['quantity', 'status'] })
    expect(await ask()).toBe(2)
    cache.changed({ resource: 'part' })
    expect(await ask()).toBe(3)
    const whole = new ResultCache(true)
    const askWhole = await asked(whole)
    whole.changed({ resource: 'part', fields: ['quantity'] })
    expect(await askWhole()).toBe(2)
  })

  it('remembers nothing where several processes write', async () => {
    const ask = await asked(new ResultCache(false), ['status'])
    expect(await ask()).toBe(2)
  })
})
