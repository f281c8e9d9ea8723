import { type AnswerOf, choiceOf, instant, int, link, listOf, objectOf, shape, text } from '../../../kernel/index.ts'
import { plantRef } from '../../masterdata/index.ts'
import { complaint } from '../../quality/index.ts'

export const RECENT_DAYS = 90
export const SHOWN = 8

const urgent = shape('UrgentComplaint', 'A complaint that is open.', {
  complaintId: link('complaint', { says: 'The complaint.' }),
  claimNo: text({ says: 'Its number.' }),
  customerName: text({ says: 'Who complained.' }),
  decor: text({ says: 'Of what: the name of the decor, its number where it has none; empty where neither was said.' }),
  trafficStatus: choiceOf(complaint, 'trafficStatus', { says: 'Its light.' }),
  qaState: choiceOf(complaint, 'qaState', { says: 'How far QA is.' }),
  daysLeft: int({ nullable: true, says: 'Days until the answer is due, less than none when it is late; empty once the customer has it.' }),
  openDays: int({ says: 'Days since it came.' }),
})
const stage = shape('ComplaintStageCount', 'How many open complaints are at a stage.', {
  qaState: choiceOf(complaint, 'qaState', { says: 'The stage.' }),
  count: int({ says: 'Complaints.' }),
})
const category = shape('ComplaintCategoryCount', 'How many complaints of one category came.', {
  categoryId: link('complaintCategory', { says: 'The category.' }),
  name: text({ says: 'Its name.' }),
  nameEn: text({ says: 'Its English name.' }),
  count: int({ says: `Complaints of ${RECENT_DAYS} days that were not rejected.` }),
})
export const summary = shape('ComplaintSummary', 'What customers of a plant wait for.', {
  at: instant({ says: 'When this was computed.' }),
  plant: objectOf(plantRef, { says: 'The plant it shows.' }),
  open: int({ says: 'Complaints that are open.' }),
  red: int({ says: 'Those of them whose light is red.' }),
  yellow: int({ says: 'Those of them whose light is yellow.' }),
  green: int({ says: 'Those of them whose light is green.' }),
  lateAnswers: int({ says: 'Those of them whose answer is late.' }),
  daysSinceJustified: int({ nullable: true, says: 'Days since the last complaint that was justified came; empty where none ever was.' }),
  recent: int({ says: `Complaints of ${RECENT_DAYS} days that were not rejected.` }),
  urgent: listOf(urgent, { says: `The open ones, the most urgent first, at most ${SHOWN}.` }),
  stages: listOf(stage, { says: 'The open ones by stage.' }),
  categories: listOf(category, { says: `What came in ${RECENT_DAYS} days by category, most first, at most ${SHOWN}.` }),
})
export type ComplaintSummary = AnswerOf<typeof summary>
