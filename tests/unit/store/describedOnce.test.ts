import pg from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { describedOnce } from '../../../server/store/describedOnce.ts'
import { dialect } from '../../support/store.ts'

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
