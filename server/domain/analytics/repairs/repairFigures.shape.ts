import { type AnswerOf, date, decimal, instant, int, link, listOf, shape, text } from '../../../kernel/index.ts'
import { scopeFields } from '../figureArgs.ts'

const repairerWork = shape('RepairerWork', 'What one repairer did.', {
  repairerId: link('repairer', { description: 'The repairer.' }),
  name: text({ description: 'Name of the repairer.' }),
  hours: decimal({ unit: 'hours', description: 'Hours booked for the days of the range.' }),
  repairs: int({ description: 'Repairs completed in the range that the repairer had a part in.' }),
})
const repairTypeCount = shape('RepairTypeCount', 'How many repairs of one type were completed.', {
  repairType: text({ valuesOf: 'repairLog.repairType', description: 'The type.' }),
  count: int({ description: 'Repairs completed in the range.' }),
})
const dayRepairs = shape('DayRepairs', 'What came in and what was done on one business day.', {
  day: date({ description: 'The day.' }),
  reported: int({ description: 'Faults reported.' }),
  completed: int({ description: 'Reports whose last repair ended, whenever they were made.' }),
})
export const figures = shape('RepairFigures', 'How the repair work of a plant went within a range of business days.', {
  at: instant({ description: 'When these figures were computed.' }),
  ...scopeFields,
  from: date({ description: 'First day.' }),
  to: date({ description: 'Last day.' }),
  reported: int({ description: 'Faults reported in the range.' }),
  accepted: int({ description: 'Those of them that were accepted.' }),
  open: int({ description: 'Those of them that are open now.' }),
  completed: int({ description: 'Reports whose last repair ended in the range, whenever they were made.' }),
  mttaMinutes: decimal({
    unit: 'minutes',
    scale: 1,
    nullable: true,
    description: 'Mean minutes from report to acceptance, of the faults reported and accepted before the machine ran again.',
  }),
  mttrMinutes: decimal({
    unit: 'minutes',
    scale: 1,
    nullable: true,
    description: 'Mean minutes from acceptance to the machine running again, of the faults reported.',
  }),
  manHours: decimal({ unit: 'hours', description: 'Hours booked for the days of the range.' }),
  byRepairer: listOf(repairerWork, { description: 'By repairer, most hours first.' }),
  byType: listOf(repairTypeCount, { description: 'Completed repairs by type.' }),
  byDay: listOf(dayRepairs, { description: 'The days that have begun, oldest first.' }),
})
export type RepairerWork = AnswerOf<typeof repairerWork>
export type RepairFigures = AnswerOf<typeof figures>
