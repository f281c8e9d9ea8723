import { complaint } from '../../domain/quality/index.ts'
import { addDays, businessDay } from '../../kernel/index.ts'
import { type Person, type Plant, pressesOf } from '../plants/plants.ts'
import { decorsOf } from '../printing/rollerYard.ts'
import type { Random } from '../random.ts'
import type { Draft, Event } from '../replayEvents.ts'
import { numbered, type Row } from '../tables.ts'
import type { Clock } from '../work.ts'
import { actions, type ComplaintCatalogue, type Failure, failures, texts } from './complaintCatalogue.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** Per plant, over eighteen months; the last ones are open, in every stage. */
const COUNT = 60
const SPAN_DAYS = 540
const OPEN = ['NEW', 'NEW', 'INVESTIGATING', 'ANALYSING', 'MEASURES', 'ANSWERED'] as const
type Stage = (typeof OPEN)[number] | 'CLOSED' | 'REJECTED'
/** The last one that is closed came in so many days ago. */
const CLOSED_DAYS_AGO = 20

interface ComplaintSources extends Clock {
  readonly catalogue: ComplaintCatalogue
  readonly customers: readonly Row[]
  readonly qaPeople: readonly Row[]
  readonly staff: readonly Row[]
  readonly shifts: readonly Row[]
  readonly workers: readonly Row[]
}
interface Case {
  readonly at: number
  readonly failure: Failure
  readonly stage: Stage
  readonly hasProd: boolean
  /** Who enters it and looks for the cause, and who answers the customer. */
  readonly by: Person
  readonly answeredBy: Person
}

const statusNamed = ({ complaintStatus }: ComplaintCatalogue, stage: string) =>
  (complaintStatus.find((row) => row.stage === stage)?.id as number | undefined) ?? null

/** What happened to one complaint after it was entered, as far as its stage goes. */
function stepsOf(random: Random, { at, failure, stage, hasProd, by, answeredBy }: Case, { catalogue }: ComplaintSources): Event[] {
  const qa = (state: string) => ({ qaState: state, qaClaimStatusId: statusNamed(catalogue, state) })
  const prod = (state: string) => ({ prodState: state, prodClaimStatusId: statusNamed(catalogue, state) })
  const hours = (from: number, to: number) => random.between(from, to) * HOUR
  const begun = at + hours(2, 20)
  const steps: Event[] = [{ at: begun, action: 'investigate', by: answeredBy, set: qa('INVESTIGATING') }]
  if (stage === 'REJECTED') {
    const [over, reason] = [begun + hours(20, 60), texts.rejected]
    return [
      ...steps,
      {
        at: over,
        action: 'reject',
        by: answeredBy,
        set: { ...qa('REJECTED'), rejectReason: reason, closedAt: new Date(over) },
        note: { reason },
      },
    ]
  }
  const [analysed, measured, verified] = [begun + hours(2, 10), begun + hours(12, 40), begun + hours(50, 200)]
  if (hasProd) {
    steps.push({ at: analysed, action: 'analyse', by, set: prod('ANALYSING') })
    steps.push({ at: measured, action: 'decideMeasures', by, set: { ...prod('MEASURES'), claimCauseId: failure.cause } })
    steps.push({
      at: verified,
      action: 'verify',
      by,
      set: { ...prod('DONE'), claimMeasureId: failure.measure, exeComment: failure.answer },
    })
  }
  const answered = begun + hours(16, 90)
  steps.push({
    at: answered,
    action: 'answer',
    by: answeredBy,
    set: {
      ...qa('ANSWERED'),
      answer: failure.answer,
      answeredAt: new Date(Math.round(answered)),
      claimCauseId: failure.cause,
      claimMeasureId: failure.measure,
    },
  })
  const closed = Math.max(answered, hasProd ? verified : 0) + hours(24, 200)
  steps.push({ at: closed, action: 'close', by: answeredBy, set: { ...qa('CLOSED'), closedAt: new Date(Math.round(closed)) } })
  return steps
}
/** The last step of each stage that is still open. */
const LAST: Readonly<Partial<Record<Stage, string>>> = {
  INVESTIGATING: 'investigate',
  ANALYSING: 'analyse',
  MEASURES: 'decideMeasures',
  ANSWERED: 'answer',
}
function upTo(steps: readonly Event[], stage: Stage): Event[] {
  if (stage === 'NEW') return []
  const last = LAST[stage]
  if (!last) return [...steps]
  const end = steps.find(({ action }) => action === last)?.at ?? 0
  return steps.filter(({ at }) => at <= end)
}

/** The days ago of those that are open. */
const OPEN_DAYS_AGO = [0.4, 2.5, 1.5, 4, 9, 6] as const

interface Place {
  readonly plant: Plant
  readonly nth: number
}
/** When it came in, how it failed and how far it has come. */
function caseOf(random: Random, { plant, nth }: Place, { now, qaPeople }: ComplaintSources): Case {
  const openAt = nth - (COUNT - OPEN.length)
  const stage: Stage = OPEN[openAt] ?? (random.chance(0.15) ? 'REJECTED' : 'CLOSED')
  const daysAgo = OPEN_DAYS_AGO[openAt] ?? SPAN_DAYS - (nth * (SPAN_DAYS - CLOSED_DAYS_AGO)) / (COUNT - OPEN.length)
  const isBegun = stage === 'ANALYSING' || stage === 'MEASURES'
  return {
    at: now - daysAgo * DAY - random.between(0, 4) * HOUR,
    failure: random.weighted(failures, ({ weight }) => weight),
    stage,
    hasProd: isBegun || (stage !== 'NEW' && random.chance(0.7)),
    by: plant.lead,
    answeredBy: (qaPeople.find(({ plantId, userId }) => plantId === plant.id && userId !== null) as Person | undefined) ?? plant.lead,
  }
}

/** What the customer says, of which roll, and who is to answer. */
function claimOf(random: Random, { plant, nth }: Place, { at, failure, stage, hasProd }: Case, sources: ComplaintSources): Row {
  const { offset, catalogue, customers, qaPeople, staff, shifts, workers } = sources
  const own = (rows: readonly Row[]) => rows.filter(({ plantId }) => plantId === plant.id)
  const claimDate = businessDay(new Date(at), offset)
  const claimedAmount = Math.round(random.logNormal(3000, 0.9) * 100) / 100
  const isPaid = stage === 'CLOSED' || stage === 'ANSWERED'
  // The second of those that are new has nobody yet.
  const isNobodys = stage === 'NEW' && nth % 2 === 1
  // Whoever has an account has some of what is open.
  const [first] = own(qaPeople)
  const qa = nth >= COUNT - OPEN.length && nth % 2 === 0 ? first : random.pick(own(qaPeople))
  return {
    claimDate,
    customerId: random.pick(customers).id,
    claimCatId: failure.category,
    catComment: failure.says,
    // Some are printed, and complained of, more than others.
    longCode: random.weighted(decorsOf(plant.id), (code) => (code.startsWith('W') ? 2 : 1)),
    paperRollNo: `ZJ${claimDate.replaceAll('-', '').slice(2)}${String(nth + 1).padStart(3, '0')}`,
    prodDate: addDays(claimDate, -Math.round(random.between(6, 30))),
    equipmentId: random.pick(pressesOf(plant)).id,
    shiftId: random.pick(own(shifts)).id,
    shiftMasterId: random.pick(own(workers).filter(({ team }) => team)).id,
    quantity: Math.round(random.between(200, 4000)),
    producedQuantity: Math.round(random.between(20_000, 90_000)),
    claimedAmount,
    compAmount: isPaid ? Math.round(claimedAmount * random.between(0.2, 0.9) * 100) / 100 : null,
    salesId: random.pick(own(staff)).id,
    qaId: isNobodys ? null : qa?.id,
    answerDue: addDays(claimDate, Number(catalogue.complaintCategory[failure.category - 1]?.answerDays)),
    hasProd,
    qaState: 'NEW',
    qaClaimStatusId: statusNamed(catalogue, 'NEW'),
    prodState: hasProd ? 'WAITING' : null,
    prodClaimStatusId: hasProd ? statusNamed(catalogue, 'WAITING') : null,
  }
}

/** Complaints of eighteen months as the events that made them, oldest first: mostly colour and register, some of them again. */
export function complaintDrafts(random: Random, plants: readonly Plant[], sources: ComplaintSources): Draft[] {
  const drafts = plants.flatMap((plant) =>
    Array.from({ length: COUNT }, (_, nth): Draft => {
      const place = { plant, nth }
      const made = caseOf(random, place, sources)
      const set = claimOf(random, place, made, sources)
      const steps = upTo(stepsOf(random, made, sources), made.stage).filter(({ at }) => at <= sources.now)
      return { resource: complaint, plantId: plant.id, events: [{ at: made.at, action: 'create', by: made.by, set }, ...steps] }
    }),
  )
  return drafts.toSorted((a, b) => a.events[0].at - b.events[0].at)
}

/** One action of a complaint: done when production is, or at once; looked at again after thirty days. */
function actionOf(row: Row, nth: number, { now, offset, ownerId }: Clock & { ownerId: unknown }): Row {
  const dueDate = addDays(row.claimDate as string, 3 + nth * 4)
  const isDone = row.prodState === 'DONE' || nth === 0
  const doneAt = isDone ? new Date(Math.min(now, Date.parse(`${dueDate}T02:00:00Z`))) : null
  const checkAfterDays = nth === 0 ? null : 30
  const checkDate = doneAt && checkAfterDays ? addDays(businessDay(doneAt, offset), checkAfterDays) : null
  const isChecked = checkDate !== null && checkDate < businessDay(new Date(now), offset) && row.qaState === 'CLOSED'
  return {
    plantId: row.plantId,
    complaintId: row.id,
    ...actions[nth],
    ownerId,
    dueDate,
    checkAfterDays,
    proof: isDone ? texts.proof : null,
    doneAt,
    checkDate,
    checkedAt: isChecked ? new Date(Date.parse(`${checkDate}T02:00:00Z`)) : null,
    finding: isChecked ? texts.finding : null,
    state: isChecked ? 'EFFECTIVE' : isDone ? 'DONE' : 'OPEN',
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  }
}

/** The actions of every complaint for which measures were decided: those of the latest still under way. */
export function complaintActionRows(complaints: readonly Row[], plants: readonly Plant[], clock: Clock): Row[] {
  const ownerOf = (row: Row) => plants.find(({ id }) => id === row.plantId)?.lead.userId
  const ofMeasures = complaints.filter(({ prodState }) => prodState === 'MEASURES' || prodState === 'DONE')
  const rows = ofMeasures.flatMap((row) => actions.map((_, nth) => actionOf(row, nth, { ...clock, ownerId: ownerOf(row) })))
  return numbered(rows)
}

/** The first fault of the machine around the production of a complaint, pinned by whoever looked into it. */
export function evidenceRows(complaints: readonly Row[], reports: readonly Row[], { offset }: Clock): Row[] {
  const rows = complaints.flatMap((row): Row[] => {
    const begin = Date.parse(`${row.prodDate}T00:00:00Z`) - offset * MINUTE
    const isNear = ({ equipmentId, plantId, reportDate }: Row) => {
      const after = (reportDate as Date).getTime() - begin
      return plantId === row.plantId && equipmentId === row.equipmentId && after >= -DAY && after < 2 * DAY
    }
    const found = row.qaState === 'NEW' ? undefined : reports.find(isNear)
    if (!found) return []
    const { plantId, id: complaintId, updatedAt: at } = row
    const about = { ofResource: 'reportLog', recordId: found.id, name: found.reportNo, happenedAt: found.reportDate }
    return [{ plantId, complaintId, ...about, remark: texts.evidence, createdAt: at, updatedAt: at }]
  })
  return numbered(rows)
}
