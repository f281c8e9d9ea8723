import Database from 'better-sqlite3'
import pg from 'pg'

/**
 * Fault figures as somebody would write them by hand: a statement for each way of counting, and no care for stops that overlap. What is
 * computed keeps SQLite from an index that has the groups in order but not the rest.
 */
const texts = (least: string) => {
  const where = 'plant_id = $1 and report_date >= $2 and report_date < $3 and joined_to_id is null'
  const those = `${where} and status not in ('CANCELLED', 'REJECTED', 'VOIDED')`
  const stood = `sum(case when is_stopped then ${least}(coalesce(resume_date, $3), $3) - report_date end)`
  return [
    `select coalesce(fault_category_id, 0), count(*), ${stood} from report_log where ${those} group by coalesce(fault_category_id, 0) order by 2 desc`,
    `select r.equipment_id, e.name, count(*) from report_log r join equipment e on e.id = r.equipment_id where ${those.replace(/(plant_id|status)/g, 'r.$1')} group by 1, 2 order by 3 desc`,
    `select urgency, count(*) from report_log where ${those} group by 1`,
    `select (report_date + 28800000) / 86400000, count(*) from report_log where ${those} group by 1 order by 1`,
  ]
}
type Values = readonly [plantId: number, from: number, to: number]
export interface ByHand {
  /** By category alone: what most of the page is about. */
  byCategory(values: Values): Promise<void>
  whole(values: Values): Promise<void>
  close(): Promise<void>
}

type Run = (text: string, values: Values) => unknown
const asked = (run: Run, all: readonly string[]): Omit<ByHand, 'close'> => ({
  async byCategory(values) {
    await run(all[0] as string, values)
  },
  async whole(values) {
    for (const text of all) await run(text, values)
  },
})
export async function byHand(url: string): Promise<ByHand> {
  if (url.startsWith('file:')) {
    const base = new Database(url.slice('file:'.length), { readonly: true })
    base.pragma('mmap_size = 268435456')
    const statements = new Map(texts('min').map((text) => [text, base.prepare(text.replaceAll('$', '?'))]))
    const run: Run = (text, [plantId, from, to]) => statements.get(text)?.all({ 1: plantId, 2: from, 3: to })
    return { ...asked(run, [...statements.keys()]), close: async () => void base.close() }
  }
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const run: Run = (text, values) => client.query({ text, values: [...values], rowMode: 'array' })
  return { ...asked(run, texts('least')), close: () => client.end() }
}
