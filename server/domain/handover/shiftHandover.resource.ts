import { choice, date, defineFlow, defineResource, flag, instant, int, link, numbered, text } from '../../kernel/index.ts'

/** A shift is signed for at the latest this long after its end; what is signed later is late. */
export const SIGN_GRACE_MS = 30 * 60_000

const isSignatureOverdue = ({ endsAt, signedAt }: { endsAt: Date; signedAt: Date | null }, now: Date) =>
  (signedAt ?? now).getTime() > endsAt.getTime() + SIGN_GRACE_MS

/**
 * What one shift leaves to the next (§8). It is written by the base at the end of the shift; whoever leads it adds words, whoever leads the next
 * takes every point over and signs. After that nothing of it changes; what comes later is marked as such.
 */
export const shiftHandover = defineResource('shiftHandover', {
  permission: 'shifts:handover',
  title: 'handoverNo',
  icon: 'clipboard',
  sort: '-endsAt',
  can: ['update'],
  columns: ['handoverNo', 'date', 'shiftId', 'state', 'openItems', 'outgoingId', 'incomingId', 'signedAt', 'isLate'],
  filters: ['date', 'shiftId', 'state', 'isLate'],
  unique: [['date', 'shiftId']],
  fields: {
    handoverNo: numbered('JB'),
    /** The day on which the shift began. */
    date: date({ required: true, readonly: true, filter: 'range', sort: true }),
    shiftId: link('shift', { required: true, readonly: true, anyRow: true, filter: 'eq' }),
    beganAt: instant({ required: true, readonly: true }),
    endsAt: instant({ required: true, readonly: true, sort: true }),
    state: choice(['OPEN', 'HANDED', 'SIGNED'], {
      default: 'OPEN',
      readonly: true,
      filter: 'in',
      tones: { OPEN: 'info', HANDED: 'wait', SIGNED: 'good' },
    }),
    /** The words of whoever hands over. */
    summary: text({ max: 4000, long: true }),
    /** When its points were read from the base for the last time. */
    readAt: instant({ readonly: true }),
    outgoingId: link('user', { readonly: true, anyRow: true, filter: 'eq' }),
    handedAt: instant({ readonly: true }),
    incomingId: link('user', { readonly: true, anyRow: true, filter: 'eq' }),
    signedAt: instant({ readonly: true, filter: 'range' }),
    /** When somebody above was told that nobody has signed. */
    toldAt: instant({ readonly: true }),
  },
  computed: {
    /** Points that nobody has taken over yet. */
    openItems: { field: int({ required: true }) },
    /** Not signed half an hour after the end of the shift, or later than that. */
    isLate: { field: flag({ required: true, filter: 'eq', sort: true }), from: isSignatureOverdue },
  },
})

/** In the order in which a lead wants to know them. */
export const ITEM_KINDS = ['STOP', 'FAULT', 'REPAIR', 'INSPECTION', 'MAINTENANCE', 'STOCK', 'INK_CAN', 'ABSENCE', 'NOTE'] as const
export type ItemKind = (typeof ITEM_KINDS)[number]

/** What is taken over as one: what is known already, and what the base lists by itself. Everything else is read point by point. */
const ITEM_GROUPS = ['STANDING', 'INSPECTION', 'MAINTENANCE', 'STOCK', 'INK_CAN'] as const
export type ItemGroup = (typeof ITEM_GROUPS)[number]

export const shiftHandoverFlow = defineFlow(shiftHandover, 'state', {
  reread: { from: ['OPEN'], to: 'OPEN' },
  handOver: { from: ['OPEN'], to: 'HANDED', tone: 'good', input: { summary: text({ max: 4000, long: true }) } },
  takeGroup: { from: ['HANDED'], to: 'HANDED', input: { group: choice(ITEM_GROUPS, { required: true }) } },
  sign: { from: ['HANDED'], to: 'SIGNED', tone: 'good' },
  withdraw: { from: ['HANDED'], to: 'OPEN' },
})

/** A point of a handover: something of the base as it was then, or what somebody wrote. */
export const shiftHandoverItem = defineResource('shiftHandoverItem', {
  permission: 'shifts:handoverItem',
  searchRank: 'LINE',
  title: 'title',
  icon: 'list',
  sort: 'id',
  can: ['create', 'update'],
  columns: ['handoverId', 'kind', 'title', 'detail', 'times', 'state', 'question', 'answer'],
  filters: ['handoverId', 'kind', 'state'],
  fields: {
    handoverId: link('shiftHandover', { required: true, fixed: true, filter: 'eq' }),
    kind: choice(ITEM_KINDS, {
      default: 'NOTE',
      readonly: true,
      filter: 'in',
      tones: {
        STOP: 'danger',
        FAULT: 'warning',
        REPAIR: 'info',
        INSPECTION: 'warning',
        MAINTENANCE: 'info',
        STOCK: 'warning',
        INK_CAN: 'info',
        ABSENCE: 'wait',
        NOTE: 'quiet',
      },
    }),
    /** What it is about: the name of the resource and the id of the row. Nothing of what somebody wrote. */
    resource: text({ max: 64, readonly: true }),
    recordId: int({ additive: false, readonly: true, min: 1 }),
    title: text({ required: true, max: 200 }),
    detail: text({ max: 500, long: true }),
    /** Since when it is so. */
    since: instant({ readonly: true }),
    /** A long stop of which nobody has said why. */
    needsReason: flag({ default: false, readonly: true }),
    explanation: text({ max: 500, long: true }),
    /** How many shifts in a row have handed it over, this one included. */
    times: int({ default: 1, min: 1, readonly: true, filter: 'range' }),
    state: choice(['OPEN', 'ASKED', 'ANSWERED', 'TAKEN'], {
      default: 'OPEN',
      readonly: true,
      filter: 'in',
      tones: { OPEN: 'wait', ASKED: 'warning', ANSWERED: 'info', TAKEN: 'good' },
    }),
    question: text({ max: 500, long: true, readonly: true }),
    answer: text({ max: 500, long: true, readonly: true }),
    takenById: link('user', { readonly: true, anyRow: true }),
    takenAt: instant({ readonly: true }),
    /** Taken over in an earlier handover and unchanged since: not read again, but taken with the others of its like. */
    isStanding: flag({ default: false, readonly: true, filter: 'eq' }),
    /** A digest of what it was like when it was read, by which the next handover knows whether it changed. */
    condition: text({ max: 64, readonly: true, secret: true }),
    /** Written after the handover was signed. */
    isLater: flag({ default: false, readonly: true }),
  },
})

export const shiftHandoverItemFlow = defineFlow(shiftHandoverItem, 'state', {
  take: { from: ['OPEN', 'ANSWERED'], to: 'TAKEN', tone: 'good' },
  ask: { from: ['OPEN', 'ANSWERED'], to: 'ASKED', input: { question: text({ required: true, max: 500, long: true }) } },
  answer: { from: ['ASKED'], to: 'ANSWERED', input: { answer: text({ required: true, max: 500, long: true }) } },
})
