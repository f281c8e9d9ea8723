import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sparePart } from '../../../server/domain/stock/index.ts'
import type { Actor, ListQuery } from '../../../server/kernel/index.ts'
import { fewValuesOf } from '../../../server/store/read/mergedPage.ts'
import { makePlant } from '../../support/samples/factories.ts'
import { testStore } from '../../support/store/store.ts'

const STATUSES = ['OUT', 'LOW', 'NORMAL'] as const
const query = (asked: Partial<ListQuery>): ListQuery => ({ no: 1, size: 5, ...asked })
const among = (values: readonly unknown[]) => ({ stockStatus: { in: values } }) as ListQuery['filter']

let made: Awaited<ReturnType<typeof testStore>>
let actor: Actor
beforeAll(async () => {
  made = await testStore()
  actor = (await makePlant(made.store)).actor
  const other = (await makePlant(made.store)).actor
  for (const by of [actor, other])
    await made.store.write(by, async (uow) => {
      for (let nth = 0; nth < 40; nth++)
        await uow.of(sparePart).create({
          ...{ code: `M-${by.plantId}-${(nth * 7) % 40}`, name: nth % 3 ? 'bolt' : 'nut', unit: 'pcs' },
          ...{ stockStatus: STATUSES[nth % 3], sortOrder: nth % 5 },
        } as never)
    })
})
afterAll(() => made.close())

const ids = async (asked: Partial<ListQuery>) => (await made.store.read(actor).list(sparePart, query(asked))).items.map(({ id }) => id)

describe('a page of rows that have any of a few values', () => {
  it('is put together from the order of each value where an index has it', () => {
    const order = { key: 'code', desc: false }
    expect(fewValuesOf(sparePart, query({ filter: among(['OUT', 'LOW']) }), order)).toEqual({ key: 'stockStatus', values: ['OUT', 'LOW'] })
    expect(fewValuesOf(sparePart, query({ filter: among(['OUT']) }), order)).toBeUndefined()
    expect(fewValuesOf(sparePart, query({ filter: among(['OUT', null]) }), order)).toBeUndefined()
    expect(fewValuesOf(sparePart, query({ filter: among(['OUT', 'LOW']) }), { ...order, key: 'sortOrder' })).toBeUndefined()
    expect(fewValuesOf(sparePart, query({ no: 500, filter: among(['OUT', 'LOW']) }), order)).toBeUndefined()
  })

  it.each([false, true])('shows what one list of all would show, page by page, down: %s', async (desc) => {
    for (const filter of [among(['OUT', 'LOW', 'LOW']), { ...among(['LOW', 'NORMAL']), name: { contains: 'BOL' } }]) {
      // More than are put together: these are sorted as one.
      const all = await ids({ filter, size: 2000, desc })
      expect(all.length).toBeGreaterThan(10)
      const paged: number[] = []
      for (let no = 1; paged.length < all.length && no < 20; no++) paged.push(...(await ids({ filter, no, desc })))
      expect(paged).toEqual(all)
    }
  })
})
