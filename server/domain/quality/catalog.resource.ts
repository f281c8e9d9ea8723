import { type Computed, choice, defineResource, flag, int, link, serviceStatus, text } from '../../kernel/index.ts'
import { isEnd, PROD_STAGES, QA_STAGES, trackOf } from './stages.ts'

const named = {
  name: text({ required: true, max: 128, unique: true, filter: 'like', sort: true, english: 'nameEn' }),
  nameEn: text({ required: true, max: 128, filter: 'like' }),
}
const ordered = {
  sortOrder: int({ default: 0, min: 0, max: 99_999, sort: true, inline: true }),
  status: serviceStatus(),
}
const shared = { title: 'name', scope: 'global', changedFrom: 'usingPlants' } as const

/** What a customer complains of: colour, register, streaks, damage. */
export const complaintCategory = defineResource('complaintCategory', {
  ...shared,
  permission: 'quality:category',
  icon: 'list',
  columns: ['name', 'nameEn', 'answerDays', 'sortOrder', 'status'],
  fields: {
    ...named,
    /** Days in which the customer has an answer; what the parameter says unless it is given. */
    answerDays: int({ additive: false, min: 1, max: 365 }),
    ...ordered,
  },
})

/** Why it came about, from the coarse to the fine. */
export const complaintCause = defineResource('complaintCause', {
  ...shared,
  permission: 'quality:cause',
  icon: 'search',
  tree: 'parentId',
  columns: ['name', 'nameEn', 'sortOrder', 'status'],
  fields: { ...named, parentId: link('complaintCause', { filter: 'eq' }), ...ordered },
})

/** What is done about it. */
export const complaintMeasure = defineResource('complaintMeasure', {
  ...shared,
  permission: 'quality:measure',
  icon: 'wrench',
  columns: ['name', 'nameEn', 'sortOrder', 'status'],
  fields: { ...named, ...ordered },
})

const track = {
  field: choice(['QA', 'PRODUCTION'], { required: true, filter: 'in', sort: true }),
  from: ({ stage }: { stage: string }) => trackOf(stage),
} satisfies Computed
const ends = {
  field: flag({ required: true, filter: 'eq', sort: true }),
  from: ({ stage }: { stage: string }) => isEnd(stage),
} satisfies Computed

/** What a stage is called in this company, maybe several things; which stage it stands for is settled once. */
export const complaintStatus = defineResource('complaintStatus', {
  ...shared,
  permission: 'quality:status',
  plural: 'complaintStatuses',
  icon: 'tag',
  columns: ['name', 'nameEn', 'track', 'stage', 'colour', 'isClosed', 'sortOrder', 'status'],
  filters: ['name', 'stage', 'status'],
  fields: {
    ...named,
    stage: choice([...QA_STAGES, ...PROD_STAGES], { required: true, fixed: true, filter: 'in' }),
    colour: choice(['RED', 'ORANGE', 'YELLOW', 'GREEN', 'BLUE', 'GREY'], { default: 'BLUE' }),
    ...ordered,
  },
  computed: { track, isClosed: ends },
})
