import { type AnswerOf, date, decimal, flag, instant, int, link, listOf, objectOf, shape, text } from '../../../kernel/index.ts'
import { plantRef } from '../../masterdata/index.ts'

const faultShare = shape('FaultShare', 'How many faults fall to one category.', {
  categoryId: link('faultCategory', { nullable: true, says: 'The category; empty while nobody has judged the fault.' }),
  name: text({ says: 'Name of the category.' }),
  count: int({ says: 'Faults of 30 days.' }),
  share: decimal({ unit: 'share', says: 'Share of all faults, 0 to 1.' }),
  cumulative: decimal({ unit: 'share', says: 'Share of this and all larger categories, 0 to 1.' }),
})
export const machineFaults = shape('MachineFaults', 'How many faults one machine had.', {
  equipmentId: link('equipment', { says: 'The machine.' }),
  name: text({ says: 'Name of the machine.' }),
  count: int({ says: 'Its faults.' }),
})
export const dayCount = shape('DayCount', 'Faults of one business day.', {
  day: date({ says: 'The day.' }),
  count: int({ says: 'Faults reported that day.' }),
})
const newReport = shape('NewReport', 'A report that came in lately.', {
  id: link('reportLog', { says: 'The report.' }),
  reportNo: text({ says: 'Its number.' }),
  equipmentName: text({ says: 'Name of the machine.' }),
  description: text({ says: 'What was reported.' }),
  urgency: text({ valuesOf: 'reportLog.urgency', says: 'Its urgency.' }),
  status: text({ valuesOf: 'reportLog.status', says: 'Its status.' }),
  reportDate: instant({ says: 'When it was reported.' }),
  isStopped: flag({ says: 'Whether the machine stopped.' }),
})
export const summary = shape('FaultSummary', 'What fails in a plant, over 30 days.', {
  at: instant({ says: 'When this was computed.' }),
  plant: objectOf(plantRef, { says: 'The plant it shows.' }),
  total: int({ says: 'Faults of 30 days.' }),
  categories: listOf(faultShare, { says: 'Faults by category, most first.' }),
  machines: listOf(machineFaults, { says: 'Machines with the most faults of 30 days, at most 10.' }),
  byDay: listOf(dayCount, { says: 'Faults of 14 business days, oldest first.' }),
  newest: listOf(newReport, { says: 'The newest reports, at most 6.' }),
})
export type FaultSummary = AnswerOf<typeof summary>
export type CategoryFaults = AnswerOf<typeof faultShare>
export type MachineFaults = AnswerOf<typeof machineFaults>
