import Database from 'better-sqlite3'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sparePart } from '../../../server/domain/stock/index.ts'
import { type Actor, type ListQuery, systemActor, toHalfWidth, withoutSeparators } from '../../../server/kernel/index.ts'
import { ResultCache } from '../../../server/store/cache/resultCache.ts'
import { ensureIndexes, migrate } from '../../../server/store/index.ts'
import { listTotal } from '../../../server/store/read/totals.ts'
import { prefilter } from '../../../server/store/search/prefilter.ts'
import { make, makePlant, unique } from '../../support/samples/factories.ts'
import { dialect, testStore } from '../../support/store/store.ts'

let made: Awaited<ReturnType<typeof testStore>>
let actors: readonly [Actor, Actor]
beforeAll(async () => {
  made = await testStore()
  actors = [(await makePlant(made.store)).actor, (await makePlant(made.store)).actor]
})
afterAll(() => made.close())

const source = () => ({
  engine: made.store.engine,
  tables: made.store.tables,
  totals: new ResultCache(false),
  now: made.store.now(),
  offsetMinutes: 480,
})
const SEED = 20261126
const PIECES = [
  'a',
  'A',
  'b',
  'É',
  'é',
  'ß',
  '0',
  '1',
  '12',
  'Ａ',
  '１',
  '-',
  '（',
  ' ',
  '%',
  '_',
  '\\',
  "'",
  '"',
  '*',
  '漏',
  '气',
  '轴承',
  '，',
  '🛠',
  '\u{10ffff}',
  '\ufffd',
]
const piece = fc.constantFrom(...PIECES)
const textOf = (most: number) => fc.array(piece, { minLength: 1, maxLength: most }).map((parts) => parts.join(''))
/** Names have an end; others may be wanting, or long. */
const row = fc.record({
  name: textOf(8).map((text) => `${text}.`),
  spec: fc.oneof(
    fc.constant(null),
    textOf(6),
    textOf(60).map((text) => text.slice(0, 128)),
  ),
})
const rows = fc.sample(row, { numRuns: 700, seed: SEED })
const parts = rows.map((one) => ({ ...one, code: `C${unique()}`, unit: 'pcs', status: 'ENABLED' }))

/** Pieces of what rows say or said, and what none says. */
const held = fc
  .sample(fc.tuple(fc.nat(699), fc.nat(6), fc.integer({ min: 1, max: 9 })), { numRuns: 25, seed: SEED })
  .map(([nth, at, size]) => {
    const { name, spec } = rows[nth] as (typeof rows)[number]
    return [...(nth % 2 ? name : (spec ?? name))].slice(at, at + size).join('')
  })
const terms = [...new Set([...held, ...PIECES, '轴', '承', '漏气', '气漏', 'AB', 'aB0', '鬼', '鬼怪', 'zzzz', '轴承'.repeat(40)])].filter(
  (term) => term.trim(),
)

const like = (key: 'name' | 'spec' | 'code', pattern: string): SQL => {
  const at = made.store.tables.of(sparePart)[key]
  return dialect === 'sqlite' ? sql`${at} like ${pattern} escape '\\'` : sql`${at} ilike ${pattern} escape '\\'`
}
const plain = (term: string) => term.replace(/[\\%_]/g, '\\$&')
interface Texts {
  readonly id: number
  readonly name: string
  readonly spec: string | null
  readonly code: string
}
/** Databases fold the letters of ASCII alone. */
const folded = (text: string) => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
/** What a keyword finds: separators and width do not count, unless it is made of separators alone. */
function isFoundBy({ name, spec, code }: Texts, keyword: string): boolean {
  const term = folded(withoutSeparators(toHalfWidth(keyword)))
  return [name, spec ?? '', code].some(
    (text) => folded(text).includes(folded(keyword)) || (term !== '' && folded(withoutSeparators(text)).includes(term)),
  )
}
/** The lists that a term is looked for in, each with what the base is asked without an index. */
const queriesFor = (term: string): readonly [Partial<ListQuery>, (all: readonly Texts[]) => SQL | undefined][] => {
  const [short, word] = [plain(term.slice(0, 64)), term.trim().slice(0, 64)]
  return [
    [{ filter: { name: { contains: term } } }, () => like('name', `%${short}%`)],
    [
      { filter: { name: { startsWith: term }, spec: { endsWith: term } } },
      () => and(like('name', `${short}%`), like('spec', `%${plain(term.slice(-64))}`)),
    ],
    [
      { keyword: term },
      (all) =>
        inArray(
          made.store.tables.of(sparePart).id,
          all.filter((one) => isFoundBy(one, word)).map(({ id }) => id),
        ),
    ],
  ]
}
const listed = (by: Actor, asked: Partial<ListQuery>) => made.store.read(by).ids(sparePart, { no: 1, size: 1, sort: 'id', ...asked }, 2000)
async function compare(sought: readonly string[]) {
  const table = made.store.tables.of(sparePart)
  const cases = actors.flatMap((by) => sought.flatMap((term) => queriesFor(term).map((one) => [by, term, ...one] as const)))
  const { id, name, spec, code } = table
  const all = await made.store.read(systemActor(0)).db.select({ id, name, spec, code }).from(table)
  const found = await Promise.all(
    cases.map(async ([by, term, list, condition]) => {
      const where = and(eq(table.plantId, by.plantId), condition(all))
      const wanted = (await made.store.read(by).db.select({ id: table.id }).from(table).where(where).orderBy(table.id)).map(({ id }) => id)
      expect([term, list, await listed(by, list)]).toEqual([term, list, wanted])
      return wanted.length
    }),
  )
  expect(found.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(1000)
}

describe('lists that are searched through an index of their texts', () => {
  it('find what the texts themselves are found by, of the own plant alone, before and after writes of every kind', async () => {
    const { store } = made
    const stamps = { createdAt: store.now(), updatedAt: store.now() }
    await store.bulk(
      sparePart,
      parts.map((one, nth) => ({ ...one, ...stamps, plantId: actors[nth % 2]?.plantId })),
    )
    await compare(terms.slice(0, 20))
    for (const by of actors)
      await store.write(by, async (uow) => {
        const all = await uow.of(sparePart).lockWhere({})
        for (const [nth, one] of all.slice(0, 60).entries()) await uow.of(sparePart).patch(one, { spec: rows[nth]?.name ?? null } as never)
        await uow.of(sparePart).remove(all.slice(60, 90))
        await make(store, by, sparePart, { name: '轴承漏气' } as never).catch(() => undefined)
      })
    await compare(terms)
    for (const keyword of ['轴承', '漏', '1']) {
      const many = (await listed(actors[0], { keyword })).length
      const { total } = await store.read(actors[0]).list(sparePart, { no: 1, size: 1, keyword })
      expect([await total(), await total(many)]).toEqual([many, many])
      // As if they were too many to be put in order.
      const asked = await prefilter(source(), actors[0], sparePart, { query: { no: 1, size: 1, keyword }, most: -1 })
      const upTo = (most: number) => listTotal(source(), actors[0], { resource: sparePart, query: asked, most })
      expect([asked.among, await upTo(many), await upTo(many - 2)]).toEqual([undefined, many, many - 1])
    }
  })

  it('are made from the few rows it finds, whatever is asked beside it, and only where it can tell', async () => {
    const isNarrowed = async (asked: Partial<ListQuery>) =>
      Boolean((await prefilter(source(), actors[0], sparePart, { query: { no: 1, size: 20, ...asked }, most: 1000 })).among)
    for (const keyword of ['轴承', '轴 承', 'C-1', '（轴承']) expect([keyword, await isNarrowed({ keyword })]).toEqual([keyword, true])
    // Such a text may be written in full width, which the index does not know; one of separators alone is in no gram.
    for (const keyword of ['Ｃ１', '-']) expect([keyword, await isNarrowed({ keyword })]).toEqual([keyword, false])
    expect(await isNarrowed({ filter: { spec: { endsWith: 'x' }, unit: { contains: 'p' } } })).toBe(true)
    expect(await isNarrowed({ filter: { unit: { contains: 'pcs' } } })).toBe(false)
    expect(await isNarrowed({ filter: { status: { eq: 'ENABLED' } } })).toBe(false)
  })

  it('keep it when the base is brought up to date again, and get it anew where some of it is missing though no step is', async () => {
    await migrate(made.url)
    if (dialect === 'sqlite') {
      const base = new Database(made.url.slice('file:'.length))
      base.exec('DROP TRIGGER spare_part__text_changed')
      base.exec(`UPDATE spare_part SET name = '无人知晓' WHERE id = (SELECT max(id) FROM spare_part)`)
      base.close()
      await ensureIndexes(made.url)
    }
    const found = await Promise.all(actors.map((by) => listed(by, { keyword: '无人知' })))
    expect(found.flat()).toHaveLength(dialect === 'sqlite' ? 1 : 0)
  })
})
