import { and, desc, eq } from 'drizzle-orm'
import {
  type AnswerOf,
  defineReadModel,
  type FieldDef,
  flowOf,
  instant,
  link,
  listOf,
  notFound,
  type Reading,
  Refusal,
  type ResourceDef,
  reads,
  shape,
  text,
  titlesIn,
} from '../../kernel/index.ts'
import { operationLog } from './operationLog.resource.ts'

const ENTRIES_MAX = 200

const historyChange = shape('HistoryChange', 'One field that a change touched; links and choices are given in words.', {
  field: text({ says: 'Name of the field.' }),
  before: text({ nullable: true, says: 'Value before.' }),
  after: text({ nullable: true, says: 'Value after.' }),
})
const historyEntry = shape('HistoryEntry', 'One change of a record: who, when, what.', {
  id: link('operationLog', { says: 'Its id.' }),
  at: instant({ says: 'When it was made.' }),
  userName: text({ says: 'Who made it.' }),
  action: text({ says: 'create, update, delete, or the step that was taken.' }),
  changes: listOf(historyChange, { says: 'What it changed.' }),
})
export type Entry = AnswerOf<typeof historyEntry>
type Logged = Record<string, [unknown, unknown]>
type Titles = Map<string, (id: number) => string | null>
type Reader = Pick<Reading, 'read' | 'registry' | 'language' | 'say'>

/** The field that a change is about: one of the record, or of what a step was given. */
function fieldIn(resource: ResourceDef, key: string): FieldDef | undefined {
  const steps = Object.values(flowOf(resource)?.steps ?? {})
  return resource.fields[key] ?? steps.flatMap(({ input }) => input[key] ?? [])[0]
}
const idsOf = (value: unknown) => (Array.isArray(value) ? value : [value]).filter((v): v is number => typeof v === 'number')

/** The labels of every record that the changes point at, one read per resource. */
async function titlesBehind({ read, registry, language }: Reader, resource: ResourceDef, logs: readonly Logged[]): Promise<Titles> {
  const wanted = new Map<string, Set<number>>()
  for (const changes of logs) {
    for (const [key, pair] of Object.entries(changes)) {
      const target = fieldIn(resource, key)?.target
      if (!target) continue
      const ids = wanted.get(target) ?? new Set()
      for (const id of pair.flatMap(idsOf)) ids.add(id)
      wanted.set(target, ids)
    }
  }
  const titles: Titles = new Map()
  for (const [name, ids] of wanted) {
    const target = registry.byName(name)
    if (!target) continue
    titles.set(name, await titlesIn(read, language, { resource: target, ids: [...ids] }))
  }
  return titles
}

interface Speaker {
  readonly resource: ResourceDef
  readonly say: Reading['say']
  readonly titles: Titles
}
/** The word of a choice: that of its resource, else the one that several share. */
function choiceWord({ resource, say }: Speaker, key: string, value: unknown): string {
  const keys = [`${resource.name}.values.${key}.${value}`, `values.${key}.${value}`]
  return say(keys.find((one) => say(one) !== one) ?? String(value))
}
/** A value as its reader would say it; moments and days stay as they are kept. */
function wordOf(speaker: Speaker, key: string, value: unknown): string {
  const { resource, say, titles } = speaker
  const { kind, target } = fieldIn(resource, key) ?? {}
  if (target && typeof value === 'number') return titles.get(target)?.(value) ?? say('historyWords.gone', { id: value })
  if (kind === 'flag') return say(value ? 'export.yes' : 'export.no')
  return kind === 'choice' ? choiceWord(speaker, key, value) : String(value)
}
function textOf(speaker: Speaker, key: string, value: unknown): string | null {
  const words = [value].flat().flatMap((one) => (one === null || one === undefined || one === '' ? [] : wordOf(speaker, key, one)))
  return words.length ? words.join(', ') : null
}

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
  const speaker: Speaker = { resource, say: reader.say, titles: await titlesBehind(reader, resource, logs) }
  return rows.map((row, i) => ({
    id: row.id,
    at: row.at,
    userName: row.userName,
    action: row.action,
    changes: Object.entries(logs[i] ?? {}).map(([field, [before, after]]) => ({
      field,
      before: textOf(speaker, field, before),
      after: textOf(speaker, field, after),
    })),
  }))
}

export const historyModel = defineReadModel('history', {
  says: 'Every change of one record, newest first; needs the right to read that record.',
  permission: [],
  args: {
    resource: text({ required: true, blank: true, says: 'Name of the resource, such as reportLog.' }),
    id: link('any', { required: true }),
  },
  result: listOf(historyEntry),
  stale: 'everything',
  async read({ read, registry, language, say }, { resource: name, id }) {
    const resource = registry.byName(name)
    if (!resource || resource.internal) throw notFound('operationLog', name)
    if (!reads(read.actor, resource)) throw new Refusal('forbidden', { permission: `${resource.permission}:query` }, { kind: 'forbidden' })
    // Reading the record first keeps its history inside the caller's plant.
    await read.of(resource).get(id)
    return historyOf({ read, registry, language, say }, resource, id)
  },
})
