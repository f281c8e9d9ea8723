import type { ListQuery, Read, ResourceDef } from '../../../server/kernel/index.ts'
import { snake } from '../../../server/store/schema/tableSpec.ts'
import { groupCases, listCases } from './listCases.ts'
import type { PlanOf } from './planner.ts'
import type { Recording } from './recorder.ts'
import type { Planned } from './sections.ts'
import { numbered, readableList, withTwoValues } from './statementText.ts'

const PAGE = /^(select id from \w+)(?: where (.*?))? (order by .*?) limit \?$/
const bare = (where = '') => (where.startsWith('(') && where.endsWith(')') ? where.slice(1, -1) : where)
/** What a statement adds to that of the whole list: its conditions, or its order. Nothing where it is that. */
function differing(sql: string, whole: string): string {
  const [own, all] = [PAGE.exec(sql), PAGE.exec(whole)]
  if (!own || !all) return sql
  const [where, first] = [bare(own[2]), bare(all[2])]
  if (where !== first && !where.startsWith(first && `${first} and `)) return sql
  const more = where === first ? '' : `and ${where.slice(first ? first.length + 5 : 0)}`
  return [more, own[3] === all[3] ? '' : own[3]].filter(Boolean).join(' ')
}

/** A statement of a list, with the query that sends it. */
export interface ListPlanned extends Planned {
  readonly query: Partial<ListQuery>
}
/** The statements of a list: by itself first, with its total, then what each filter, order and search adds. */
export async function listSql(resource: ResourceDef, record: Recording, planOf: PlanOf): Promise<readonly ListPlanned[]> {
  const page = { no: 1, size: 20 }
  const found: ListPlanned[] = []
  const run = async (field: string, query: Partial<ListQuery>, work: (read: Read) => Promise<unknown>) => {
    for (const sent of (await record(work)).map(withTwoValues).map(numbered)) {
      const whole = field ? (found[0]?.text ?? '') : ''
      const text = differing(readableList(sent, resource), whole)
      if (text) found.push({ subject: snake(field), query, text, plan: await planOf(sent) })
    }
  }
  await run('', {}, async (read) => (await read.list(resource, page)).total())
  for (const { field, query } of listCases(resource)) await run(field, query, (read) => read.list(resource, { ...page, ...query }))
  // An empty filter: the order of a page is none of a grouping.
  for (const { field, ...query } of groupCases(resource))
    await run(`group_${field}`, { filter: {} }, (read) => read.groups(resource, { ...query, rows: page }))
  return found
}
