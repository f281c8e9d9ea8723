import { type AnswerOf, date, decimal, instant, int, link, listOf, shape, text } from '../../../kernel/index.ts'
import { scopeFields } from '../figureArgs.ts'

const machineStop = shape('MachineStop', 'One stop of a machine, however many reported it.', {
  reportId: link('reportLog', { says: 'The report that leads it.' }),
  reportNo: text({ says: 'Number of that report.' }),
  from: instant({ says: 'When the machine stopped.' }),
  to: instant({ nullable: true, says: 'When it ran again; empty while it stands.' }),
  hours: decimal({ unit: 'hours', says: 'Hours of it that lie in the range.' }),
})
export const figures = shape('EquipmentFigures', 'How one machine did within a range of business days.', {
  at: instant({ says: 'When these figures were computed; an open stop reaches to then.' }),
  ...scopeFields,
  from: date({ says: 'First day.' }),
  to: date({ says: 'Last day.' }),
  stopHours: decimal({ unit: 'hours', says: 'Stop hours.' }),
  stopCount: int({ says: 'Stops that lie in the range, if only in part.' }),
  reports: int({ says: 'Faults reported in the range.' }),
  mtbfHours: decimal({
    unit: 'hours',
    nullable: true,
    says: 'Scheduled running hours per stop; empty without a stop or without shifts.',
  }),
  mttaMinutes: decimal({ unit: 'minutes', scale: 1, nullable: true, says: 'Mean minutes from report to acceptance.' }),
  mttrMinutes: decimal({
    unit: 'minutes',
    scale: 1,
    nullable: true,
    says: 'Mean minutes from acceptance to the machine running again.',
  }),
  availability: decimal({ unit: 'share', nullable: true, says: 'Share of the scheduled time in which it could run, 0 to 1.' }),
  stops: listOf(machineStop, { says: 'Its stops, newest first.' }),
})
export type MachineStop = AnswerOf<typeof machineStop>
export type EquipmentFigures = AnswerOf<typeof figures>
