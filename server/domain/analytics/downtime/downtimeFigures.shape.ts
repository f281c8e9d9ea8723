import { type AnswerOf, date, decimal, instant, int, link, listOf, shape, text } from '../../../kernel/index.ts'
import { scopeFields } from '../figureArgs.ts'

const MTBF = 'Scheduled running hours per stop; empty without a stop or without shifts.'

const machineDowntime = shape('MachineDowntime', 'How long and how often one machine stood.', {
  equipmentId: link('equipment', { description: 'The machine.' }),
  number: text({ description: 'Its number.' }),
  name: text({ description: 'Its name.' }),
  workshopName: text({ description: 'Where it stands.' }),
  stopHours: decimal({
    unit: 'hours',
    description: 'Stop hours: reports that overlap count once, a stop counts as far as it lies in the range.',
  }),
  stopCount: int({ description: 'Stops that lie in the range, if only in part.' }),
  mtbfHours: decimal({ unit: 'hours', nullable: true, description: MTBF }),
  mttrMinutes: decimal({
    unit: 'minutes',
    scale: 1,
    nullable: true,
    description: 'Mean minutes from acceptance to the machine running again.',
  }),
  availability: decimal({ unit: 'share', nullable: true, description: 'Share of the scheduled time in which it could run, 0 to 1.' }),
})
const dayDowntime = shape('DayDowntime', 'How long the machines stood on one business day.', {
  day: date({ description: 'The day.' }),
  stopHours: decimal({ unit: 'hours', description: 'Stop hours of all machines together, split at midnight.' }),
  availability: decimal({
    unit: 'share',
    nullable: true,
    description: 'Share of the scheduled time in which machines could run; empty on days of rest.',
  }),
})
const shiftDowntime = shape('ShiftDowntime', 'How long the machines stood while one shift was on.', {
  shiftId: link('shift', { description: 'The shift.' }),
  name: text({ description: 'Its name.' }),
  stopHours: decimal({ unit: 'hours', description: 'Stop hours within its working time; stops outside all shifts are in none.' }),
})
export const figures = shape('DowntimeFigures', 'How long and how often the machines of a plant stood within a range of business days.', {
  at: instant({ description: 'When these figures were computed; an open stop reaches to then.' }),
  ...scopeFields,
  from: date({ description: 'First day.' }),
  to: date({ description: 'Last day.' }),
  stopHours: decimal({ unit: 'hours', description: 'Stop hours of all machines together.' }),
  stopCount: int({ description: 'Stops of all machines together.' }),
  mtbfHours: decimal({ unit: 'hours', nullable: true, description: MTBF }),
  availability: decimal({
    unit: 'share',
    nullable: true,
    description: '1 - stop hours in scheduled time / scheduled hours; empty without shifts.',
  }),
  scheduledHours: decimal({
    unit: 'hours',
    description: 'Hours of shifts on working days, of all machines together; shifts that overlap count once.',
  }),
  byMachine: listOf(machineDowntime, { description: 'Machines in service and those that stood in the range, most stop hours first.' }),
  byDay: listOf(dayDowntime, { description: 'The days that have begun, oldest first.' }),
  byShift: listOf(shiftDowntime, { description: 'Shifts in their order.' }),
})
export type MachineDowntime = AnswerOf<typeof machineDowntime>
export type DayDowntime = AnswerOf<typeof dayDowntime>
export type ShiftDowntime = AnswerOf<typeof shiftDowntime>
export type DowntimeFigures = AnswerOf<typeof figures>
