import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { workshop } from '../../../server/domain/masterdata/index.ts'
import { describedOnce } from '../../../server/store/describedOnce.ts'
import { makePlant } from '../../support/factories.ts'
import { dialect, testStore } from '../../support/store.ts'

const isHere = dialect === 'postgres'
const named = (text: string, ...values: unknown[]) => ({ name: text.slice(0, 40), text, values, rowMode: 'array' as const })
const ROW = 'select $1::bigint as number, $2::text as word, $3::boolean as flag, null as none'

let client: pg.Client
let described = 0
beforeEach(async () => {
  if (!isHere) return
  client = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL, pipeline: true } as pg.ClientConfig)
  await client.connect()
  const { connection } = client as unknown as { connection: { describe(of: unknown): void } }
  const describe = connection.describe.bind(connection)
  described = 0
  connection.describe = (of) => {
    described++
    describe(of)
  }
  describedOnce(client as never)
})
afterEach(async () => {
  if (isHere) await client.end()
})
const rowsOf = async (...asked: Parameters<typeof named>) => (await client.query(named(...asked))).rows

it.runIf(isHere)(
  'what a named statement gives is asked once for a connection, and read alike from then on (needs PostgreSQL)',
  async () => {
    const first = await rowsOf(ROW, 7, '纸', true)
    expect(first).toEqual([['7', '纸', true, null]])
    expect(described).toBe(1)
    expect(await Promise.all([rowsOf(ROW, 7, '纸', true), rowsOf(ROW, 8, '', false)])).toEqual([first, [['8', '', false, null]]])
    expect(described).toBe(1)
    // None of its rows, and another statement.
    expect(await rowsOf('select 1 as one where $1::int > 1', 1)).toEqual([])
    expect(await rowsOf('select 1 as one where $1::int > 1', 2)).toEqual([[1]])
    expect(described).toBe(2)
  },
)

it.runIf(isHere)('one that fails is told, and works again (needs PostgreSQL)', async () => {
  const DIVIDED = 'select 10 / $1::int as result'
  const [before, failing, after] = await Promise.allSettled([rowsOf(DIVIDED, 2), rowsOf(DIVIDED, 0), rowsOf(DIVIDED, 5)])
  expect(before).toMatchObject({ value: [[5]] })
  expect(failing).toMatchObject({ reason: { code: '22012' } })
  expect(after).toMatchObject({ value: [[2]] })
  await expect(rowsOf(DIVIDED, 0)).rejects.toMatchObject({ code: '22012' })
  expect(await rowsOf(DIVIDED, 5)).toEqual([[2]])
  await expect(rowsOf('select no_such_column')).rejects.toMatchObject({ code: '42703' })
})

it.runIf(isHere)('rows by their ids are planned once, and the list of ids is read once (needs PostgreSQL)', async () => {
  const { store, close } = await testStore()
  const { actor } = await makePlant(store)
  const at = new Date()
  const one = { plantId: actor.plantId, sortOrder: 0, status: 'ENABLED', createdAt: at, updatedAt: at }
  // So many that the base thinks two rows found much sooner than the ten it expects of a list it does not see.
  await store.bulk(
    workshop,
    Array.from({ length: 3000 }, (_, nth) => ({ ...one, name: `hall ${nth}` })),
  )
  await store.engine.quick.execute(sql`analyze workshop`)
  for (let nth = 0; nth < 20; nth++)
    await store
      .read(actor)
      .of(workshop)
      .many([1, 2 + nth])
  const { rows } = (await store.engine.quick.execute(
    sql`select name, custom_plans as custom from pg_prepared_statements where statement like ${'%from "workshop"%any(%'}`,
  )) as unknown as { rows: { name: string; custom: string }[] }
  expect(rows.map(({ custom }) => Number(custom))).toEqual([5])
  const plan = await store.engine.quick.execute(sql.raw(`explain execute "${rows[0]?.name}" ('{1,2}', ${actor.plantId})`))
  // Where the text is a part of the condition, it is made a list anew for each row that is looked at.
  expect(JSON.stringify(plan)).toContain('InitPlan')
  await close()
})

it.runIf(isHere)('rows that are written together are one statement that is kept, however many there are (needs PostgreSQL)', async () => {
  const { store, close } = await testStore()
  const { actor } = await makePlant(store)
  const at = new Date()
  const one = { plantId: actor.plantId, sortOrder: 0, status: 'ENABLED', createdAt: at, updatedAt: at }
  for (let count = 2; count < 10; count++)
    await store.bulk(
      workshop,
      Array.from({ length: count }, (_, nth) => ({ ...one, name: `hall ${nth} of ${count}` })),
    )
  const { db, rollback } = await store.engine.begin()
  const { rows } = (await db.execute(
    sql`select generic_plans + custom_plans as runs from pg_prepared_statements where statement like ${'insert into "workshop"%unnest%'}`,
  )) as unknown as { rows: { runs: string }[] }
  await rollback()
  // Named from its fifth run on.
  expect(rows.map(({ runs }) => Number(runs))).toEqual([4])
  expect(await store.read(actor).of(workshop).find({ name: 'hall 8 of 9' })).toMatchObject([one])
  await close()
})
