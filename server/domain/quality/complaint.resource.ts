import {
  businessDay,
  choice,
  date,
  decimal,
  defineCorrections,
  defineFlow,
  defineResource,
  defineTrack,
  files,
  flag,
  instant,
  link,
  numbered,
  type RowOf,
  text,
} from '../../kernel/index.ts'
import { readRollLabel } from './rollLabel.ts'
import { isUnanswered, PROD_STAGES, QA_STAGES, QA_STATES, type Stage, VOID } from './stages.ts'

const words = (more: object = {}) => text({ max: 2000, long: true, bulky: true, ...more })
const money = () => decimal({ scale: 2, min: 0, max: 9_999_999_999.99, notNegative: true, unit: 'money' })

/** A customer's claim (§3): QA answers for it, and production where the fault is its own. */
export const complaint = defineResource('complaint', {
  permission: 'quality:complaint',
  title: 'claimNo',
  icon: 'alert',
  owner: { through: ['qaId.userId'], isFreeUnnamed: true },
  sort: '-claimDate',
  retainsClosed: true,
  // What figures of a range of days are made of, so that they never touch the rows, which are long.
  textIndex: true,
  covers: [
    'claimNo',
    'paperRollNo',
    ...['qaState', 'claimCatId', 'claimCauseId', 'customerId', 'equipmentId', 'longCode', 'shiftId', 'qaId'],
    ...['claimedAmount', 'compAmount', 'quantity', 'producedQuantity', 'answeredAt', 'closedAt'],
  ],
  // Rolls have labels and no records: theirs lead to what customers complain of.
  label: { number: 'claimNo', named: { field: 'paperRollNo', read: (text) => readRollLabel(text).paperRollNo } },
  searchableThrough: ['customerId'],
  history: {
    // Open ones go on here where they stood.
    states: { NEW: [], INVESTIGATING: [], ANSWERED: ['answer', 'answeredAt'], CLOSED: ['closedAt'], REJECTED: ['rejectReason'] },
    fields: ['prodState', 'answerDue', 'answeredAt', 'closedAt', 'rejectReason', 'answer'],
    order: ['answeredAt', 'closedAt'],
  },
  days: ['claimDate'],
  indexes: [
    ['qaState', 'claimDate'],
    ['longCode', 'claimDate'],
    ['equipmentId', 'prodDate'],
    ['paperRollNo'],
    ['prodNo'],
    ['soNo'],
    // What has come again.
    ...['claimCauseId', 'claimCatId'].flatMap((what) => ['customerId', 'longCode'].map((whose) => [what, whose, 'claimDate', 'qaState'])),
  ],
  columns: [
    'claimNo',
    'trafficStatus',
    'customerId',
    'qaState',
    'prodState',
    'claimDate',
    'answerDue',
    'claimedAmount',
    'compAmount',
    'longCode',
    'claimCatId',
    'qaId',
  ],
  filters: [
    'claimNo',
    'trafficStatus',
    'qaState',
    'prodState',
    'customerId',
    'claimCatId',
    'claimCauseId',
    'qaId',
    'equipmentId',
    'longCode',
    'isRecurring',
    'paperRollNo',
    'claimDate',
    'isSettled',
  ],
  publicFields: ['qaState', 'trafficStatus'],
  sums: ['claimedAmount', 'compAmount'],
  fields: {
    claimNo: numbered('KS'),
    claimDate: date({ required: true, filter: 'range', sort: true }),
    customerId: link('customer', { required: true, filter: 'eq' }),
    claimCatId: link('complaintCategory', { required: true, filter: 'eq' }),
    catComment: words(),
    request: words(),
    /** What was printed. */
    longCode: text({ max: 64, filter: 'like' }),
    decorName: text({ max: 128, filter: 'like' }),
    prodNo: text({ max: 64, filter: 'like' }),
    soNo: text({ max: 64, filter: 'like' }),
    paperRollNo: text({ max: 64, filter: 'like' }),
    /** When, where and by whom. */
    prodDate: date({ filter: 'range' }),
    equipmentId: link('equipment', { filter: 'eq' }),
    shiftId: link('shift', { filter: 'eq' }),
    shiftMasterId: link('worker', { filter: 'eq', someoneElse: true }),
    shiftMembers: text({ max: 500 }),
    workerId: link('worker', { filter: 'eq', someoneElse: true }),
    /** How much of it, and of how much that was made. */
    quantity: decimal({ scale: 3, min: 0, max: 999_999_999 }),
    producedQuantity: decimal({ scale: 3, min: 0, max: 999_999_999 }),
    claimedAmount: money(),
    compAmount: money(),
    /** What the customer reckons in, and at which rate: words alone. */
    currencyNote: text({ max: 128 }),
    salesId: link('staff', { filter: 'eq' }),
    salesName: text({ max: 64 }),
    qaId: link('qaPerson', { filter: 'eq' }),
    qaComment: words(),
    answer: words(),
    answerDue: date({ readonly: true, filter: 'range', sort: true }),
    hasProd: flag({ default: false, filter: 'eq' }),
    claimCauseId: link('complaintCause', { filter: 'eq' }),
    causeComment: words(),
    claimMeasureId: link('complaintMeasure', { filter: 'eq' }),
    exeComment: words(),
    remark: words(),
    claimFileIds: files({ accept: 'document', bulky: true }),
    beforePhotoIds: files({ bulky: true }),
    afterPhotoIds: files({ bulky: true }),
    qaState: choice(QA_STATES, {
      required: true,
      readonly: true,
      default: 'NEW',
      filter: 'in',
      tones: { NEW: 'wait', INVESTIGATING: 'info', ANSWERED: 'info', CLOSED: 'good', REJECTED: 'quiet', VOIDED: 'quiet' },
    }),
    prodState: choice(PROD_STAGES, {
      readonly: true,
      filter: 'in',
      tones: { WAITING: 'wait', ANALYSING: 'info', MEASURES: 'info', DONE: 'good' },
    }),
    qaClaimStatusId: link('complaintStatus', { filter: 'eq' }),
    prodClaimStatusId: link('complaintStatus', { filter: 'eq' }),
    answeredAt: instant({ readonly: true }),
    closedAt: instant({ readonly: true }),
    rejectReason: text({ max: 500, long: true, readonly: true }),
  },
  computed: {
    trafficStatus: {
      field: choice(['RED', 'YELLOW', 'GREEN', 'GREY'], {
        required: true,
        filter: 'in',
        sort: true,
        tones: { RED: 'danger', YELLOW: 'warning', GREEN: 'good', GREY: 'quiet' },
      }),
    },
    /** Whether there is another one like it within a year. */
    isRecurring: { field: flag({ required: true, filter: 'eq', sort: true }) },
    /** Over for good: nothing that is done about it is still to be done, or to be looked at again. */
    isSettled: { field: flag({ required: true, filter: 'eq', sort: true }) },
    isAnswerLate: {
      field: flag({ required: true }),
      from: ({ qaState, answerDue }: { qaState: string; answerDue: string | null }, now, offsetMinutes) =>
        isUnanswered(qaState) && answerDue !== null && answerDue < businessDay(now, offsetMinutes),
    },
  },
})

export type Complaint = RowOf<typeof complaint>

const reason = () => text({ required: true, max: 500, long: true })
/** What the company calls the stage that a step leads to; the first name of it unless one is chosen. */
const named = (stage: Stage) => ({ statusId: link('complaintStatus', { offered: { stage } }) })

export const qaFlow = defineFlow(complaint, 'qaState', {
  investigate: { from: ['NEW'], to: 'INVESTIGATING', tone: 'good', input: { qaId: link('qaPerson'), ...named('INVESTIGATING') } },
  answer: {
    from: ['INVESTIGATING'],
    to: 'ANSWERED',
    tone: 'good',
    input: { answer: text({ required: true, max: 2000, long: true }), ...named('ANSWERED') },
  },
  close: { from: ['ANSWERED'], to: 'CLOSED', tone: 'good', input: { compAmount: money(), ...named('CLOSED') } },
  reject: { from: ['NEW', 'INVESTIGATING'], to: 'REJECTED', tone: 'danger', input: { reason: reason(), ...named('REJECTED') } },
  reopen: {
    from: ['ANSWERED', 'CLOSED', 'REJECTED'],
    to: 'INVESTIGATING',
    tone: 'danger',
    reopens: true,
    input: { reason: reason(), ...named('INVESTIGATING') },
  },
})

/** What an answered or closed complaint says, put right without opening it again: what it took, what it cost and whose it was. */
export const complaintCorrections = defineCorrections(complaint, {
  field: 'qaState',
  from: ['ANSWERED', 'REJECTED', 'CLOSED'],
  correctable: [
    ...(['claimDate', 'customerId', 'claimCatId', 'catComment', 'request', 'longCode', 'decorName', 'prodNo', 'soNo'] as const),
    ...(['paperRollNo', 'prodDate', 'equipmentId', 'shiftId', 'shiftMasterId', 'shiftMembers', 'workerId'] as const),
    ...(['quantity', 'producedQuantity', 'claimedAmount', 'compAmount', 'currencyNote', 'salesId', 'salesName', 'qaId'] as const),
    ...(['qaComment', 'answer', 'answeredAt', 'closedAt', 'rejectReason', 'claimCauseId', 'causeComment'] as const),
    ...(['claimMeasureId', 'exeComment', 'remark'] as const),
  ],
  voids: { from: QA_STAGES, to: VOID },
  overAt: (row) => row.closedAt,
})

export const prodTrack = defineTrack(complaint, 'prodState', {
  analyse: { from: ['WAITING'], to: 'ANALYSING', tone: 'good', input: named('ANALYSING') },
  decideMeasures: {
    from: ['ANALYSING'],
    to: 'MEASURES',
    tone: 'good',
    input: { claimCauseId: link('complaintCause'), causeComment: text({ max: 2000, long: true }), ...named('MEASURES') },
  },
  verify: {
    from: ['MEASURES'],
    to: 'DONE',
    tone: 'good',
    input: { claimMeasureId: link('complaintMeasure'), exeComment: text({ max: 2000, long: true }), ...named('DONE') },
  },
  analyseAgain: { from: ['MEASURES', 'DONE'], to: 'ANALYSING', tone: 'danger', input: { reason: reason(), ...named('ANALYSING') } },
})
