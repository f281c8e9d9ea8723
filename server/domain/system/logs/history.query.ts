import { and, desc, eq } from 'drizzle-orm'
import {
  type AnswerOf,
  defineReadModel,
  instant,
  link,
  listOf,
  notFound,
  Refusal,
  type ResourceDef,
  reads,
  shape,
  text,
} from '../../../kernel/index.ts'
import { changesInWords, type Logged, type Reader } from './changeWords.ts'
import { operationLog } from './operationLog.resource.ts'

const ENTRIES_MAX = 200

const historyChange = shape('HistoryChange', 'One field that a change touched; links and choices are given in words.', {
  field: text({ description: 'Name of the field.' }),
  before: text({ nullable: true, description: 'Value before.' }),
  after: text({ nullable: true, description: 'Value after.' }),
})
const historyEntry = shape('HistoryEntry', 'One change of a record: who, when, what.', {
  id: link('operationLog', { description: 'Its id.' }),
  at: instant({ description: 'When it was made.' }),
  userName: text({ description: 'Who made it.' }),
  action: text({ description: 'create, update, delete, or the step that was taken.' }),
  changes: listOf(historyChange, { description: 'What it changed.' }),
})
export type Entry = AnswerOf<typeof historyEntry>
/** Every kept change of one record, newest first, links and choices in words. The caller has read the record before. */
export async function historyOf(reader: Reader, resource: ResourceDef, recordId: number): Promise<Entry[]> {
  const { read } = reader
  const t = read.table(operationLog)
  const rows = await read.db
    .select({ id: t.id, at: t.at, userName: t.userName, action: t.action, changes: t.changes })
    .from(t)
    .where(and(eq(t.resource, resource.name), eq(t.recordId, recordId)))
    .orderBy(desc(t.at), desc(t.id))
    .limit(ENTRIES_MAX)
  const logs = rows.map((row) => JSON.parse(row.changes as string) as Logged)
  const worded = await changesInWords(reader, resource, logs)
  return rows.map((row, i) => ({
    id: row.id,
    at: row.at,
    userName: row.userName,
    action: row.action,
    changes: worded[i] ?? [],
  }))
}

export const historyModel = defineReadModel('history', {
  description: 'Every change of one record, newest first; needs the right to read that record.',
  permission: [],
  args: {
    resource: text({ required: true, blank: true, description: 'Name of the resource, such as reportLog.' }),
    id: link('any', { required: true }),
  },
  result: listOf(historyEntry),
  stale: 'everything',
  async read({ read, registry, language, translate }, { resource: name, id }) {
    const resource = registry.byName(name)
    if (!resource || resource.internal) throw notFound('operationLog', name)
    if (!reads(read.actor, resource)) throw new Refusal('forbidden', { permission: `${resource.permission}:query` }, { kind: 'forbidden' })
    // Reading the record first keeps its history inside the caller's plant.
    await read.of(resource).get(id)
    return historyOf({ read, registry, language, translate }, resource, id)
  },
})
