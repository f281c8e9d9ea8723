import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { reportLog } from '../../../server/domain/repair/index.ts'
import { type ListQuery, type ResourceDef, systemActor } from '../../../server/kernel/index.ts'
import { ResultCache } from '../../../server/store/cache/resultCache.ts'
import { type OpenStore, openStore } from '../../../server/store/index.ts'
import { listRows } from '../../../server/store/read/list.ts'
import { median } from '../servers.ts'
import { searchDatabase, searchFile } from './searchBase.ts'

const ROWS = Number(process.env.ROWS ?? 2_000_000)
const ROUNDS = Number(process.env.ROUNDS ?? 3)
const GOAL = 15
const TICK_MS = 10
/** As far as a list on the screen counts. */
const COUNTED_TO = 10_000

const inText = (term: string): Partial<ListQuery> => ({ filter: { description: { contains: term } } })
const CASES: readonly (readonly [string, Partial<ListQuery>])[] = [
  ['1 character, in every row', inText('机')],
  ['1, in 50 rows', inText('鬼')],
  ['1 of ASCII, in none', inText('q')],
  ['2, in every row', inText('停机')],
  ['2, in one of 16', inText('断裂')],
  ['2, in 50 rows', inText('鬼影')],
  ['2, in none', inText('鬼怪')],
  ['3, in one of 20', inText('光电管')],
  ['3, in 50 rows', inText('有鬼影')],
  ['5, in one of 320', inText('光电管漏油')],
  ['8, of a number, in one', { filter: { reportNo: { contains: '01234567' } } }],
  ['12 of ASCII, in 50', inText('bearing WORN')],
  ['8, in none', inText('压缩机旁有鬼怪了')],
  ['8, keyword in both texts', { keyword: '01234567' }],
  ['10, keyword without its hyphen', { keyword: 'bx01234567' }],
  ['2, keyword in every row', { keyword: '停机' }],
]

/** What the server of the base has computed by now, where it runs on this machine. */
async function spentByBase({ engine }: OpenStore): Promise<number> {
  if (engine.dialect === 'sqlite') return 0
  const { rows } = (await engine.heavy.execute(sql`select pid from pg_stat_activity where datname = current_database()`)) as unknown as {
    rows: { pid: number }[]
  }
  return rows.reduce((sum, { pid }) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return sum + (Number(fields[11]) + Number(fields[12])) * TICK_MS
  }, 0)
}
/** Processor time of this process, its threads and the base. */
async function cost(store: OpenStore, work: () => Promise<unknown>) {
  const [base, cpu] = [await spentByBase(store), process.cpuUsage()]
  await work()
  const { user, system } = process.cpuUsage(cpu)
  return (user + system) / 1000 + (await spentByBase(store)) - base
}

/** The same list of the same table without an index of texts: what it was before, LIKE over all rows. */
const plain: ResourceDef = { ...reportLog, textIndex: false }

async function compare(url: string) {
  const store = await openStore({ url, readers: 1 })
  const { engine, tables } = store
  const of = (one: ResourceDef) => tables.of(one === plain ? (reportLog as ResourceDef) : one)
  const source = { engine, tables: { ...tables, of } as typeof tables, totals: new ResultCache(false), now: new Date(), offsetMinutes: 480 }
  const actor = { ...systemActor(1), dataScope: 'all' } as ReturnType<typeof systemActor>
  // One statement is shorter than a tick of the clock.
  const times = 20
  const page = async (resource: ResourceDef, asked: Partial<ListQuery>, withTotal: boolean) => {
    const list = await listRows(source, actor, resource, { no: 1, size: 20, ...asked })
    return [
      list.items.map(({ id }) => id).join(),
      withTotal ? await list.total(resource === reportLog ? COUNTED_TO : undefined) : 0,
    ] as const
  }
  const repeated = async (count: number, work: () => Promise<unknown>) => {
    for (let n = 0; n < count; n++) await work()
  }
  console.log(`${engine.dialect}: the first 20 of ${ROWS} reports by what they contain, ms of processor with the index and with LIKE alone`)
  for (const withTotal of [false, true])
    for (const [name, asked] of CASES) {
      const [ours, theirs]: [number[], number[]] = [[], []]
      const answers = [await page(reportLog, asked, withTotal), await page(plain, asked, withTotal)] as const
      const [[ids, total], [plainIds, plainTotal]] = answers
      const isSame = ids === plainIds && (total === plainTotal || (total === COUNTED_TO + 1 && plainTotal >= total))
      if (!isSame) throw new Error(`${name}: other rows than with LIKE`)
      for (let round = 0; round < ROUNDS; round++) {
        ours.push((await cost(store, () => repeated(times, () => page(reportLog, asked, withTotal)))) / times)
        theirs.push(await cost(store, () => page(plain, asked, withTotal)))
      }
      const [a, b] = [median(ours), median(theirs)]
      const what = `${name}${withTotal ? ', and total' : ''}`
      console.log(`  ${what.padEnd(42)} ${a.toFixed(2).padStart(9)} ${b.toFixed(2).padStart(9)}   ${(b / a).toFixed(1)} times`)
    }
  console.log(`  goal: ${GOAL} times where few rows are found; a term that many rows hold is found by walking, as before`)
  await store.close()
}

const bases = { sqlite: async () => `file:${await searchFile(ROWS)}`, postgres: () => searchDatabase(ROWS) }
for (const base of (process.env.BASES ?? 'sqlite,postgres').split(',') as (keyof typeof bases)[]) await compare(await bases[base]())
