import {
  type AnswerOf,
  addDays,
  date,
  daysBetween,
  defineReadModel,
  flag,
  int,
  invalidField,
  link,
  links,
  listOf,
  objectOf,
  type Reading,
  shape,
  text,
  time,
} from '../../../kernel/index.ts'
import { equipment, productionPosition, shift, shiftChange, shiftPast, shiftTermsByDay, worker } from '../../masterdata/index.ts'
import { config } from '../../system/index.ts'
import { positionDemand, shiftTeam, shiftTeamMember, workerQualification } from '../crew.resource.ts'
import { workerVacation } from '../leave/workerVacation.resource.ts'
import { DAYS_MAX } from './cells.ts'
import { clashShape, describeClashes } from './clashes.ts'
import { productionSchedule } from './productionSchedule.resource.ts'
import { assignmentsOf, cellsBetween, judgingOf, windowOf } from './roster.query.ts'
import { judge } from './rosterRules.ts'
import { gapsOf } from './staffingGaps.ts'

const named = (type: string, of: string, description: string) =>
  shape(type, description, { id: link(of, { description: 'Its id.' }), name: text({ description: 'Its name.' }) })
const boardShift = shape('BoardShift', 'A shift of the board.', {
  id: link('shift', { description: 'Its id.' }),
  name: text({ description: 'Its name.' }),
  beginTime: time({ description: 'When it begins.' }),
  endTime: time({ description: 'When it ends, on the next day where that is not later.' }),
})
const boardWorker = shape('BoardWorker', 'Somebody who is or may be planned.', {
  id: link('worker', { description: 'Their id.' }),
  name: text({ description: 'Their name.' }),
  workerNo: text({ description: 'Their number.' }),
  pinyin: text({ nullable: true, description: 'How the name is typed.' }),
  teamId: link('shiftTeam', { nullable: true, description: 'Their team.' }),
  positionId: link('productionPosition', { nullable: true, description: 'What they do in the team, else their position.' }),
  qualifiedFor: links('productionPosition', { description: 'The positions for which they are qualified on the last day shown.' }),
})
const boardCell = shape('BoardCell', 'An entry of the schedule.', {
  id: link('productionSchedule', { description: 'Its id.' }),
  date: date({ description: 'The day on which the shift begins.' }),
  shiftId: link('shift', { description: 'The shift.' }),
  positionId: link('productionPosition', { description: 'The position.' }),
  equipmentId: link('equipment', { nullable: true, description: 'The machine, where it is for one.' }),
  teamId: link('shiftTeam', { nullable: true, description: 'The team.' }),
  workerIds: links('worker', { description: 'Who works there.' }),
  isGenerated: flag({ description: 'Whether the rotation made it and may change it.' }),
})
const boardLeave = shape('BoardLeave', 'Approved leave.', {
  workerId: link('worker', { description: 'Who is away.' }),
  beginDate: date({ description: 'The first day.' }),
  endDate: date({ description: 'The last day.' }),
  beginHalf: flag({ description: 'The morning of the first day is worked.' }),
  endHalf: flag({ description: 'The afternoon of the last day is worked.' }),
  shiftId: link('shift', { nullable: true, description: 'The only shift that it is about.' }),
})
const boardGap = shape('BoardGap', 'A place whose people are not as many as it needs.', {
  date: date({ description: 'The day.' }),
  shiftId: link('shift', { description: 'The shift.' }),
  positionId: link('productionPosition', { description: 'The position.' }),
  equipmentId: link('equipment', { nullable: true, description: 'The machine, where the need is said for one.' }),
  required: int({ description: 'How many people it needs.' }),
  planned: int({ description: 'How many are planned.' }),
})
const board = shape('ScheduleBoard', 'The production schedule of some days.', {
  days: listOf(date(), { description: 'The days.' }),
  shifts: listOf(boardShift, { description: 'The shifts, with their times on the first day shown.' }),
  positions: listOf(named('BoardPosition', 'productionPosition', 'A position of the board.'), {
    description: 'The positions in their order.',
  }),
  machines: listOf(named('BoardMachine', 'equipment', 'A machine of the board.'), { description: 'The machines that entries name.' }),
  teams: listOf(named('BoardTeam', 'shiftTeam', 'A team of the board.'), { description: 'The teams in their order.' }),
  workers: listOf(boardWorker, { description: 'Everybody in service, and whoever is planned besides.' }),
  cells: listOf(boardCell, { description: 'The entries of these days.' }),
  gaps: listOf(boardGap, { description: 'Holes and surplus.' }),
  leave: listOf(boardLeave, { description: 'Approved leave that touches these days.' }),
  clashes: listOf(clashShape, { description: 'Entries of these days that break a rule.' }),
})

const daysOf = (from: string, to: string) => Array.from({ length: daysBetween(from, to) + 1 }, (_, nth) => addDays(from, nth))
const byOrder = (a: { sortOrder: number; id: number }, b: { sortOrder: number; id: number }) => a.sortOrder - b.sortOrder || a.id - b.id
const inService = ({ status }: { status: string }) => status === 'ENABLED'

export async function scheduleBoard(
  { read: asking, translate }: Pick<Reading, 'read' | 'translate'>,
  { from, to }: { from: string; to: string },
): Promise<AnswerOf<typeof board>> {
  if (to < from) throw invalidField('to', 'beforeBegin', { day: from })
  if (daysBetween(from, to) >= DAYS_MAX) throw invalidField('to', 'tooManyDays', { max: DAYS_MAX })
  const read = asking.withoutDataScope
  const judging = await judgingOf(read, { from, to })
  const around = windowOf(judging.settings)
  const [around0, workers, shifts, positions, teams, members, demands, termOf] = await Promise.all([
    cellsBetween(read, addDays(from, -around), addDays(to, around)),
    read.of(worker).find({}),
    read.of(shift).find({}),
    read.of(productionPosition).find({}),
    read.of(shiftTeam).find({}),
    read.of(shiftTeamMember).find({}),
    read.of(positionDemand).find({}),
    shiftTermsByDay(read),
  ])
  const cells = around0.filter((cell) => from <= cell.date && cell.date <= to)
  const days = daysOf(from, to)
  const clashes = judge(assignmentsOf(around0, termOf, read.offsetMinutes), judging).filter(({ of }) => from <= of.date && of.date <= to)
  const planned = new Set(cells.flatMap(({ workerIds }) => workerIds))
  const memberOf = new Map(members.map((one) => [one.workerId, one]))
  const machineIds = [...new Set(cells.flatMap(({ equipmentId }) => equipmentId ?? []))]
  const machines = await read.of(equipment).many(machineIds)
  return {
    days,
    shifts: shifts
      .filter((one) => inService(one) || cells.some(({ shiftId }) => shiftId === one.id))
      .sort(byOrder)
      .map(({ id, name, beginTime, endTime }) => ({
        id,
        name,
        beginTime: termOf(id, from)?.beginTime ?? beginTime,
        endTime: termOf(id, from)?.endTime ?? endTime,
      })),
    positions: positions.filter((one) => inService(one) || cells.some(({ positionId }) => positionId === one.id)).sort(byOrder),
    machines: machines.flatMap((one) => (one ? [{ id: one.id, name: one.name }] : [])),
    teams: teams.filter(inService).sort(byOrder),
    workers: workers
      .filter((one) => inService(one) || planned.has(one.id))
      .sort(byOrder)
      .map(({ id, name, workerNo, pinyin, positionId }) => ({
        id,
        name,
        workerNo,
        pinyin,
        teamId: memberOf.get(id)?.teamId ?? null,
        positionId: memberOf.get(id)?.positionId ?? positionId,
        qualifiedFor: judging.qualifications
          .filter((one) => one.workerId === id && (one.validUntil === null || to <= one.validUntil))
          .map((one) => one.positionId),
      })),
    cells: cells.map(({ origin, workerIds, ...cell }) => ({ ...cell, workerIds: [...workerIds], isGenerated: origin === 'GENERATED' })),
    gaps: gapsOf(demands, cells, { days, isWorked: (shiftId, day) => termOf(shiftId, day)?.isWorked === true }),
    leave: judging.absences.map(({ workerId, beginDate, endDate, beginHalf, endHalf, shiftId }) => ({
      workerId,
      beginDate,
      endDate,
      beginHalf: beginHalf === true,
      endHalf: endHalf === true,
      shiftId,
    })),
    clashes: await describeClashes(read, translate, clashes),
  }
}
export const scheduleBoardModel = defineReadModel('scheduleBoard', {
  description: 'The production schedule of some days with everything that planning looks at: people, needs, leave and clashes.',
  permission: [`${productionSchedule.permission}:list`],
  args: {
    from: date({ required: true, description: 'The first day.' }),
    to: date({ required: true, description: 'The last day.' }),
  },
  result: objectOf(board),
  stale: [
    productionSchedule,
    shiftTeam,
    shiftTeamMember,
    positionDemand,
    workerQualification,
    workerVacation,
    worker,
    shift,
    productionPosition,
    equipment,
    shiftPast,
    shiftChange,
    config,
  ],
  read: ({ read, translate }, query) => scheduleBoard({ read, translate }, query),
})
