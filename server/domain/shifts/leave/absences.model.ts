import {
  type AnswerOf,
  addDays,
  businessDay,
  choices,
  date,
  defineReadModel,
  flag,
  instant,
  int,
  invalidField,
  listOf,
  type Read,
  type Rows,
  reads,
  requirePermission,
  shape,
  text,
  todayOf,
  type Wanted,
} from '../../../kernel/index.ts'
import type { worker } from '../../masterdata/index.ts'
import { plannedShifts } from '../attendance/attendanceTimes.ts'
import { onDuty } from '../attendance/onDuty.ts'
import { isOfPerson } from '../ofPerson.ts'
import { productionSchedule } from '../schedule/productionSchedule.resource.ts'
import { isAwayAllDay } from './leaveDays.ts'
import { isSelfReported, refusesLeave, standingFor } from './leaveOnDate.ts'
import { leaveBetween, type Vacation, workerVacation } from './workerVacation.resource.ts'

/** So far around today somebody must be planned for the schedule to know them. */
const KNOWN_DAYS = 7
/** Leave that follows on leave is told as one, so far ahead. */
const LEAVE_DAYS = 90

const reason = choices('AbsenceReason', 'Why somebody is not there.', {
  ON_LEAVE: 'On approved leave.',
  OFF_SHIFT: 'Works in shifts, and not in the one that is on.',
})
const absence = shape('Absence', 'Somebody who is not there.', {
  id: int({ description: 'The id of the record that stands for them.' }),
  reason: reason({ description: 'Why.' }),
  until: date({ nullable: true, description: 'The last day of the leave.' }),
  nextAt: instant({ nullable: true, description: 'When their next shift begins, if one is planned within a week.' }),
  isRefused: flag({ description: 'Whether selecting them then is refused, as a parameter says.' }),
})
type Why = Pick<AnswerOf<typeof absence>, 'reason' | 'until' | 'nextAt'>

/** The last day of the leave of somebody on a day, and of what follows it without a day between. */
function lastDayOf(all: readonly Vacation[], day: string): string | null {
  const at = (one: string) => all.find(({ beginDate, endDate }) => beginDate <= one && one <= endDate)
  let last = at(day)?.endDate ?? null
  for (let next = last && at(addDays(last, 1)); last && next; next = at(addDays(last, 1))) last = next.endDate
  return last
}

/** Who is on leave, as far as the reader may see leave, each by the day of theirs that is asked about. */
async function onLeave(
  read: Read,
  from: string,
  dayOf: (workerId: number, own: readonly Vacation[]) => string | null,
): Promise<Map<number, Why>> {
  const found = new Map<number, Why>()
  if (!reads(read.actor, workerVacation)) return found
  const all = await leaveBetween(read, { from, to: addDays(from, LEAVE_DAYS), status: ['APPROVED'] })
  for (const workerId of new Set(all.map((one) => one.workerId))) {
    const own = all.filter((one) => one.workerId === workerId)
    const day = dayOf(workerId, own)
    const until = day && lastDayOf(own, day)
    if (until) found.set(workerId, { reason: 'ON_LEAVE', until, nextAt: null })
  }
  return found
}

/** Whom the schedule knows and does not want now. */
async function offShift(read: Read, today: string, isScheduled: (workerId: number) => boolean): Promise<Map<number, Why>> {
  const found = new Map<number, Why>()
  if (!reads(read.actor, productionSchedule)) return found
  const shifts = await plannedShifts(read.withoutDataScope, addDays(today, -KNOWN_DAYS), addDays(today, KNOWN_DAYS))
  for (const { from, workerIds } of shifts.toSorted((a, b) => a.from.getTime() - b.from.getTime()))
    for (const id of workerIds) {
      if (isScheduled(id)) continue
      const nextAt = found.get(id)?.nextAt ?? (from > read.now ? from : null)
      found.set(id, { reason: 'OFF_SHIFT', until: null, nextAt })
    }
  return found
}

export const absencesModel = defineReadModel('absences', {
  description: 'Who of some people is away: on leave on a day or at a moment, and today also off shift now.',
  permission: [],
  args: {
    resource: text({ required: true, max: 64, description: 'Name of the resource whose rows stand for the people, such as repairer.' }),
    day: date({ description: 'The day: whoever is on leave for the whole of it is away.' }),
    at: instant({ description: 'The moment, where no day is named; now unless it is said.' }),
  },
  result: listOf(absence),
  stale: isOfPerson,
  async read({ read, registry }, { resource: name, day, at }) {
    const personal = registry.resources.filter(({ person }) => person)
    const resource = personal.find((one) => one.name === name)
    if (!resource) throw invalidField('resource', 'choice', { allowed: personal.map((one) => one.name).join(', ') })
    requirePermission(read.actor, `${resource.permission}:list`, `${resource.permission}:query`)
    const duty = await onDuty(read, at ?? read.now)
    const today = todayOf(read)
    const when: Wanted = day == null ? { at: at ?? read.now } : { day }
    const queryDay = day ?? businessDay(at ?? read.now, read.offsetMinutes)
    const away = await (day == null
      ? onLeave(read, duty.day, duty.leaveDayOf)
      : onLeave(read, day, (_, own) => (isAwayAllDay(own, day) ? day : null)))
    const off = queryDay === today ? await offShift(read, today, duty.isScheduled) : new Map<number, Why>()
    const rows = await (read.of(resource) as unknown as Rows<typeof worker>).find({ status: 'ENABLED' })
    const people = await standingFor(read, resource, rows)
    const refused = await refusesLeave(read)
    return people.flatMap(({ id, workerId, isActor }) => {
      const why = away.get(workerId) ?? off.get(workerId)
      return why ? [{ id, ...why, isRefused: why.reason === 'ON_LEAVE' && refused && !isSelfReported(read, when, isActor) }] : []
    })
  },
})
