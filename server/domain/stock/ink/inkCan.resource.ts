import { choice, date, decimal, defineFlow, defineResource, flag, instant, link, numbered, text } from '../../../kernel/index.ts'

/**
 * A can of ink with a label of its own (§3). It lies in the books of a batch at a location until it is empty, also while it stands at a
 * machine: what was used is booked when it comes back and is weighed. What the cans of a batch at a location hold together is never more than
 * what the ledger says lies there (`inkCanBooks.ts`); the rest is ink in cans without labels.
 */
export const inkCan = defineResource('inkCan', {
  permission: 'stock:inkCan',
  title: 'canNo',
  icon: 'drop',
  sort: '-openedAt',
  can: ['update'],
  columns: ['canNo', 'inkId', 'inkStockId', 'expiringDate', 'state', 'contentKg', 'equipmentId', 'openedAt', 'openedById'],
  filters: ['isLeftOpen', 'canNo', 'inkId', 'inkStockId', 'state', 'equipmentId', 'decorCode', 'openedAt'],
  publicFields: ['contentKg', 'state'],
  label: {
    number: 'canNo',
    prefix: 'kc',
    lines: ['inkId', 'inkStockId', 'expiringDate'],
    page: '/inkcans/',
    opens: ['stock:inkCan:open', 'stock:inkCan:weighIn'],
  },
  fields: {
    canNo: numbered('YT'),
    inkId: link('ink', { required: true, readonly: true, filter: 'eq' }),
    /** The batch and location in whose books it is. */
    inkStockId: link('inkStock', { required: true, readonly: true, filter: 'eq' }),
    state: choice(['FULL', 'OPEN', 'PARTIAL', 'EMPTY', 'VOID'], {
      default: 'FULL',
      readonly: true,
      filter: 'in',
      tones: { FULL: 'good', OPEN: 'info', PARTIAL: 'warning', EMPTY: 'quiet', VOID: 'quiet' },
    }),
    /** What came in it, and what the books say is left in it. */
    fullKg: decimal({ scale: 3, required: true, readonly: true }),
    contentKg: decimal({ scale: 3, required: true, readonly: true, notNegative: true }),
    /** What it weighs without ink. */
    tareKg: decimal({ additive: false, scale: 3, max: 1000 }),
    /** Where it stands while it is open, for which decor, since when, and who took it there. */
    equipmentId: link('equipment', { readonly: true, filter: 'eq' }),
    decorCode: text({ max: 64, readonly: true, filter: 'like' }),
    openedAt: instant({ readonly: true, filter: 'range', sort: true }),
    openedById: link('staff', { readonly: true, filter: 'eq' }),
    /** When the shift ends in which it was taken there: by then it should be back. */
    shiftEndsAt: instant({ readonly: true, secret: true }),
    /** Of one that has come back: when, since when it had been away, where it had been and for which decor. */
    returnedAt: instant({ readonly: true }),
    awaySince: instant({ readonly: true, secret: true }),
    lastEquipmentId: link('equipment', { readonly: true, anyRow: true }),
    lastDecorCode: text({ max: 64, readonly: true }),
    /** What was in it before it was weighed then. */
    heldKg: decimal({ scale: 3, readonly: true }),
    /** What was weighed then and how that was booked: what was used, and where it went. Put right when it is weighed again. */
    returnedKg: decimal({ scale: 3, readonly: true, secret: true }),
    returnUseId: link('inkLog', { readonly: true, secret: true, anyRow: true }),
    returnMoveId: link('inkLog', { readonly: true, secret: true, anyRow: true }),
    /** Why this one and not what expires first. */
    overrideReason: text({ max: 500, long: true, readonly: true }),
    /** The receipt that it came with. */
    receiptId: link('inkLog', { readonly: true, filter: 'eq' }),
    /** The last movement that named no can and took from this one, and how much: taken back, it gives that back. */
    takenById: link('inkLog', { readonly: true, secret: true, anyRow: true }),
    takenKg: decimal({ scale: 3, readonly: true, secret: true }),
    remark: text({ max: 500, long: true }),
  },
  computed: {
    expiringDate: { field: date() },
    /** Whether it stands at a machine although the shift is over in which it was taken there. */
    isLeftOpen: { field: flag({ required: true, filter: 'eq', sort: true }) },
  },
})

/** Where a can stood before it was taken away once more: the last stay of all is that of the can itself, and may still be put right there. */
export const inkCanStay = defineResource('inkCanStay', {
  permission: inkCan.permission,
  title: 'canNo',
  internal: true,
  audited: false,
  indexes: [['equipmentId', 'until']],
  fields: {
    inkCanId: link('inkCan', { required: true }),
    canNo: text({ required: true, max: 32 }),
    equipmentId: link('equipment', { required: true, anyRow: true }),
    decorCode: text({ max: 64 }),
    since: instant({ required: true }),
    until: instant({ required: true }),
  },
})

const bookedBy = link('staff', { required: true, offered: { isInk: true }, present: {} })
/** Where and for which decor it was used: as was said when it was taken there, unless somebody knows better now. */
const used = { equipmentId: link('equipment'), decorCode: text({ max: 64 }) }
/** What was read from the scales, with the can or without it. */
const weighed = {
  grossKg: decimal({ scale: 3, max: 100_000 }),
  tareKg: decimal({ scale: 3, max: 1000 }),
  leftKg: decimal({ scale: 3, max: 100_000 }),
}

export const inkCanFlow = defineFlow(
  inkCan,
  'state',
  {
    open: {
      from: ['FULL', 'PARTIAL'],
      to: 'OPEN',
      tone: 'good',
      input: {
        equipmentId: link('equipment', { required: true }),
        decorCode: text({ max: 64 }),
        staffId: bookedBy,
        overrideReason: text({ max: 500, long: true }),
      },
    },
    weighIn: {
      from: ['OPEN'],
      to: 'PARTIAL',
      tone: 'good',
      input: { ...weighed, ...used, toLocationId: link('storageLocation'), staffId: bookedBy },
    },
    // The last weighing was wrong, or the can is not empty after all: what was booked is taken back, and what is weighed now is booked instead.
    weighAgain: {
      from: ['PARTIAL', 'EMPTY'],
      to: 'PARTIAL',
      input: { ...weighed, ...used, staffId: bookedBy, reason: text({ required: true, max: 500, long: true }) },
    },
    useUp: { from: ['OPEN'], to: 'EMPTY', input: { ...used, staffId: bookedBy } },
    scrap: {
      from: ['FULL', 'PARTIAL'],
      to: 'EMPTY',
      tone: 'danger',
      input: { staffId: bookedBy, reason: text({ required: true, max: 500, long: true }) },
    },
  },
  {
    // What movements that name no can make of cans; taken back, they give back what they took.
    part: { from: ['FULL'], to: 'PARTIAL' },
    drain: { from: ['FULL', 'PARTIAL'], to: 'EMPTY' },
    revoke: { from: ['FULL'], to: 'VOID' },
  },
)
