import { businessDay, choice, date, defineFlow, defineResource, files, flag, instant, int, link, text } from '../../kernel/index.ts'

/** One thing that is done about a complaint (8D: D3 at once, D5 and D6 against the cause, D7 against its return). */
export const complaintAction = defineResource('complaintAction', {
  permission: 'quality:action',
  title: 'name',
  icon: 'tick',
  sort: 'dueDate',
  owner: { through: ['ownerId'], as: 'complaintId' },
  retainsClosed: true,
  history: {
    states: { OPEN: [], DONE: ['doneAt', 'proof'], EFFECTIVE: ['doneAt', 'proof', 'checkedAt', 'finding'], CANCELLED: [] },
    fields: ['proof', 'doneAt', 'checkDate', 'checkedAt', 'finding'],
    order: ['doneAt', 'checkedAt'],
  },
  columns: ['name', 'complaintId', 'kind', 'ownerId', 'dueDate', 'checkDate', 'isOverdue', 'state'],
  filters: ['complaintId', 'kind', 'ownerId', 'state', 'isOverdue', 'dueDate'],
  indexes: [['state', 'dueDate']],
  fields: {
    complaintId: link('complaint', { required: true, fixed: true, filter: 'eq' }),
    kind: choice(['IMMEDIATE', 'CORRECTIVE', 'PREVENTIVE'], { required: true, filter: 'in' }),
    name: text({ required: true, max: 200, filter: 'like' }),
    ownerId: link('user', { required: true, filter: 'eq' }),
    dueDate: date({ required: true, filter: 'range', sort: true }),
    /** So many days after it was done somebody looks whether it helped; not at all where nothing is said. */
    checkAfterDays: int({ additive: false, min: 1, max: 365 }),
    proof: text({ max: 2000, long: true, readonly: true }),
    proofFileIds: files({ accept: 'document' }),
    doneAt: instant({ readonly: true }),
    checkDate: date({ readonly: true, filter: 'range', sort: true }),
    checkedAt: instant({ readonly: true }),
    finding: text({ max: 2000, long: true, readonly: true }),
    state: choice(['OPEN', 'DONE', 'EFFECTIVE', 'CANCELLED'], {
      required: true,
      readonly: true,
      default: 'OPEN',
      filter: 'in',
      tones: { OPEN: 'wait', DONE: 'info', EFFECTIVE: 'good', CANCELLED: 'quiet' },
    }),
  },
  computed: {
    isOverdue: {
      field: flag({ required: true, filter: 'eq', sort: true }),
      from: (row: Due, now, offsetMinutes) => isOverdue(row, businessDay(now, offsetMinutes)),
    },
  },
})

interface Due {
  readonly state: string
  readonly dueDate: string
  readonly checkDate: string | null
}
/** Not done on its day, or not looked at again on its day. */
export const isOverdue = ({ state, dueDate, checkDate }: Due, today: string) =>
  (state === 'OPEN' && dueDate < today) || (state === 'DONE' && checkDate !== null && checkDate < today)

const reason = () => text({ required: true, max: 500, long: true })

export const actionFlow = defineFlow(complaintAction, 'state', {
  complete: {
    from: ['OPEN'],
    to: 'DONE',
    tone: 'good',
    input: { proof: text({ required: true, max: 2000, long: true }), proofFileIds: files({ accept: 'document' }) },
  },
  confirm: { from: ['DONE'], to: 'EFFECTIVE', tone: 'good', input: { finding: text({ required: true, max: 2000, long: true }) } },
  repeat: { from: ['DONE'], to: 'OPEN', tone: 'danger', input: { reason: reason(), dueDate: date({ required: true }) } },
  cancel: { from: ['OPEN', 'DONE'], to: 'CANCELLED', tone: 'danger', input: { reason: reason() } },
})
