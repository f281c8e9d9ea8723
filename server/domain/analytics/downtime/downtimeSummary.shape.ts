import { type AnswerOf, date, decimal, flag, instant, int, link, listOf, objectOf, shape, text } from '../../../kernel/index.ts'
import { plantRef } from '../../masterdata/index.ts'

const stoppedMachine = shape('StoppedMachine', 'A machine that stands still now.', {
  reportId: link('reportLog', { description: 'The report that says so.' }),
  reportNo: text({ description: 'Number of the report.' }),
  equipmentId: link('equipment', { description: 'The machine.' }),
  number: text({ description: 'Number of the machine.' }),
  name: text({ description: 'Name of the machine.' }),
  workshopName: text({ description: 'Where it stands.' }),
  since: instant({ description: 'Stopped since.' }),
  urgency: text({ valuesOf: 'reportLog.urgency', description: 'Urgency of the report.' }),
  status: text({ valuesOf: 'reportLog.status', description: 'Status of the report.' }),
  description: text({ description: 'What was reported.' }),
  repairerNames: listOf(text(), { description: 'Who is on it.' }),
  isAssembly: flag({ description: 'Whether walls show it.' }),
})
const machineHours = shape('MachineHours', 'Stop hours of one machine.', {
  equipmentId: link('equipment', { description: 'The machine.' }),
  name: text({ description: 'Name of the machine.' }),
  today: decimal({ unit: 'hours', description: 'Hours of the business day so far.' }),
  week: decimal({ unit: 'hours', description: 'Hours of the last 7 days.' }),
  month: decimal({ unit: 'hours', description: 'Hours of the last 30 days.' }),
  isStopped: flag({ description: 'Whether it stands still now.' }),
})
const dayHours = shape('DayHours', 'Stop hours of one business day.', {
  day: date({ description: 'The day.' }),
  hours: decimal({ unit: 'hours', description: 'Hours of all machines together.' }),
  availability: decimal({
    unit: 'share',
    nullable: true,
    description: 'Share of the scheduled time in which machines could run, 0 to 1; empty on days of rest.',
  }),
})
export const summary = shape('DowntimeSummary', 'What stands still in a plant, and for how long.', {
  at: instant({ description: 'When this was computed.' }),
  plant: objectOf(plantRef, { description: 'The plant it shows.' }),
  shiftName: text({ nullable: true, description: 'The shift at work; empty between shifts.' }),
  stopped: listOf(stoppedMachine, { description: 'Machines that stand still, longest first.' }),
  machineCount: int({ description: 'All machines of the plant in service, and those out of it that something is still open about.' }),
  faultyCount: int({ description: 'Breakdowns whose machine is in use although the fault is not gone, as on every other board.' }),
  stopHours: listOf(machineHours, {
    description: 'Stop hours of the machines that walls show, most of the last 30 days first, at most 10.',
  }),
  byDay: listOf(dayHours, { description: 'Stop hours of 14 business days, oldest first.' }),
  availability: decimal({
    unit: 'share',
    nullable: true,
    description: 'Share of the scheduled time of today in which machines could run, 0 to 1.',
  }),
})
export type StoppedMachine = AnswerOf<typeof stoppedMachine>
export type MachineHours = AnswerOf<typeof machineHours>
export type DowntimeSummary = AnswerOf<typeof summary>
