import { type AnswerOf, date, decimal, instant, int, link, listOf, shape, text } from '../../../kernel/index.ts'
import { scopeFields } from '../figureArgs.ts'

const repairerWork = shape('RepairerWork', 'What one repairer did.', {
  repairerId: link('repairer', { says: 'The repairer.' }),
  name: text({ says: 'Name of the repairer.' }),
  hours: decimal({ unit: 'hours', says: 'Hours booked for the days of the range.' }),
  repairs: int({ says: 'Repairs completed in the range that the repairer had a part in.' }),
})
const repairTypeCount = shape('RepairTypeCount', 'How many repairs of one type were completed.', {
  repairType: text({ valuesOf: 'repairLog.repairType', says: 'The type.' }),
  count: int({ says: 'Repairs completed in the range.' }),
})
const dayRepairs = shape('DayRepairs', 'What came in and what was done on one business day.', {
  day: date({ says: 'The day.' }),
  reported: int({ says: 'Faults reported.' }),
  completed: int({ says: 'Reports whose last repair ended, whenever they were made.' }),
})
export const figures = shape('RepairFigures', 'How the repair work of a plant went within a range of business days.', {
  at: instant({ says: 'When these figures were computed.' }),
  ...scopeFields,
  from: date({ says: 'First day.' }),
  to: date({ says: 'Last day.' }),
  reported: int({ says: 'Faults reported in the range.' }),
  accepted: int({ says: 'Those of them that were accepted.' }),
  open: int({ says: 'Those of them that are open now.' }),
  completed: int({ says: 'Reports whose last repair ended in the range, whenever they were made.' }),
  mttaMinutes: decimal({
    unit: 'minutes',
    scale: 1,
    nullable: true,
    says: 'Mean minutes from report to acceptance, of the faults reported and accepted before the machine ran again.',
  }),
  mttrMinutes: decimal({
    unit: 'minutes',
    scale: 1,
    nullable: true,
    says: 'Mean minutes from acceptance to the machine running again, of the faults reported.',
  }),
  manHours: decimal({ unit: 'hours', says: 'Hours booked for the days of the range.' }),
  byRepairer: listOf(repairerWork, { says: 'By repairer, most hours first.' }),
  byType: listOf(repairTypeCount, { says: 'Completed repairs by type.' }),
  byDay: listOf(dayRepairs, { says: 'The days that have begun, oldest first.' }),
})
export type RepairerWork = AnswerOf<typeof repairerWork>
export type RepairFigures = AnswerOf<typeof figures>
