import { type SQL, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { workshop } from '../../../../server/domain/masterdata/index.ts'
import type { Actor, Db } from '../../../../server/kernel/index.ts'
import { makePlant } from '../../../support/samples/factories.ts'
import { dialect, testStore } from '../../../support/store/store.ts'

describe.runIf(dialect === 'postgres')('statements that are kept (needs PostgreSQL)', () => {
  let base: Awaited<ReturnType<typeof testStore>>
  let actor: Actor
  beforeEach(async () => {
    base = await testStore()
    actor = (await makePlant(base.store)).actor
  })
  afterEach(() => base.close())

  const halls = (count: number) => {
    const at = new Date()
    const one = { plantId: actor.plantId, sortOrder: 0, status: 'ENABLED', createdAt: at, updatedAt: at }
    return Array.from({ length: count }, (_, nth) => ({ ...one, name: `hall ${nth} of ${count}` }))
  }
  /** What the base says of the statements of this connection whose text is like that. */
  const kept = async (db: Db, value: SQL, like: string) =>
    (
      (await db.execute(sql`select name, ${value} as value from pg_prepared_statements where statement like ${like}`)) as unknown as {
        rows: { name: string; value: string }[]
      }
    ).rows

  it('find rows by their ids with one plan, which reads the list of ids once', async () => {
    const { store } = base
    const { quick } = store.engine
    // So many that the base thinks two rows found much sooner than the ten it expects of a list it does not see.
    await store.bulk(workshop, halls(3000))
    await quick.execute(sql`analyze workshop`)
    const rows = store.read(actor).of(workshop)
    for (let nth = 0; nth < 20; nth++) await rows.many([1, 2 + nth])
    const [found, ...others] = await kept(quick, sql`custom_plans`, '%from "workshop"%any(%')
    expect([Number(found?.value), others]).toEqual([5, []])
    const plan = await quick.execute(sql.raw(`explain execute "${found?.name}" ('{1,2}', ${actor.plantId})`))
    // Where the text is a part of the condition, it is made a list anew for each row that is looked at.
    expect(JSON.stringify(plan)).toContain('InitPlan')
  })
  it('write rows together, however many there are', async () => {
    const { store } = base
    for (let count = 2; count < 10; count++) await store.bulk(workshop, halls(count))
    const { db, rollback } = await store.engine.begin()
    const runs = (await kept(db, sql`generic_plans + custom_plans`, 'insert into "workshop"%unnest%')).map(({ value }) => Number(value))
    await rollback()
    // Named from its fifth run on.
    expect(runs).toEqual([4])
    expect(await store.read(actor).of(workshop).find({ name: 'hall 8 of 9' })).toMatchObject([
      { plantId: actor.plantId, status: 'ENABLED' },
    ])
  })
})
