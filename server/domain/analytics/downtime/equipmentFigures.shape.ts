import { type AnswerOf, date, decimal, instant, int, link, listOf, shape, text } from '../../../kernel/index.ts'
import { scopeFields } from '../figureArgs.ts'

const machineStop = shape('MachineStop', 'One stop of a machine, however many reported it.', {
  reportId: link('reportLog', { description: 'The report that leads it.' }),
  reportNo: text({ description: 'Number of that report.' }),
  from: instant({ description: 'When the machine stopped.' }),
  to: instant({ nullable: true, description: 'When it ran again; empty while it stands.' }),
  hours: decimal({ unit: 'hours', description: 'Hours of it that lie in the range.' }),
})
export const figures = shape('EquipmentFigures', 'How one machine did within a range of business days.', {
  at: instant({ description: 'When these figures were computed; an open stop reaches to then.' }),
  ...scopeFields,
  from: date({ description: 'First day.' }),
  to: date({ description: 'Last day.' }),
  stopHours: decimal({ unit: 'hours', description: 'Stop hours.' }),
  stopCount: int({ description: 'Stops that lie in the range, if only in part.' }),
  reports: int({ description: 'Faults reported in the range.' }),
  mtbfHours: decimal({
    unit: 'hours',
    nullable: true,
    description: 'Scheduled running hours per stop; empty without a stop or without shifts.',
  }),
  mttaMinutes: decimal({ unit: 'minutes', scale: 1, nullable: true, description: 'Mean minutes from report to acceptance.' }),
  mttrMinutes: decimal({
    unit: 'minutes',
    scale: 1,
    nullable: true,
    description: 'Mean minutes from acceptance to the machine running again.',
  }),
  availability: decimal({ unit: 'share', nullable: true, description: 'Share of the scheduled time in which it could run, 0 to 1.' }),
  stops: listOf(machineStop, { description: 'Its stops, newest first.' }),
})
export type MachineStop = AnswerOf<typeof machineStop>
export type EquipmentFigures = AnswerOf<typeof figures>
