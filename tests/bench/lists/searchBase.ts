import { getTableColumns } from 'drizzle-orm'
import pg from 'pg'
import { reportLog } from '../../../server/domain/repair/index.ts'
import { migrate, openStore } from '../../../server/store/index.ts'
import { benchBase, copyRows, fillPlants, fillRows } from '../benchBase.ts'

const PARTS = '气缸 轴承 刮刀 电机 墨路 纠偏 张力 版辊 烘箱 风机 皮带 传感器 变频器 压辊 导辊 油泵 阀门 计数器 光电管 接近开关'.split(' ')
const FAULTS = '漏气 磨损 过热 中断 堵塞 偏差 不稳 异响 断裂 失灵 松动 跳闸 报警 抖动 卡死 漏油'.split(' ')
const BLOCK = 20_000
const MINUTE_MS = 60_000
const BEGIN_MS = Date.parse('2022-01-01T00:00:00Z')

const said = (id: number) => `${PARTS[(id * 7919) % PARTS.length]}${FAULTS[(id * 104_729 + (id >> 5)) % FAULTS.length]}，已停机 #${id}`
const reportOf = (id: number) => ({
  plantId: 1,
  reportNo: `BX-${String(id).padStart(8, '0')}`,
  description: said(id),
  reportDate: new Date(BEGIN_MS + id * MINUTE_MS),
  reporterId: (id % 50) + 1,
  equCategory: 'EQUIPMENT',
  equipmentId: (id % 200) + 1,
  urgency: 'NORMAL',
  isStopped: false,
  status: 'CONFIRMED',
})
const FILL = { plants: 1, machines: 200, reporters: 50 }
/** One report in forty thousand says what no other says. */
const RARE = `update report_log set description = '压缩机旁有鬼影 Bearing worn #' || id where id % 40009 = 7`

/** So many reports of one plant, of which each says something like what others say, and its own number. */
export const searchFile = (rows: number) =>
  benchBase(`search-${rows}`, {
    async fill(store) {
      await fillPlants(store, FILL)
      await fillRows(store, reportLog, BLOCK, reportOf)
    },
    grow(base) {
      const values = {
        report_no: "'BX-' || printf('%08d', id + @by)",
        description: "substr(description, 1, instr(description, '#')) || (id + @by)",
        report_date: `report_date + @by * ${MINUTE_MS}`,
      }
      copyRows(base, { table: 'report_log', rows: BLOCK, copies: rows / BLOCK, values })
      base.exec(RARE)
    },
  })

const SERVER = process.env.BENCH_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres'
async function on(url: string, statements: readonly string[]) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}
/** The same rows on PostgreSQL, made once; parallel workers would hide what a statement costs. */
export async function searchDatabase(rows: number): Promise<string> {
  const [url, draft] = [new URL(SERVER), new URL(SERVER)]
  url.pathname = `/millwright_bench_search_${rows}`
  draft.pathname = `${url.pathname}_draft`
  const [name, draftName] = [url.pathname.slice(1), draft.pathname.slice(1)]
  url.searchParams.set('options', '-c max_parallel_workers_per_gather=0')
  const isThere = await migrate(url.href).then(
    () => true,
    () => false,
  )
  if (isThere) return url.href
  await on(SERVER, [`DROP DATABASE IF EXISTS ${draftName}`, `DROP DATABASE IF EXISTS ${name}`, `CREATE DATABASE ${draftName}`])
  await migrate(draft.href)
  const store = await openStore({ url: draft.href })
  await fillPlants(store, FILL)
  await fillRows(store, reportLog, BLOCK, reportOf)
  const columns = Object.values(getTableColumns(store.tables.of(reportLog) as never)).map((one) => (one as { name: string }).name)
  await store.close()
  const values: Readonly<Record<string, string>> = {
    id: 'r.id + by',
    report_no: "'BX-' || lpad((r.id + by)::text, 8, '0')",
    description: "split_part(description, '#', 1) || '#' || (r.id + by)",
    report_date: `report_date + by * ${MINUTE_MS}`,
  }
  const taken = columns.map((column) => values[column] ?? column).join()
  const copies = `generate_series(${BLOCK}::bigint, ${rows - BLOCK}, ${BLOCK}) by`
  const copy = `INSERT INTO report_log (${columns}) SELECT ${taken} FROM report_log r CROSS JOIN ${copies}`
  await on(draft.href, ['SET session_replication_role = replica', 'DROP INDEX report_log__text_ix', copy, RARE])
  await migrate(draft.href)
  await on(draft.href, ['VACUUM ANALYZE'])
  await on(SERVER, [`ALTER DATABASE ${draftName} RENAME TO ${name}`])
  return url.href
}
