import { repairLog, reportLog } from '../../domain/repair/index.ts'
import { HOUR, type Incident } from './incidents.ts'
import type { Person, Row } from './plants.ts'
import type { Draft, Event } from './tell.ts'

export interface Now {
  readonly now: number
  /** The id of an incident's report. */
  readonly idOf: (incident: Incident) => number
}

const moment = (at: number) => new Date(Math.round(at))
const NOBODY: Person = { id: 0, name: 'system', userId: null }
const personOf = (people: readonly Person[], id: number | undefined): Person => people.find((one) => one.id === id) ?? NOBODY
const unitOf = ({ machine, fault }: Incident) => machine.unitIds[fault.id % machine.unitIds.length] ?? null

function reportSteps(incident: Incident): Event[] {
  const { plant, dropped, acceptedAt, doneAt, usable, confirmedAt } = incident
  const reporter = personOf(plant.reporters, incident.reporterId)
  const repairer = personOf(plant.repairers, incident.repairerIds[0])
  if (dropped) {
    const isOwn = dropped.step === 'cancel'
    return [{ at: dropped.at, action: dropped.step, by: isOwn ? reporter : plant.lead, set: { status: isOwn ? 'CANCELLED' : 'REJECTED' } }]
  }
  const resumed = { resumeDate: moment(doneAt) }
  return [
    { at: acceptedAt, action: 'accept', by: plant.lead, set: { status: 'REPAIRING', acceptedAt: moment(acceptedAt) } },
    ...(usable
      ? [{ at: doneAt, action: 'markUsable', by: repairer, set: { status: 'USABLE_WITH_FAULT', expectedDays: usable.days, ...resumed } }]
      : []),
    { at: usable?.curedAt ?? doneAt, action: 'complete', by: repairer, set: { status: 'COMPLETED', ...(!usable && resumed) } },
    { at: confirmedAt, action: 'confirm', by: reporter, set: { status: 'CONFIRMED' } },
  ]
}

/** The report of an incident as far as it has come by now. */
export function reportDraft(incident: Incident, { now, idOf }: Now): Draft {
  const { plant, machine, reporterId, description, urgency, isStopped, reportedAt, joins } = incident
  const set = {
    reporterId,
    equipmentId: machine.id,
    unitId: unitOf(incident),
    description,
    urgency,
    isStopped,
    reportDate: moment(reportedAt),
    acceptedAt: null,
    resumeDate: null,
    expectedDays: null,
    joinedToId: joins ? idOf(joins) : null,
    status: 'PENDING',
  }
  const made: Event = { at: reportedAt, action: 'create', by: personOf(plant.reporters, reporterId), set }
  return { resource: reportLog, plantId: plant.id, events: [made, ...reportSteps(incident).filter((event) => event.at <= now)] }
}

/** What is known of a fault once it is over. */
const judged = ({ fault }: Incident) => ({
  faultCategoryId: fault.category.id,
  faultIds: [fault.id],
  description: fault.remedy,
  causes: fault.cause,
  status: 'COMPLETED',
})

function firstSteps(incident: Incident, by: Person): Event[] {
  const { startedAt, parts, doneAt, usable } = incident
  const waiting = parts && [
    { at: parts.from, action: 'waitParts', by, set: { status: 'WAITING_PARTS', expectedDays: parts.days } },
    { at: parts.to, action: 'resume', by, set: { status: 'IN_PROGRESS' } },
  ]
  const debt = usable && { usableWithFault: true, expectedDays: usable.days }
  return [
    { at: startedAt, action: 'start', by, set: { status: 'IN_PROGRESS', beginDate: moment(startedAt) } },
    ...(waiting ?? []),
    { at: doneAt, action: 'complete', by, set: { ...judged(incident), completeDate: moment(doneAt), ...debt } },
  ]
}

/** The repairs that answer it: one, or two when the first only got the machine running. */
export function repairDrafts(incident: Incident, { now, idOf }: Now): Draft[] {
  const { plant, machine, fault, repairerIds, dropped, acceptedAt, usable, joins } = incident
  if (dropped || joins || acceptedAt > now) return []
  const by = personOf(plant.repairers, repairerIds[0])
  const values: Row = {
    reportId: idOf(incident),
    equipmentId: machine.id,
    unitId: unitOf(incident),
    // Whoever accepts sees the category at once in two cases of three.
    faultCategoryId: fault.id % 3 ? fault.category.id : null,
    faultIds: [],
    faultDescription: incident.description,
    repairerIds,
    ...UNTOUCHED,
    repairType: 'FAULT',
  }
  const draft = (at: number, steps: readonly Event[]): Draft => {
    return {
      resource: repairLog,
      plantId: plant.id,
      events: [{ at, action: 'create', by: plant.lead, set: values }, ...steps.filter((event) => event.at <= now)],
    }
  }
  const first = draft(acceptedAt, firstSteps(incident, by))
  if (!usable || usable.curedAt > now) return [first]
  const [assignedAt, begun] = [usable.curedAt - 4 * HOUR, usable.curedAt - 3 * HOUR]
  const second = [
    { at: begun, action: 'start', by, set: { status: 'IN_PROGRESS', beginDate: moment(begun) } },
    { at: usable.curedAt, action: 'complete', by, set: { ...judged(incident), completeDate: moment(usable.curedAt) } },
  ]
  return [first, draft(assignedAt, second)]
}

/** A repair nobody has begun. */
export const UNTOUCHED = {
  description: null,
  causes: null,
  needNotice: false,
  expectedDays: null,
  usableWithFault: false,
  beginDate: null,
  completeDate: null,
  status: 'ASSIGNED',
}
