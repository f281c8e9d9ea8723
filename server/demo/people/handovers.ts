import { pointsOf, shiftHandover, shiftHandoverItem, shiftNotice } from '../../domain/handover/index.ts'
import { shiftOn } from '../../domain/masterdata/index.ts'
import { addDays, type BulkStore, businessDay, type ResourceDef, systemActor } from '../../kernel/index.ts'
import type { Row } from '../plants/plants.ts'
import texts from './handovers.json' with { type: 'json' }

const DAYS = 30
const MINUTE_MS = 60_000
/** The last of each plant say all that stands, not its stops alone. */
const WHOLE = 2
/** Long enough to want a reason where nobody has found the cause. */
const LONG_MS = 30 * MINUTE_MS
/** Who leads shifts, by turns. */
const LEADS = ['lead', 'manager'] as const
const { summaries, questions, reason, notice } = texts

interface HandoverSources {
  readonly shift: readonly Row[]
  readonly reports: readonly Row[]
  readonly equipment: readonly Row[]
  readonly user: readonly Row[]
  readonly now: number
  readonly offset: number
}
type Shift = Row & { beginTime: string; endTime: string; plantId: number }

/** What stood at the end of a shift. */
function stopsAt(plantId: unknown, endsAt: Date, { reports, equipment }: HandoverSources): Row[] {
  const stands = ({ isStopped, reportDate, resumeDate, status }: Row) =>
    isStopped && status !== 'CANCELLED' && (reportDate as Date) < endsAt && (!resumeDate || (resumeDate as Date) > endsAt)
  return reports
    .filter((one) => one.plantId === plantId && stands(one))
    .map((one) => ({
      kind: 'STOP',
      resource: 'reportLog',
      recordId: one.id,
      title: `${equipment.find(({ id }) => id === one.equipmentId)?.name} · ${one.reportNo}`,
      detail: one.description,
      since: one.reportDate,
      needsReason: !one.faultCategoryId && endsAt.getTime() - (one.reportDate as Date).getTime() >= LONG_MS,
    }))
}

/**
 * What stands now and stood at the end of the last shifts, as the product itself reads it once everything else is there: taken over in the one
 * before the last, so that the last hands it on as known.
 */
export async function addStandingPoints(store: BulkStore, plantIds: readonly number[]): Promise<void> {
  let id = await store.read(systemActor(0)).of(shiftHandoverItem).count({})
  const rows: Row[] = []
  for (const plantId of plantIds) {
    const read = store.read(systemActor(plantId))
    const handovers = (await read.of(shiftHandover).find({})).sort((a, b) => a.endsAt.getTime() - b.endsAt.getTime())
    const known = new Set<string>()
    for (const handover of handovers.slice(-WHOLE)) {
      const points = await pointsOf({ read, shift: handover, explainMinutes: LONG_MS / MINUTE_MS })
      for (const { since, ...point } of points.filter((one) => !one.since || one.since < handover.endsAt)) {
        const subject = `${point.kind} ${point.resource} ${point.recordId}`
        const { incomingId, signedAt, createdAt, updatedAt } = handover
        rows.push({
          ...{ id: ++id, plantId, handoverId: handover.id, ...point, since, isLater: false, createdAt, updatedAt },
          times: since ? handovers.filter(({ endsAt }) => endsAt <= handover.endsAt && since < endsAt).length : known.has(subject) ? 2 : 1,
          explanation: point.needsReason ? reason : null,
          isStanding: known.has(subject),
          ...(signedAt ? { state: 'TAKEN', takenById: incomingId, takenAt: signedAt } : { state: 'OPEN' }),
        })
        known.add(subject)
      }
    }
  }
  await store.bulk(shiftHandoverItem, rows)
}

/** A month of handovers, signed in turns by two leads, now and then late; the last of each plant is still to be taken over. And the notices of a week. */
export function handoversOf(sources: HandoverSources): (readonly [ResourceDef, readonly Row[]])[] {
  const { shift: shifts, user, now, offset } = sources
  const leads = LEADS.map((username) => user.find((one) => one.username === username)?.id)
  // Not of today, whose numbers are given out by the server.
  const last = addDays(businessDay(new Date(now), offset), -1)
  const [handovers, items, notices]: [Row[], Row[], Row[]] = [[], [], []]
  const openIds = new Set(sources.reports.filter(({ resumeDate }) => !resumeDate).map(({ id }) => id))
  for (const plantId of new Set(shifts.map((one) => one.plantId as number))) {
    const own = shifts.filter((one) => one.plantId === plantId) as Shift[]
    const before = new Map<unknown, number>()
    const days = Array.from({ length: DAYS }, (_, back) => addDays(last, back - DAYS + 1))
    const ended = days
      .flatMap((date) => own.map((one) => ({ date, shiftId: one.id, ...shiftOn(one, date, offset) })))
      .filter(({ until }) => businessDay(until, offset) <= last)
    for (const [nth, { date, shiftId, from, until }] of ended.entries()) {
      const isLast = nth === ended.length - 1
      const [outgoingId, incomingId] = nth % 2 ? leads : leads.toReversed()
      const signedAt = isLast ? null : new Date(until.getTime() + (nth % 11 === 5 ? 52 : 4 + (nth % 9)) * MINUTE_MS)
      const id = handovers.length + 1
      const stamps = { createdAt: new Date(until.getTime() - LONG_MS), updatedAt: signedAt ?? until }
      const number = handovers.filter((one) => one.plantId === plantId && one.day === businessDay(stamps.createdAt, offset)).length + 1
      const day = businessDay(stamps.createdAt, offset)
      handovers.push({
        ...{ id, plantId, day, date, shiftId, beganAt: from, endsAt: until, readAt: until, summary: summaries[nth % summaries.length] },
        handoverNo: `JB${day.replaceAll('-', '')}-${String(number).padStart(4, '0')}`,
        ...{ state: isLast ? 'HANDED' : 'SIGNED', outgoingId, handedAt: until, incomingId: isLast ? null : incomingId, signedAt },
        ...{ toldAt: isLast ? new Date(until.getTime() + LONG_MS) : null, ...stamps },
      })
      const isWhole = nth >= ended.length - WHOLE
      const points = stopsAt(plantId, until, sources).filter(({ recordId }) => !isWhole || !openIds.has(recordId))
      const times = points.map(({ recordId }) => (before.get(recordId) ?? 0) + 1)
      before.clear()
      for (const [at, point] of points.entries()) {
        const dialogue = (nth + at) % 13 === 3 ? questions[nth % 2] : undefined
        before.set(point.recordId, times[at] ?? 1)
        const taken = isLast ? { state: 'OPEN' } : { state: 'TAKEN', takenById: incomingId, takenAt: signedAt }
        const remarks = {
          explanation: point.needsReason ? reason : null,
          question: dialogue?.question ?? null,
          answer: dialogue?.answer ?? null,
        }
        items.push({
          id: items.length + 1,
          plantId,
          handoverId: id,
          ...point,
          times: times[at],
          isLater: false,
          ...remarks,
          ...taken,
          ...stamps,
        })
      }
    }
    for (const date of days.slice(-6).concat(addDays(last, 1))) {
      const at = new Date(now - MINUTE_MS)
      notices.push({ id: notices.length + 1, plantId, date, ...notice, createdAt: at, updatedAt: at })
    }
  }
  return [
    [shiftNotice, notices],
    [shiftHandover, handovers.map(({ day: _, ...row }) => row)],
    [shiftHandoverItem, items],
  ]
}
