import {
  addDays,
  businessDay,
  identityOf,
  isOnePerson,
  leaveThen,
  type Read,
  type ResourceDef,
  todayOf,
  type Wanted,
} from '../../../kernel/index.ts'
import { worker } from '../../masterdata/index.ts'
import { configValue, ROSTER_SEVERITY } from '../../system/index.ts'
import { onDuty } from '../attendance/onDuty.ts'
import { isAwayAllDay } from './leaveDays.ts'
import { leaveBetween, type Vacation } from './workerVacation.resource.ts'

/** Whether whoever is on leave is not planned for anything: the parameter of the schedule holds for all other work too. */
export const refusesLeave = async (read: Read) => (await configValue(read, ROSTER_SEVERITY.LEAVE)) === 'refuse'

/** Which of some rows stand for workers, and whether that is who asks. */
export async function standingFor(read: Read, resource: ResourceDef, rows: readonly { readonly id: number }[]) {
  if (!rows.length) return []
  const workers = (await read.withoutDataScope.of(worker).find({})).map((row) => ({ id: row.id, is: identityOf(worker, row) }))
  return rows.flatMap((row) => {
    const own = identityOf(resource, row)
    const who = workers.find(({ is }) => isOnePerson(is, own))
    const account = own.account ?? who?.is.account ?? null
    return who ? [{ id: row.id, workerId: who.id, isActor: account !== null && account === read.actor.userId }] : []
  })
}

/** Which day of whose leave it is. Half days and leave of one shift leave people time: only who is away for the whole of a day is away on it. */
async function leaveDays(read: Read, when: Wanted): Promise<(workerId: number) => string | null> {
  const [from, to] =
    'day' in when ? [when.day, when.day] : [addDays(businessDay(when.at, read.offsetMinutes), -1), businessDay(when.at, read.offsetMinutes)]
  const leave = await leaveBetween(read, { from, to, status: ['APPROVED'] })
  if (!leave.length) return () => null
  if ('at' in when) return (await onDuty(read, when.at)).leaveDayOf
  const own = new Map<number, Vacation[]>()
  for (const one of leave) own.set(one.workerId, [...(own.get(one.workerId) ?? []), one])
  return (id) => (isAwayAllDay(own.get(id) ?? [], when.day) ? when.day : null)
}

/** Who writes down what they do or did was there, whatever their leave says; for a day to come they are judged like everybody else. */
export const isSelfReported = (read: Read, when: Wanted, isActor: boolean) => isActor && ('at' in when || when.day <= todayOf(read))

/** Whoever is on leave is chosen for nothing on that day. */
export const refusedOnLeave = leaveThen.of(async ({ withoutDataScope: read }, { resource, ids, when }) => {
  const found = new Map<number, string>()
  if (!(await refusesLeave(read))) return found
  const dayOf = await leaveDays(read, when)
  const rows = (await read.of(resource).many([...ids])).flatMap((row) => (row ? [row as { id: number }] : []))
  for (const { id, workerId, isActor } of await standingFor(read, resource, rows)) {
    const day = dayOf(workerId)
    if (day !== null && !isSelfReported(read, when, isActor)) found.set(id, day)
  }
  return found
})
