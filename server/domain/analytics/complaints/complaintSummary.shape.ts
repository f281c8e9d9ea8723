import { type AnswerOf, choiceOf, instant, int, link, listOf, objectOf, shape, text } from '../../../kernel/index.ts'
import { plantRef } from '../../masterdata/index.ts'
import { complaint } from '../../quality/index.ts'

export const RECENT_DAYS = 90
export const SHOWN = 8

const urgent = shape('UrgentComplaint', 'A complaint that is open.', {
  complaintId: link('complaint', { description: 'The complaint.' }),
  claimNo: text({ description: 'Its number.' }),
  customerName: text({ description: 'Who complained.' }),
  decor: text({ description: 'Of what: the name of the decor, its number where it has none; empty where neither was said.' }),
  trafficStatus: choiceOf(complaint, 'trafficStatus', { description: 'Its light.' }),
  qaState: choiceOf(complaint, 'qaState', { description: 'How far QA is.' }),
  daysLeft: int({
    nullable: true,
    description: 'Days until the answer is due, less than none when it is late; empty once the customer has it.',
  }),
  openDays: int({ description: 'Days since it came.' }),
})
const stage = shape('ComplaintStageCount', 'How many open complaints are at a stage.', {
  qaState: choiceOf(complaint, 'qaState', { description: 'The stage.' }),
  count: int({ description: 'Complaints.' }),
})
const category = shape('ComplaintCategoryCount', 'How many complaints of one category came.', {
  categoryId: link('complaintCategory', { description: 'The category.' }),
  name: text({ description: 'Its name.' }),
  nameEn: text({ description: 'Its English name.' }),
  count: int({ description: `Complaints of ${RECENT_DAYS} days that were not rejected.` }),
})
export const summary = shape('ComplaintSummary', 'What customers of a plant wait for.', {
  at: instant({ description: 'When this was computed.' }),
  plant: objectOf(plantRef, { description: 'The plant it shows.' }),
  open: int({ description: 'Complaints that are open.' }),
  red: int({ description: 'Those of them whose light is red.' }),
  yellow: int({ description: 'Those of them whose light is yellow.' }),
  green: int({ description: 'Those of them whose light is green.' }),
  lateAnswers: int({ description: 'Those of them whose answer is late.' }),
  daysSinceJustified: int({
    nullable: true,
    description: 'Days since the last complaint that was justified came; empty where none ever was.',
  }),
  recent: int({ description: `Complaints of ${RECENT_DAYS} days that were not rejected.` }),
  urgent: listOf(urgent, { description: `The open ones, the most urgent first, at most ${SHOWN}.` }),
  stages: listOf(stage, { description: 'The open ones by stage.' }),
  categories: listOf(category, { description: `What came in ${RECENT_DAYS} days by category, most first, at most ${SHOWN}.` }),
})
export type ComplaintSummary = AnswerOf<typeof summary>
