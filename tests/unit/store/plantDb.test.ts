import { readdirSync, readFileSync } from 'node:fs'
import { count, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { workshop } from '../../../server/domain/masterdata/index.ts'
import { systemActor } from '../../../server/kernel/index.ts'
import { make, makePlant } from '../../support/samples/factories.ts'
import { testStore } from '../../support/store/store.ts'

let base: Awaited<ReturnType<typeof testStore>>
let here: Awaited<ReturnType<typeof makePlant>>
let there: Awaited<ReturnType<typeof makePlant>>
beforeAll(async () => {
  base = await testStore()
  here = await makePlant(base.store)
  there = await makePlant(base.store)
  for (const [at, { actor }] of [here, there, there].entries()) await make(base.store, actor, workshop, { name: `W${at}`, sortOrder: 7 })
})
afterAll(() => base.close())

it('a statement finds the rows of its reader’s plant, with or without conditions of its own, and those of all only outside', async () => {
  const read = base.store.read(here.actor)
  const t = read.table(workshop)
  const sizes = async (db: typeof read.db) => [
    (await db.select({ id: t.id }).from(t)).length,
    (await db.select().from(t).where(eq(t.sortOrder, 7))).length,
    (await db.selectDistinct({ plantId: t.plantId }).from(t).where(eq(t.sortOrder, 7))).length,
    (await db.select({ n: count() }).from(t).groupBy(t.sortOrder).orderBy(t.sortOrder)).map(({ n }) => n)[0],
  ]
  expect(await sizes(read.db)).toEqual([1, 1, 1, 1])
  expect(await sizes(read.asSystem.db)).toEqual([3, 3, 2, 3])
})

it('a statement changes and removes rows of its plant alone', async () => {
  const orders = async () => {
    const { db, table } = base.store.read(systemActor(0))
    return (await db.select({ order: table(workshop).sortOrder }).from(table(workshop))).map(({ order }) => order).sort()
  }
  await base.store.write(here.actor, async ({ read }) => void (await read.db.update(read.table(workshop)).set({ sortOrder: 9 })))
  expect(await orders()).toEqual([7, 7, 9])
  await base.store.write(there.actor, async ({ read }) => {
    const t = read.table(workshop)
    await read.db.delete(t).where(eq(t.sortOrder, 9))
  })
  expect(await orders()).toEqual([7, 7, 9])
})

/** Where the domain says itself which plants it means, and why it has to. */
const BY_HAND: Readonly<Record<string, string>> = {
  'callout/myCalls.query.ts': 'calls of a person in all of their plants',
  'maintenance/equipmentState.query.ts': 'an expression of lists, whose subqueries are SQL text',
  'notice/delivery/spending.query.ts': 'a robot that plants share is counted in all of them',
  'notice/myNotices.query.ts': 'notices of a person in all of their plants',
  'quality/recurrence.query.ts': 'compares a row with others of its own table in SQL text',
  'quality/settled.query.ts': 'an expression of lists, whose subqueries are SQL text',
  'repair/progressWhere.query.ts': 'an expression of lists, whose subqueries are SQL text',
  'system/views/scanned.query.ts': 'a label is looked for in every plant of its reader',
}
it('no other condition on a plant is written by hand', () => {
  const files = readdirSync('server/domain', { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'))
  const condition = /\b(?:eq|inArray)\(\s*(?:\w+\.)?plantId\b|\$\{\w+\.plantId\} =|'plantId'\), read\.actor/
  const found = files.filter((name) => /\.ts$/.test(name) && condition.test(readFileSync(`server/domain/${name}`, 'utf8')))
  expect(found.sort()).toEqual(Object.keys(BY_HAND))
})
