import { and, count, eq, ne, sql, sum } from 'drizzle-orm'
import {
  addDays,
  decimal,
  defineReadModel,
  flag,
  int,
  type Language,
  link,
  listOf,
  objectOf,
  type Read,
  shape,
  text,
  titlesIn,
  todayOf,
} from '../../kernel/index.ts'
import { customer } from '../masterdata/index.ts'
import { complaintCause } from './catalog.resource.ts'
import { complaint } from './complaint.resource.ts'
import { isOpen, NOT_JUSTIFIED, VOID } from './stages.ts'

const YEAR_DAYS = 365
/** Twice the same within a year has come again. */
const RECURRENCE_MIN = 2
const FEN = 100

const amount = (description: string) => decimal({ scale: 2, unit: 'money', description })
const byCause = shape('CustomerComplaintCause', 'Complaints of a customer that came about in the same way.', {
  causeId: link('complaintCause', { nullable: true, description: 'Why; empty for those whose cause is not known.' }),
  causeName: text({ nullable: true, description: 'Its name.' }),
  count: int({ description: 'How many, those that were not justified left out.' }),
  withinYear: int({ description: 'Of those, how many of the last 365 days.' }),
  isRecurring: flag({ description: 'Whether it came at least twice within these days.' }),
  claimedAmount: amount('What the customer claimed for them.'),
  compAmount: amount('What was paid for them.'),
})
const figures = shape('CustomerComplaints', 'What a customer complained of, as far as the reader may read it.', {
  count: int({ description: 'All complaints.' }),
  open: int({ description: 'Of those, open.' }),
  rejected: int({ description: 'Of those, not justified.' }),
  claimedAmount: amount('What was claimed, over all complaints.'),
  compAmount: amount('What was paid, over all complaints.'),
  causes: listOf(byCause, { description: 'By cause, the commonest first.' }),
})

interface Part {
  readonly causeId: number | null
  readonly state: string
  readonly count: number
  readonly year: number
  /** In fen. */
  readonly claimed: number
  readonly paid: number
}
const total = (parts: readonly Part[], key: 'count' | 'year' | 'claimed' | 'paid') => parts.reduce((all, part) => all + part[key], 0)

async function partsOf(read: Read, customerId: number): Promise<Part[]> {
  const t = read.table(complaint)
  const since = addDays(todayOf(read), -YEAR_DAYS)
  const rows = await read.db
    .select({
      causeId: t.claimCauseId,
      state: t.qaState,
      count: count(),
      year: sql<string>`sum(case when ${t.claimDate} >= ${since} then 1 else 0 end)`,
      claimed: sum(t.claimedAmount),
      paid: sum(t.compAmount),
    })
    .from(t)
    .where(and(read.within(complaint), eq(t.customerId, customerId), ne(t.qaState, VOID)))
    .groupBy(t.claimCauseId, t.qaState)
  return rows.map((row) => ({ ...row, year: Number(row.year), claimed: Number(row.claimed ?? 0), paid: Number(row.paid ?? 0) }))
}

/** Complaints of a customer in figures; each leads to the rows that it counts. */
export async function customerComplaints(read: Read, customerId: number, language: Language) {
  const parts = await partsOf(read, customerId)
  const justified = parts.filter(({ state }) => state !== NOT_JUSTIFIED)
  const ids = [...new Set(justified.map(({ causeId }) => causeId))]
  const nameOf = await titlesIn(read, language, { resource: complaintCause, ids })
  const causes = ids.map((causeId) => {
    const own = justified.filter((part) => part.causeId === causeId)
    const withinYear = total(own, 'year')
    return {
      ...{ causeId, causeName: nameOf(causeId), count: total(own, 'count'), withinYear },
      isRecurring: causeId !== null && withinYear >= RECURRENCE_MIN,
      ...{ claimedAmount: total(own, 'claimed') / FEN, compAmount: total(own, 'paid') / FEN },
    }
  })
  return {
    count: total(parts, 'count'),
    open: total(
      parts.filter(({ state }) => isOpen(state)),
      'count',
    ),
    rejected: total(parts, 'count') - total(justified, 'count'),
    ...{ claimedAmount: total(parts, 'claimed') / FEN, compAmount: total(parts, 'paid') / FEN },
    causes: causes.toSorted((a, b) => b.count - a.count || (a.causeId ?? 0) - (b.causeId ?? 0)),
  }
}

export const customerComplaintsModel = defineReadModel('customerComplaints', {
  description: 'What a customer complained of: how often, for how much, and what comes again.',
  permission: [`${complaint.permission}:list`, `${complaint.permission}:query`],
  args: { id: link('customer', { required: true }) },
  result: objectOf(figures),
  stale: [complaint, complaintCause],
  about: customer,
  read: ({ read, language }, { id }) => customerComplaints(read, id, language),
})
