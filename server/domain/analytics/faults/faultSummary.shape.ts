import { type AnswerOf, date, decimal, flag, instant, int, link, listOf, objectOf, shape, text } from '../../../kernel/index.ts'
import { plantRef } from '../../masterdata/index.ts'

const faultShare = shape('FaultShare', 'How many faults fall to one category.', {
  categoryId: link('faultCategory', { nullable: true, description: 'The category; empty while nobody has judged the fault.' }),
  name: text({ description: 'Name of the category.' }),
  count: int({ description: 'Faults of 30 days.' }),
  share: decimal({ unit: 'share', description: 'Share of all faults, 0 to 1.' }),
  cumulative: decimal({ unit: 'share', description: 'Share of this and all larger categories, 0 to 1.' }),
})
export const machineFaults = shape('MachineFaults', 'How many faults one machine had.', {
  equipmentId: link('equipment', { description: 'The machine.' }),
  name: text({ description: 'Name of the machine.' }),
  count: int({ description: 'Its faults.' }),
})
export const dayCount = shape('DayCount', 'Faults of one business day.', {
  day: date({ description: 'The day.' }),
  count: int({ description: 'Faults reported that day.' }),
})
const newReport = shape('NewReport', 'A report that came in lately.', {
  id: link('reportLog', { description: 'The report.' }),
  reportNo: text({ description: 'Its number.' }),
  equipmentName: text({ description: 'Name of the machine.' }),
  description: text({ description: 'What was reported.' }),
  urgency: text({ valuesOf: 'reportLog.urgency', description: 'Its urgency.' }),
  status: text({ valuesOf: 'reportLog.status', description: 'Its status.' }),
  reportDate: instant({ description: 'When it was reported.' }),
  isStopped: flag({ description: 'Whether the machine stopped.' }),
})
export const summary = shape('FaultSummary', 'What fails in a plant, over 30 days.', {
  at: instant({ description: 'When this was computed.' }),
  plant: objectOf(plantRef, { description: 'The plant it shows.' }),
  total: int({ description: 'Faults of 30 days.' }),
  categories: listOf(faultShare, { description: 'Faults by category, most first.' }),
  machines: listOf(machineFaults, { description: 'Machines with the most faults of 30 days, at most 10.' }),
  byDay: listOf(dayCount, { description: 'Faults of 14 business days, oldest first.' }),
  newest: listOf(newReport, { description: 'The newest reports, at most 6.' }),
})
export type FaultSummary = AnswerOf<typeof summary>
export type CategoryFaults = AnswerOf<typeof faultShare>
export type MachineFaults = AnswerOf<typeof machineFaults>
