import { afterAll, beforeAll, expect, it } from 'vitest'
import { complaint } from '../../../server/domain/quality/index.ts'
import { sparePart } from '../../../server/domain/stock/index.ts'
import type { Actor, ListQuery } from '../../../server/kernel/index.ts'
import { make, makePlant } from '../../support/samples/factories.ts'
import { testStore } from '../../support/store/store.ts'

let made: Awaited<ReturnType<typeof testStore>>
let actor: Actor
beforeAll(async () => {
  made = await testStore()
  actor = (await makePlant(made.store)).actor
  const rows = [
    ['A', 3, 1, null],
    ['B', 1, 2, 8],
    ['C', 3, 2, 9],
    ['D', 2, 1.001, 8],
    ['E', 1, 1, null],
  ] as const
  for (const [name, sortOrder, minQuantity, maxQuantity] of rows)
    await make(made.store, actor, sparePart, { name, sortOrder, minQuantity, maxQuantity })
})
afterAll(() => made.close())
const list = (query: Partial<ListQuery>) => made.store.read(actor).list(sparePart, { no: 1, size: 20, ...query } as never)
const namesOf = async (query: Partial<ListQuery>) => (await list(query)).items.map(({ name }) => name).join('')
const found = async (filter: object) => [...(await namesOf({ filter } as never))].sort().join('')

it('rows come in the order that is asked for, those that are alike by their number', async () => {
  expect(await namesOf({ sort: 'sortOrder' })).toBe('BEDAC')
  expect(await namesOf({ sort: 'sortOrder', desc: true })).toBe('CADEB')
})

it('the second order decides among rows that the first one puts side by side', async () => {
  expect(await namesOf({ sort: 'sortOrder', thenBy: [{ sort: 'minQuantity', desc: true }] })).toBe('BEDCA')
  expect(await namesOf({ sort: 'sortOrder', desc: true, thenBy: [{ sort: 'minQuantity', desc: false }] })).toBe('ACDEB')
})

it('pages follow each other without a row twice or left out, and the total is that of all', async () => {
  const pages = await Promise.all([1, 2, 3, 4].map((no) => list({ sort: 'sortOrder', no, size: 2 })))
  expect(pages.map(({ items }) => items.map(({ name }) => name).join(''))).toEqual(['BE', 'DA', 'C', ''])
  expect(await Promise.all(pages.map(({ total }) => total()))).toEqual([5, 5, 5, 5])
})

it('a range is found with both of its ends, to the last digit', async () => {
  expect(await found({ minQuantity: { from: 1.001, to: 2 } })).toBe('BCD')
  expect(await found({ minQuantity: { to: 1 } })).toBe('AE')
  expect(await found({ minQuantity: { from: 2 } })).toBe('BC')
  expect(await found({ minQuantity: { from: 1.002, to: 1.999 } })).toBe('')
})

it('what is not filled in can be asked for, and one of several values', async () => {
  expect(await found({ maxQuantity: { eq: null } })).toBe('AE')
  expect(await found({ maxQuantity: { eq: 8 } })).toBe('BD')
  expect(await found({ sortOrder: { in: [1, 2] } })).toBe('BDE')
  expect(await found({ sortOrder: { in: [] } })).toBe('')
})

it('the sum of a list is that of all its rows, not of a page, and of no other plant', async () => {
  const other = (await makePlant(made.store)).actor
  await make(made.store, actor, complaint, { claimedAmount: 100.25, compAmount: 0 })
  await make(made.store, actor, complaint, { claimedAmount: 0.5, compAmount: 30.1 })
  await make(made.store, other, complaint, { claimedAmount: 1000, compAmount: 1000 })
  const complaints = await made.store.read(actor).list(complaint, { no: 1, size: 1 } as never)
  expect(await complaints.sums()).toEqual({ claimedAmount: 100.75, compAmount: 30.1 })
})
