import { type AnswerOf, date, decimal, flag, instant, int, link, listOf, objectOf, shape, text } from '../../../kernel/index.ts'
import { plantRef } from '../../masterdata/index.ts'

const stoppedMachine = shape('StoppedMachine', 'A machine that stands still now.', {
  reportId: link('reportLog', { says: 'The report that says so.' }),
  reportNo: text({ says: 'Number of the report.' }),
  equipmentId: link('equipment', { says: 'The machine.' }),
  number: text({ says: 'Number of the machine.' }),
  name: text({ says: 'Name of the machine.' }),
  workshopName: text({ says: 'Where it stands.' }),
  since: instant({ says: 'Stopped since.' }),
  urgency: text({ valuesOf: 'reportLog.urgency', says: 'Urgency of the report.' }),
  status: text({ valuesOf: 'reportLog.status', says: 'Status of the report.' }),
  description: text({ says: 'What was reported.' }),
  repairerNames: listOf(text(), { says: 'Who is on it.' }),
  isAssembly: flag({ says: 'Whether walls show it.' }),
})
const machineHours = shape('MachineHours', 'Stop hours of one machine.', {
  equipmentId: link('equipment', { says: 'The machine.' }),
  name: text({ says: 'Name of the machine.' }),
  today: decimal({ unit: 'hours', says: 'Hours of the business day so far.' }),
  week: decimal({ unit: 'hours', says: 'Hours of the last 7 days.' }),
  month: decimal({ unit: 'hours', says: 'Hours of the last 30 days.' }),
  isStopped: flag({ says: 'Whether it stands still now.' }),
})
const dayHours = shape('DayHours', 'Stop hours of one business day.', {
  day: date({ says: 'The day.' }),
  hours: decimal({ unit: 'hours', says: 'Hours of all machines together.' }),
  availability: decimal({
    unit: 'share',
    nullable: true,
    says: 'Share of the scheduled time in which machines could run, 0 to 1; empty on days of rest.',
  }),
})
export const summary = shape('DowntimeSummary', 'What stands still in a plant, and for how long.', {
  at: instant({ says: 'When this was computed.' }),
  plant: objectOf(plantRef, { says: 'The plant it shows.' }),
  shiftName: text({ nullable: true, says: 'The shift at work; empty between shifts.' }),
  stopped: listOf(stoppedMachine, { says: 'Machines that stand still, longest first.' }),
  machineCount: int({ says: 'All machines of the plant in service, and those out of it that something is still open about.' }),
  faultyCount: int({ says: 'Breakdowns whose machine is in use although the fault is not gone, as on every other board.' }),
  stopHours: listOf(machineHours, {
    says: 'Stop hours of the machines that walls show, most of the last 30 days first, at most 10.',
  }),
  byDay: listOf(dayHours, { says: 'Stop hours of 14 business days, oldest first.' }),
  availability: decimal({
    unit: 'share',
    nullable: true,
    says: 'Share of the scheduled time of today in which machines could run, 0 to 1.',
  }),
})
export type StoppedMachine = AnswerOf<typeof stoppedMachine>
export type MachineHours = AnswerOf<typeof machineHours>
export type DowntimeSummary = AnswerOf<typeof summary>
