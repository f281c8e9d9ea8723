import {
  addDays,
  businessDay,
  choiceOf,
  choices,
  date,
  defineReadModel,
  identityOf,
  instant,
  int,
  invalidField,
  link,
  listOf,
  objectOf,
  type PersonRow,
  type Read,
  type Registry,
  reads,
  recordsOfPerson,
  requirePermission,
  shape,
  text,
  titleIn,
  titlesOf,
} from '../../kernel/index.ts'
import { productionPosition } from '../masterdata/index.ts'
import { attendance } from './attendance/attendance.resource.ts'
import { onDuty } from './attendance/onDuty.ts'
import { workerQualification } from './crew.resource.ts'
import { leaveBetween, workerVacation } from './leave/workerVacation.resource.ts'
import { shiftsOf } from './myShifts.model.ts'
import { isOfPerson } from './ofPerson.ts'
import { productionSchedule } from './schedule/productionSchedule.resource.ts'

const DAYS_AHEAD = 6
const DAYS_BACK = 29
const LEAVE_DAYS = 90

/** Whether somebody is there at a moment. */
export const presence = choices('PersonPresence', 'Whether somebody works now, as schedule and leave say.', {
  ON_SHIFT: 'Planned in the shift that is on.',
  OFF_SHIFT: 'Not planned in it.',
  ON_LEAVE: 'On approved leave.',
})
const record = shape('PersonRecord', 'A record that stands for the person.', {
  resource: text({ description: 'Name of the resource, such as repairer.' }),
  id: int({ description: 'Its id.' }),
  title: text({ description: 'The name there.' }),
})
const personShift = shape('PersonShift', 'A shift in which the person works.', {
  date: date({ description: 'The day on which it begins.' }),
  shiftName: text({ description: 'Its name.' }),
  beginsAt: instant({ description: 'When it begins.' }),
  endsAt: instant({ description: 'When it ends.' }),
  positionName: text({ description: 'The position.' }),
  equipmentName: text({ nullable: true, description: 'The machine, where the entry is for one.' }),
})
const personLeave = shape('PersonLeave', 'Leave of the person that is approved or awaits approval.', {
  id: link('workerVacation', { description: 'Its id.' }),
  vacType: choiceOf(workerVacation, 'vacType', { description: 'The type.' }),
  status: choiceOf(workerVacation, 'status', { description: 'Whether it is approved.' }),
  beginDate: date({ description: 'The first day.' }),
  endDate: date({ description: 'The last day.' }),
})
const personAttendance = shape('PersonAttendance', 'How often the person was there in the last 30 days.', {
  present: int({ description: 'Shifts to which they came in time.' }),
  late: int({ description: 'Shifts to which they came late.' }),
  absent: int({ description: 'Shifts that they missed.' }),
})
const personSkill = shape('PersonSkill', 'A position at which the person may work.', {
  positionName: text({ description: 'The position.' }),
  validUntil: date({ nullable: true, description: 'The last day on which it holds.' }),
})
const personCard = shape('PersonCard', 'Everything that one person is in this plant. Parts that the reader may not read are empty.', {
  records: listOf(record, { description: 'What they are here: worker, staff, operator, repairer, reporter, user.' }),
  mobile: text({ nullable: true, description: 'Their telephone.' }),
  presence: presence({ nullable: true, description: 'Whether they work now; empty where the schedule does not know them.' }),
  shifts: listOf(personShift, { nullable: true, description: 'Their shifts of the next seven days, with one that is still on.' }),
  leave: listOf(personLeave, { nullable: true, description: 'Their leave of the next 90 days.' }),
  attendance: objectOf(personAttendance, { nullable: true, description: 'How often they were there.' }),
  skills: listOf(personSkill, { nullable: true, description: 'Positions at which they may work.' }),
})

/** The row from which one begins, as its reader may read it. */
async function startOf(read: Read, { resources }: Registry, { resource: name, id }: { resource: string; id: number }): Promise<PersonRow> {
  const resource = resources.find((one) => one.person && one.name === name)
  if (!resource) {
    const allowed = resources.flatMap((one) => (one.person ? [one.name] : [])).join(', ')
    throw invalidField('resource', 'choice', { allowed })
  }
  requirePermission(read.actor, `${resource.permission}:query`, `${resource.permission}:list`)
  return { resource, row: await read.of(resource).get(id) }
}

/** Those of the records that the reader may see for their own sake. */
async function seenOf(read: Read, records: readonly PersonRow[]): Promise<PersonRow[]> {
  const seen = records.filter(({ resource }) => reads(read.actor, resource))
  const own = await Promise.all(seen.map(({ resource, row }) => read.of(resource).many([row.id])))
  return seen.filter((_, at) => own[at]?.[0])
}

/** Leave and attendance belong to people: the data scope of the reader holds for them. */
async function partsOf(read: Read, crew: number | null) {
  const { actor, now, offsetMinutes } = read
  const none = { presence: null, shifts: null, leave: null, attendance: null, skills: null }
  if (crew === null) return none
  const today = businessDay(now, offsetMinutes)
  const recentDays = Array.from({ length: DAYS_BACK + 1 }, (_, back) => addDays(today, -back))
  const [sees, seesLeave] = [reads(actor, productionSchedule), reads(actor, workerVacation)]
  const duty = await onDuty(read, now)
  const [shifts, leave, marks, skills] = await Promise.all([
    sees ? shiftsOf(read.withoutDataScope, crew, { from: addDays(today, -1), to: addDays(today, DAYS_AHEAD) }) : null,
    seesLeave
      ? leaveBetween(read, { workerId: crew, from: duty.day, to: addDays(today, LEAVE_DAYS), status: ['SUBMITTED', 'APPROVED'] })
      : null,
    reads(actor, attendance) ? read.of(attendance).find({ workerId: crew, status: 'RECORDED', date: recentDays }) : null,
    reads(actor, workerQualification) ? read.of(workerQualification).find({ workerId: crew }) : null,
  ])
  const isAway = duty.isOnLeave(crew) && leave?.some(({ status, beginDate }) => status === 'APPROVED' && beginDate <= today)
  const count = (presenceCode: string) => marks?.filter((one) => one.presence === presenceCode).length ?? 0
  const positionName = await titlesOf(read.withoutDataScope, productionPosition, skills?.map((one) => one.positionId) ?? [])
  const planned = duty.isScheduled(crew) ? 'ON_SHIFT' : 'OFF_SHIFT'
  return {
    presence: isAway ? ('ON_LEAVE' as const) : sees ? (planned as 'ON_SHIFT' | 'OFF_SHIFT') : null,
    shifts: shifts?.filter(({ endsAt }) => endsAt > now) ?? null,
    leave,
    attendance: marks ? { present: count('PRESENT'), late: count('LATE'), absent: count('ABSENT') } : null,
    skills: skills?.map(({ positionId, validUntil }) => ({ positionName: positionName(positionId) ?? '', validUntil })) ?? null,
  }
}

export const personCardModel = defineReadModel('personCard', {
  description: 'Everything that one person is in this plant: their records, telephone, shifts, leave, attendance and skills.',
  permission: [],
  args: {
    resource: text({
      required: true,
      max: 64,
      description: 'Name of the resource of any record that stands for the person, such as repairer.',
    }),
    id: int({ required: true, min: 1, description: 'The id of that record.' }),
  },
  result: objectOf(personCard),
  stale: isOfPerson,
  async read({ read, registry, language }, query) {
    const start = await startOf(read, registry, query)
    const { who, records } = await recordsOfPerson(read.withoutDataScope, registry, start)
    const seen = await seenOf(read, records)
    return {
      records: seen.map(({ resource, row }) => ({ resource: resource.name, id: row.id, title: String(titleIn(language, resource, row)) })),
      mobile: seen.map(({ resource, row }) => identityOf(resource, row).phone).find((phone) => phone !== null) ?? null,
      ...(await partsOf(read, who.crew)),
    }
  },
})
