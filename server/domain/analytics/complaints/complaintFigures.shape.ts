import { type AnswerOf, date, decimal, instant, int, link, listOf, shape, text } from '../../../kernel/index.ts'
import { scopeFields } from '../figureArgs.ts'

const money = (description: string) => decimal({ unit: 'money', description })
const share = (description: string) => decimal({ unit: 'share', scale: 4, nullable: true, description })
const days = (description: string) => decimal({ unit: 'days', scale: 1, nullable: true, description })

/** What is told of complaints, whatever they are counted by. */
const measures = {
  count: int({ description: 'Complaints that came, whatever became of them.' }),
  justified: int({ description: 'Those of them that were justified: closed, not rejected. As long as one is open, it is neither.' }),
  rejected: int({ description: 'Those of them that were rejected as not justified.' }),
  open: int({ description: 'Those of them that are open now.' }),
  justifiedShare: share('Justified ones, as a share of those justified or rejected; empty where there is neither.'),
  claimed: money('What customers claimed for all of them.'),
  compensated: money('What they were paid for all of them.'),
  answerDays: days('Median of the days from the complaint to its answer; one that was reopened and waits again has none.'),
  answerDays90: days('The 90th percentile of the same.'),
  closeDays: days('Median of the days until it was closed or rejected.'),
  closeDays90: days('The 90th percentile of the same.'),
  recurring: int({
    description:
      'Those not rejected of which there is another one within a year, not rejected either, of the same customer or decor and with the same cause (the same category while the cause is unknown).',
  }),
  recurringShare: share('The same as a share of those not rejected; empty where there is none.'),
  ppm: decimal({
    scale: 1,
    nullable: true,
    description: 'Quantity complained of per million produced, over the complaints that say both; empty where none does.',
  }),
}
const named = {
  subjectId: link('any', { nullable: true, description: 'The row; empty where complaints do not say.' }),
  name: text({ description: 'Its name.' }),
}
const group = shape('ComplaintGroup', 'The complaints that share one thing.', { ...named, ...measures })
const cause = shape('ComplaintCauseGroup', 'The complaints with one cause.', {
  ...{ ...named, ...measures },
  costShare: decimal({ unit: 'share', scale: 4, description: 'Share of all that was paid, 0 to 1.' }),
  costCumulative: decimal({ unit: 'share', scale: 4, description: 'Share of this and all dearer causes, 0 to 1.' }),
})
const decor = shape('ComplaintDecor', 'The complaints of one decor.', {
  longCode: text({ nullable: true, description: 'Its number; empty where complaints do not say.' }),
  ...measures,
})
const month = shape('ComplaintMonth', 'The complaints of one month.', {
  from: date({ description: 'The first day of it that belongs to the range.' }),
  to: date({ description: 'The last one.' }),
  ...measures,
})
export const figures = shape('ComplaintFigures', 'What customers of a plant complained of, by the day on which the complaint came.', {
  ...{
    at: instant({ description: 'When these figures were computed.' }),
    from: date({ description: 'First day.' }),
    to: date({ description: 'Last day.' }),
  },
  ...scopeFields,
  ...measures,
  openNow: int({ description: 'Complaints that are open now, whenever they came.' }),
  red: int({ description: 'Those of them whose light is red.' }),
  yellow: int({ description: 'Those of them whose light is yellow.' }),
  green: int({ description: 'Those of them whose light is green.' }),
  lastJustifiedId: link('complaint', {
    nullable: true,
    description: 'Of all that were justified, whenever they came, the one that came last.',
  }),
  daysSinceJustified: int({ nullable: true, description: 'Days since it came; empty where none ever was.' }),
  byMonth: listOf(month, { description: 'By month, oldest first.' }),
  byCategory: listOf(group, { description: 'By category, most first.' }),
  byCause: listOf(cause, { description: 'By cause, the dearest first.' }),
  byCustomer: listOf(group, { description: 'By customer, most first.' }),
  byMachine: listOf(group, { description: 'By machine, most first.' }),
  byDecor: listOf(decor, { description: 'By decor, most first.' }),
  byShift: listOf(group, { description: 'By shift, most first.' }),
  byQaPerson: listOf(group, { description: 'By QA person, most first.' }),
})
export type ComplaintFigures = AnswerOf<typeof figures>
export const COMPLAINT_TABLES = ['byMonth', 'byCategory', 'byCause', 'byCustomer', 'byMachine', 'byDecor', 'byShift', 'byQaPerson'] as const
