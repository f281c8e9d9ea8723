import { type AnswerOf, date, decimal, instant, int, link, listOf, shape, text } from '../../../kernel/index.ts'
import { scopeFields } from '../figureArgs.ts'
import { dayCount, machineFaults } from './faultSummary.shape.ts'

const categoryFaults = shape('CategoryFaults', 'How many faults of a range fall to one category.', {
  categoryId: link('faultCategory', { nullable: true, description: 'The category; empty while nobody has judged the fault.' }),
  name: text({ description: 'Its name; empty with it.' }),
  count: int({ description: 'Faults.' }),
  stopHours: decimal({ unit: 'hours', description: 'Hours that machines stood because of them within the range.' }),
  share: decimal({ unit: 'share', description: 'Share of all faults, 0 to 1.' }),
  cumulative: decimal({ unit: 'share', description: 'Share of this and all larger categories, 0 to 1.' }),
})
const urgencyCount = shape('UrgencyCount', 'How many faults were reported with one urgency.', {
  urgency: text({ valuesOf: 'reportLog.urgency', description: 'The urgency.' }),
  count: int({ description: 'Faults.' }),
})
export const figures = shape(
  'FaultFigures',
  'What failed within a range of business days: reports not withdrawn; one that joins another is no fault of its own.',
  {
    at: instant({ description: 'When these figures were computed.' }),
    ...scopeFields,
    from: date({ description: 'First day.' }),
    to: date({ description: 'Last day.' }),
    total: int({ description: 'Faults reported in the range.' }),
    byCategory: listOf(categoryFaults, { description: 'By category as the last repair judged it, most first.' }),
    byMachine: listOf(machineFaults, { description: 'By machine, most first.' }),
    byDay: listOf(dayCount, { description: 'The days that have begun, oldest first.' }),
    byUrgency: listOf(urgencyCount, { description: 'By urgency, most urgent first.' }),
  },
)
export type FaultFigures = AnswerOf<typeof figures>
