import {
  addDays,
  defineReadModel,
  type Language,
  link,
  objectOf,
  type Read,
  type ResourceDef,
  titlesIn,
  wants,
} from '../../../kernel/index.ts'
import { customer, equipment, qaPerson, shift } from '../../masterdata/index.ts'
import {
  complaint,
  complaintCategory,
  complaintCause,
  countLights,
  lastJustified,
  type Narrowed,
  openComplaints,
} from '../../quality/index.ts'
import { config } from '../../system/index.ts'
import { daysArgs, scopeOfFigures } from '../figureArgs.ts'
import { figureRange, type RangeQuery } from '../figureRange.ts'
import type { ComplaintFigures } from './complaintFigures.shape.ts'
import { COMPLAINT_TABLES, figures } from './complaintFigures.shape.ts'
import { complaintsWithin, eachComplaint, SUBJECTS, type Subject } from './complaintRows.query.ts'
import { type Claimed, ComplaintSums } from './complaintSums.ts'

export const RESOURCE_OF: Readonly<Record<Subject, ResourceDef>> = {
  claimCatId: complaintCategory,
  claimCauseId: complaintCause,
  customerId: customer,
  equipmentId: equipment,
  shiftId: shift,
  qaId: qaPerson,
}
/** Lists of the answer whose rows have names of their own, by what they are counted by. */
const SUBJECT_OF = {
  ...({ byCategory: 'claimCatId', byCause: 'claimCauseId', byCustomer: 'customerId' } as const),
  ...({ byMachine: 'equipmentId', byShift: 'shiftId', byQaPerson: 'qaId' } as const),
} satisfies Record<string, Subject>
type NamedTable = keyof typeof SUBJECT_OF
export const NAMED_TABLES = Object.keys(SUBJECT_OF) as NamedTable[]
export const NARROWED_BY = ['customerId', 'claimCatId', 'claimCauseId', 'equipmentId'] as const
export type ComplaintQuery = RangeQuery & Partial<Record<(typeof NARROWED_BY)[number], number | null>>

type Measures = ReturnType<ComplaintSums['measures']>
/** What is counted of one thing, before it has its name. */
interface Counted<K> {
  readonly key: K
  readonly measures: Measures
}
interface Counts {
  readonly all: Measures
  readonly byMonth: readonly Counted<string>[]
  readonly byDecor: readonly Counted<string | null>[]
  readonly bySubject: Readonly<Record<Subject, readonly Counted<number | null>[]>>
}

/** '2026-11'. */
const monthOf = (day: string) => day.slice(0, 7)

class Groups<K> {
  readonly #sums = new Map<K, ComplaintSums>()

  add(key: K, one: Claimed) {
    const found = this.#sums.get(key)
    if (found) return found.add(one)
    const made = new ComplaintSums()
    this.#sums.set(key, made)
    made.add(one)
  }

  /** Most first. */
  ranked(by: 'count' | 'compensated' = 'count'): Counted<K>[] {
    const sorted = [...this.#sums].sort(([, a], [, b]) => b[by] - a[by] || b.count - a.count)
    return sorted.map(([key, sums]) => ({ key, measures: sums.measures() }))
  }
}

/** The complaints of a range by all that they are counted by, in one go. The clock has no say in it. */
async function countsOf(read: Read, range: RangeQuery, by: Narrowed): Promise<Counts> {
  const found = await complaintsWithin(read, range)
  const { values } = found.days
  const all = new ComplaintSums()
  const [months, decors] = [new Groups<string>(), new Groups<number>()]
  const subjects = SUBJECTS.map((subject) => [subject, new Groups<number>()] as const)
  const wanted = (Object.entries(by) as [keyof Narrowed, number][]).map(([key, id]) => [key, values[key].indexOf(id)] as const)
  await eachComplaint(read, found, (one, { day, keys }, at) => {
    if (wanted.some(([key, place]) => keys[key][at] !== place)) return
    all.add(one)
    months.add(monthOf(day), one)
    decors.add(keys.decor[at] as number, one)
    for (const [subject, groups] of subjects) groups.add(keys[subject][at] as number, one)
  })
  const named = <V>(counted: readonly Counted<number>[], names: readonly unknown[]) =>
    counted.map(({ key, measures }) => ({ key: (names[key] ?? null) as V | null, measures }))
  const bySubject = subjects.map(([subject, groups]) => [
    subject,
    named<number>(groups.ranked(subject === 'claimCauseId' ? 'compensated' : 'count'), values[subject]),
  ])
  return {
    all: all.measures(),
    byMonth: months.ranked(),
    byDecor: named<string>(decors.ranked(), values.decor),
    bySubject: Object.fromEntries(bySubject),
  }
}

const firstOf = (day: string) => `${day.slice(0, 7)}-01`
/** Every month of a range that has begun, oldest first, each with those of its days that belong to the range. */
function byMonth(days: readonly string[], counted: Counts['byMonth']): ComplaintFigures['byMonth'] {
  const of = new Map(counted.map(({ key, measures }) => [key, measures]))
  const none = new ComplaintSums().measures()
  const last = days.at(-1) ?? ''
  return days
    .filter((day, at) => at === 0 || day.endsWith('-01'))
    .map((from) => {
      const end = addDays(firstOf(addDays(firstOf(from), 31)), -1)
      return { from, to: end < last ? end : last, ...(of.get(monthOf(from)) ?? none) }
    })
}

/** What rows are called in the reader's language; what was not said has a word of its own. */
export interface Spoken {
  readonly language: Language
  readonly translate: (key: string) => string
  readonly fields?: ReadonlySet<string>
}
async function named(read: Read, { language, translate }: Spoken, resource: ResourceDef, counted: readonly Counted<number | null>[]) {
  const nameOf = await titlesIn(read, language, { resource, ids: counted.map(({ key }) => key) })
  return counted.map(({ key, measures }) => ({
    subjectId: key,
    name: key === null ? translate('figures.notGiven') : (nameOf(key) ?? ''),
    ...measures,
  }))
}

/** With the share of the money that each has cost, and of this and all dearer ones: the vital few come first. */
function pareto<Row extends { readonly compensated: number }>(rows: readonly Row[]) {
  const fen = ({ compensated }: Row) => Math.round(compensated * 100)
  const total = rows.reduce((sum, row) => sum + fen(row), 0)
  let running = 0
  return rows.map((row) => {
    running += fen(row)
    return { ...row, costShare: total ? fen(row) / total : 0, costCumulative: total ? running / total : 0 }
  })
}

async function prefilter(read: Read, query: ComplaintQuery): Promise<Narrowed> {
  const filters = NARROWED_BY.flatMap((key) => (query[key] == null ? [] : [[key, query[key]] as const]))
  await Promise.all(filters.map(([key, id]) => read.of(RESOURCE_OF[key]).get(id)))
  return Object.fromEntries(filters)
}

/** What customers complained of in a range of days (§4), by the day on which the complaint came. */
export async function complaintFigures(read: Read, query: ComplaintQuery, spoken: Spoken): Promise<ComplaintFigures> {
  const { from, to, days } = figureRange(read, query)
  const by = await prefilter(read, query)
  const key = JSON.stringify(['complaintCounts', from, to, by])
  const [counts, open, last] = await Promise.all([
    read.remembered(key, [complaint], () => countsOf(read, { from, to }, by)),
    openComplaints(read, by),
    lastJustified(read, by),
  ])
  const tables = await Promise.all(
    NAMED_TABLES.map(async (table) => {
      const subject = SUBJECT_OF[table]
      return [table, wants(spoken, table) ? await named(read, spoken, RESOURCE_OF[subject], counts.bySubject[subject]) : []] as const
    }),
  )
  const { byCause, ...bySubject } = Object.fromEntries(tables) as Record<NamedTable, Awaited<ReturnType<typeof named>>>
  const lights = countLights(open)
  return {
    ...scopeOfFigures(read),
    ...{ at: read.now, from, to, ...counts.all, ...last },
    ...{ openNow: lights.open, red: lights.red, yellow: lights.yellow, green: lights.green },
    byMonth: byMonth(days, counts.byMonth),
    ...bySubject,
    byCause: pareto(byCause),
    byDecor: counts.byDecor.map(({ key, measures }) => ({ longCode: key, ...measures })),
  }
}

export const complaintFiguresModel = defineReadModel('complaintFigures', {
  description: 'What customers complained of in the current plant within a range of days.',
  permission: ['dataview:complaint:view'],
  args: {
    ...daysArgs,
    customerId: link('customer', { description: 'Only complaints of this customer.' }),
    claimCatId: link('complaintCategory', { description: 'Only those of this category.' }),
    claimCauseId: link('complaintCause', { description: 'Only those with this cause.' }),
    equipmentId: link('equipment', { description: 'Only those of what this machine made.' }),
  },
  result: objectOf(figures),
  stale: [complaint, config, ...Object.values(RESOURCE_OF)],
  parts: NAMED_TABLES,
  sheets: { path: '/dataview/complaints', permission: 'dataview:complaint:export', title: 'complaint', tables: [...COMPLAINT_TABLES] },
  read: ({ read, ...context }, query) => complaintFigures(read, query, context),
})
