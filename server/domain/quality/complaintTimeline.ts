import {
  type AnswerOf,
  businessDay,
  choices,
  dayStart,
  defineReadModel,
  flag,
  instant,
  int,
  link,
  listOf,
  objectOf,
  type Read,
  type Row,
  shape,
  text,
  titlesOf,
} from '../../kernel/index.ts'
import { duct } from '../duct/index.ts'
import { worker } from '../masterdata/index.ts'
import { roller } from '../roller/index.ts'
import type { Reader } from '../system/index.ts'
import { complaint } from './complaint.resource.ts'
import { type Around, calledOf, endOf, isReadable, momentOf, overlaps, type Source } from './timelineSource.ts'
import { SOURCES, thingsOf } from './timelineSources.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Of each kind so many are shown. */
const MOST = 100

const kindOf = choices('ComplaintTimelineKind', 'What kind of thing happened.', {
  REPORT: 'A fault was reported.',
  REPAIR: 'The machine was repaired.',
  INSPECTION: 'An inspection was out of range, or missed.',
  MAINTENANCE: 'Maintenance was planned, done or postponed.',
  INK: 'Ink was taken or brought back.',
  INK_CAN: 'An opened can of ink stood at the machine.',
  DUCT: 'An ink tank was worked on.',
  ROLLER: 'A roller of the decor was mounted, dismounted or worked on.',
  ROLLER_REPAIR: 'A roller of the decor was out for repair.',
  CREW: 'Who was scheduled.',
  ABSENCE: 'Somebody was on leave or did not come.',
  HANDOVER: 'What one shift told the next.',
  PARAMETER: 'A parameter, or the record of the machine, an ink tank or a roller, was changed.',
  COMPLAINT: 'Another complaint of what was made there then.',
})
const entry = shape('ComplaintTimelineEntry', 'One thing that happened around the production of what is complained of.', {
  kind: kindOf({ description: 'What kind of thing.' }),
  at: instant({ description: 'When it was, or began.' }),
  isDay: flag({ description: 'Whether only its day is known.' }),
  until: instant({
    nullable: true,
    description: 'When it was over: of days, as the last of them ends. Nothing as long as it goes on, or where it was at one moment.',
  }),
  isOngoing: flag({ description: 'Whether it goes on.' }),
  resource: text({ description: 'The kind of record that says so.' }),
  refId: link('any', { description: 'Id of that record.' }),
  title: text({ description: 'What people call that record.' }),
  detail: text({ nullable: true, description: 'What it says.' }),
  stateField: text({ nullable: true, description: 'The field of the record that says how it stands.' }),
  state: text({ nullable: true, description: 'Its value.' }),
})
const timeline = shape('ComplaintTimeline', 'What happened around the production of what is complained of.', {
  from: instant({ nullable: true, description: 'Where the time begins; empty where the day of production is not known.' }),
  to: instant({ nullable: true, description: 'Where it ends.' }),
  entries: listOf(entry, { description: 'What happened, oldest first.' }),
  hidden: listOf(kindOf(), { description: 'Kinds of things that the reader may not see.' }),
  partial: listOf(kindOf(), { description: "Kinds of which the reader's data scope may leave some out." }),
})
type Entry = AnswerOf<typeof entry>
type Kind = Entry['kind']

async function entriesOf(reader: Reader, one: Source, at: Around): Promise<Entry[]> {
  const { read, translate } = reader
  const lists = await Promise.all(one.filters(at).map((filter) => read.list(one.resource, { filter, no: 1, size: MOST })))
  const found = new Map(lists.flatMap(({ items }) => (items as unknown as Row[]).map((row) => [row.id, row] as const)))
  const rows = [...found.values()].filter((row) => one.counts?.(row as never, at) ?? true)
  const nameOf = await namesOf(read, one, rows)
  const detailsOf = await one.details?.(reader, rows as never)
  const stateField = one.state ?? null
  return rows.flatMap((row): Entry[] => {
    const [begun, end] = [momentOf(read, one, row), endOf(read, one, row)]
    if (!overlaps(at, begun.at, end)) return []
    const record = one.record?.(row as never) ?? { resource: one.resource, id: row.id }
    const entry = {
      kind: one.kind as Kind,
      ...begun,
      until: one.until && end && end > begun.at ? end : null,
      isOngoing: end === null,
      resource: record.resource.name,
      refId: record.id,
      title: calledOf(one, row, translate),
      detail: [nameOf(row), one.detail(row as never), detailsOf?.(row as never)].filter(Boolean).join(' · ') || null,
      stateField,
      state: stateField ? String(row[stateField] ?? '') : null,
    }
    return [entry]
  })
}

/** The names of the people whom rows are about. */
async function namesOf(read: Read, { person }: Source, rows: readonly Row[]): Promise<(row: Row) => string | null | undefined> {
  if (!person) return () => undefined
  const nameOf = await titlesOf(
    read,
    worker,
    rows.map((row) => row[person] as number | null),
  )
  return (row) => nameOf(row[person] as number | null)
}

interface Span {
  readonly id: number
  readonly hoursBefore: number
  readonly hoursAfter: number
}
/** From the machine, the day and the decor of a complaint: what happened there around then, as far as the reader may read it. */
export async function complaintTimeline(reader: Reader, { id, hoursBefore, hoursAfter }: Span): Promise<AnswerOf<typeof timeline>> {
  const { read } = reader
  const record = await read.of(complaint).get(id)
  const readable = SOURCES.filter((one) => isReadable(read.actor, one))
  const kindsOf = (some: readonly Source[]) => some.map(({ kind }) => kind as Kind)
  const limits = {
    hidden: kindsOf(SOURCES.filter((one) => !readable.includes(one))),
    partial: read.actor.dataScope === 'all' ? [] : kindsOf(readable.filter(({ resource }) => resource.owner)),
  }
  if (!record.prodDate) return { from: null, to: null, entries: [], ...limits }
  const begin = dayStart(record.prodDate, read.offsetMinutes).getTime()
  const [from, to] = [new Date(begin - hoursBefore * HOUR_MS), new Date(begin + DAY_MS + hoursAfter * HOUR_MS)]
  const days = { fromDay: businessDay(from, read.offsetMinutes), toDay: businessDay(new Date(to.getTime() - 1), read.offsetMinutes) }
  const at: Around = { record, from, to, ...days, ...(await thingsOf(read, record)) }
  const found = await Promise.all(readable.map((one) => entriesOf(reader, one, at)))
  const entries = found
    .flat()
    .toSorted((a, b) => a.at.getTime() - b.at.getTime() || a.resource.localeCompare(b.resource) || a.refId - b.refId)
  return { from, to, entries, ...limits }
}

export const complaintTimelineModel = defineReadModel('complaintTimeline', {
  description: 'What happened to the machine, the roller and the ink around the production of what is complained of.',
  permission: [`${complaint.permission}:query`],
  args: {
    id: link('complaint', { required: true }),
    hoursBefore: int({ default: 24, min: 0, max: 720, description: 'Hours before the day of production.' }),
    hoursAfter: int({ default: 4, min: 0, max: 720, description: 'Hours after it.' }),
  },
  result: objectOf(timeline),
  stale: [complaint, duct, roller, worker, ...SOURCES.map(({ resource }) => resource)],
  about: complaint,
  read: (reader, args) => complaintTimeline(reader, args),
})
