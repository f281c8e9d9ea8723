import { repairLog, reportLog } from '../../domain/repair/index.ts'
import type { Person, Row } from '../plants/plants.ts'
import type { Draft, Event } from '../replayEvents.ts'
import { HOUR, type Incident, MINUTE } from './incidents.ts'

export interface Now {
  readonly now: number
  /** The id of an incident's report. */
  readonly idOf: (incident: Incident) => number
  /** The ink tanks that stand at a machine. */
  readonly ductsAt: (machineId: number) => readonly number[]
}

const moment = (at: number) => new Date(Math.round(at))
const NOBODY: Person = { id: 0, name: 'system', userId: null }
const personOf = (people: readonly Person[], id: number | undefined): Person => people.find((one) => one.id === id) ?? NOBODY
/** Whoever accepts sees the category at once in two cases of three. */
const immediateCategory = ({ fault }: Incident) => (fault.id % 3 ? fault.category.id : null)
const judgedAs = ({ fault }: Incident) => ({ faultCategoryId: fault.category.id })

/** The machine with its unit, or with the ink tank that fails. */
function placeOf(incident: Incident, { ductsAt }: Now) {
  const { machine, fault, reportedAt } = incident
  const ducts = fault.category.isDuct ? ductsAt(machine.id) : []
  const ductId = ducts[Math.floor((incident.joins?.reportedAt ?? reportedAt) / MINUTE) % ducts.length] ?? null
  const unitId = ductId === null ? (machine.unitIds[fault.id % machine.unitIds.length] ?? null) : null
  return { equipmentId: machine.id, unitId, ductId }
}

function reportSteps(incident: Incident): Event[] {
  const { plant, dropped, acceptedAt, doneAt, usable, confirmedAt } = incident
  const reporter = personOf(plant.reporters, incident.reporterId)
  const repairer = personOf(plant.repairers, incident.repairerIds[0])
  if (dropped) {
    const isOwn = dropped.step === 'cancel'
    return [{ at: dropped.at, action: dropped.step, by: isOwn ? reporter : plant.lead, set: { status: isOwn ? 'CANCELLED' : 'REJECTED' } }]
  }
  const overAt = usable?.curedAt ?? doneAt
  const resumed = { resumeDate: moment(doneAt), ...judgedAs(incident) }
  return [
    {
      at: acceptedAt,
      action: 'accept',
      by: plant.lead,
      set: { status: 'REPAIRING', acceptedAt: moment(acceptedAt), faultCategoryId: immediateCategory(incident) },
    },
    ...(usable
      ? [{ at: doneAt, action: 'markUsable', by: repairer, set: { status: 'USABLE_WITH_FAULT', expectedDays: usable.days, ...resumed } }]
      : []),
    { at: overAt, action: 'complete', by: repairer, set: { status: 'COMPLETED', completedAt: moment(overAt), ...(!usable && resumed) } },
    { at: confirmedAt, action: 'confirm', by: reporter, set: { status: 'CONFIRMED' } },
  ]
}

/** The report of an incident as far as it has come by now. */
export function reportDraft(incident: Incident, known: Now): Draft {
  const { now, idOf } = known
  const { plant, fault, reporterId, description, urgency, isStopped, reportedAt, joins } = incident
  const place = placeOf(incident, known)
  const set = {
    reporterId,
    equCategory: place.ductId === null ? 'EQUIPMENT' : 'DUCT',
    ...place,
    workshopId: incident.machine.workshopId,
    // Not everybody who sees ink on the floor knows what is broken.
    ductFaultIds: place.ductId !== null && idOf(incident) % 2 ? [fault.id] : [],
    description,
    urgency,
    isStopped,
    reportDate: moment(reportedAt),
    acceptedAt: null,
    resumeDate: null,
    completedAt: null,
    expectedDays: null,
    faultCategoryId: null,
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
    { at: parts.from, action: 'waitParts', by, set: { status: 'WAITING_PARTS', expectedDays: parts.days, needNotice: parts.days > 1 } },
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
export function repairDrafts(incident: Incident, known: Now): Draft[] {
  const { now, idOf } = known
  const { plant, repairerIds, dropped, acceptedAt, usable, joins } = incident
  if (dropped || joins || acceptedAt > now) return []
  const by = personOf(plant.repairers, repairerIds[0])
  const values: Row = {
    reportId: idOf(incident),
    ...placeOf(incident, known),
    faultCategoryId: immediateCategory(incident),
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
