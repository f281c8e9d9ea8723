import { and, count, desc, gte, notInArray } from 'drizzle-orm'
import { addDays, businessDay, defineReadModel, objectOf, type Read, titlesOf } from '../../../kernel/index.ts'
import { customer, plant } from '../../masterdata/index.ts'
import {
  complaint,
  complaintCategory,
  countLights,
  lastJustified,
  NOT_ALIKE,
  OPEN_STAGES,
  type OpenComplaint,
  openComplaints,
} from '../../quality/index.ts'
import { config } from '../../system/index.ts'
import type { ComplaintSummary } from './complaintSummary.shape.ts'
import { RECENT_DAYS, SHOWN, summary } from './complaintSummary.shape.ts'

async function urgentRows(read: Read, open: readonly OpenComplaint[]): Promise<ComplaintSummary['urgent']> {
  const rows = await read.of(complaint).many(open.map(({ id }) => id))
  const buyer = await titlesOf(
    read,
    customer,
    rows.map((row) => row?.customerId ?? null),
  )
  return open.flatMap(({ light, daysLeft, openDays }, at) => {
    const row = rows[at]
    if (!row) return []
    const { id, claimNo, customerId, decorName, longCode, qaState } = row
    const decor = decorName || longCode || ''
    return [{ complaintId: id, claimNo, customerName: buyer(customerId) ?? '', decor, trafficStatus: light, qaState, daysLeft, openDays }]
  })
}

/** What came lately by category, most first. */
async function recentBy(read: Read): Promise<ComplaintSummary['categories']> {
  const t = read.table(complaint)
  const since = addDays(businessDay(read.now, read.offsetMinutes), 1 - RECENT_DAYS)
  const of = count()
  const rows = await read.db
    .select({ id: t.claimCatId, of })
    .from(t)
    .where(and(gte(t.claimDate, since), notInArray(t.qaState, [...NOT_ALIKE])))
    .groupBy(t.claimCatId)
    .orderBy(desc(of), t.claimCatId)
  const found = await read.of(complaintCategory).many(rows.map(({ id }) => id))
  return rows.map(({ id, of }, at) => ({ categoryId: id, name: found[at]?.name ?? '', nameEn: found[at]?.nameEn ?? '', count: Number(of) }))
}

/** Everything the board of complaints shows on walls: what is open and how urgent it is, and how long nothing went wrong (§4). */
export async function complaintSummary({ withoutDataScope: read }: Read): Promise<ComplaintSummary> {
  const [{ id, name }, open, last, categories] = await Promise.all([
    read.of(plant).get(read.actor.plantId),
    openComplaints(read),
    lastJustified(read),
    recentBy(read),
  ])
  return {
    ...{ at: read.now, plant: { id, name }, ...countLights(open), daysSinceJustified: last.daysSinceJustified },
    lateAnswers: open.filter(({ daysLeft }) => daysLeft !== null && daysLeft < 0).length,
    recent: categories.reduce((sum, one) => sum + one.count, 0),
    urgent: await urgentRows(read, open.slice(0, SHOWN)),
    stages: OPEN_STAGES.map((qaState) => ({ qaState, count: open.filter((one) => one.qaState === qaState).length })),
    categories: categories.slice(0, SHOWN),
  }
}

export const complaintSummaryModel = defineReadModel('complaintSummary', {
  description: 'What customers of the current plant wait for',
  permission: ['dataview:complaint:view'],
  isForWalls: true,
  live: {},
  result: objectOf(summary),
  stale: [complaint, complaintCategory, customer, config, plant],
  read: ({ read }) => complaintSummary(read),
})
