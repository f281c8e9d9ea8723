import { type AnswerOf, date, decimal, instant, int, link, listOf, shape, text } from '../../../kernel/index.ts'
import { scopeFields } from '../figureArgs.ts'
import { dayCount, machineFaults } from './faultSummary.shape.ts'

const categoryFaults = shape('CategoryFaults', 'How many faults of a range fall to one category.', {
  categoryId: link('faultCategory', { nullable: true, says: 'The category; empty while nobody has judged the fault.' }),
  name: text({ says: 'Its name; empty with it.' }),
  count: int({ says: 'Faults.' }),
  stopHours: decimal({ unit: 'hours', says: 'Hours that machines stood because of them within the range.' }),
  share: decimal({ unit: 'share', says: 'Share of all faults, 0 to 1.' }),
  cumulative: decimal({ unit: 'share', says: 'Share of this and all larger categories, 0 to 1.' }),
})
const urgencyCount = shape('UrgencyCount', 'How many faults were reported with one urgency.', {
  urgency: text({ valuesOf: 'reportLog.urgency', says: 'The urgency.' }),
  count: int({ says: 'Faults.' }),
})
export const figures = shape(
  'FaultFigures',
  'What failed within a range of business days: reports not withdrawn; one that joins another is no fault of its own.',
  {
    at: instant({ says: 'When these figures were computed.' }),
    ...scopeFields,
    from: date({ says: 'First day.' }),
    to: date({ says: 'Last day.' }),
    total: int({ says: 'Faults reported in the range.' }),
    byCategory: listOf(categoryFaults, { says: 'By category as the last repair judged it, most first.' }),
    byMachine: listOf(machineFaults, { says: 'By machine, most first.' }),
    byDay: listOf(dayCount, { says: 'The days that have begun, oldest first.' }),
    byUrgency: listOf(urgencyCount, { says: 'By urgency, most urgent first.' }),
  },
)
export type FaultFigures = AnswerOf<typeof figures>
