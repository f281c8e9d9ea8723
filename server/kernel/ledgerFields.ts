import { choice, decimal, happened, instant, link } from './field.ts'

/** What can happen to stock. A count posts the difference that it found; a reversal is made by the step of that name, once for each entry. */
export const MOVEMENT_KINDS = ['IN', 'OUT', 'RETURN', 'SCRAP', 'CHECK', 'MOVE', 'REVERSAL'] as const
export type MovementKind = (typeof MOVEMENT_KINDS)[number]

/** Digits of a quantity after the point. */
export const QUANTITY_SCALE = 3
/** More than this of one thing was typed by mistake. */
const MAX = 1_000_000
const LEAST = 10 ** -QUANTITY_SCALE

/** The fields of an item that its ledger keeps: what there is, what that cost, and when it last moved. */
export const balanceFields = {
  quantity: decimal({ scale: QUANTITY_SCALE, default: 0, readonly: true, sort: true, notNegative: true }),
  /** What the stock on hand was bought for: what goes out takes its share along (moving average). */
  value: decimal({ default: 0, readonly: true, unit: 'money', notNegative: true }),
  lastMovedAt: instant({ readonly: true, sort: true }),
}

/** The fields of every entry of a ledger, beside the link to the item and what the area adds. */
export const entryFields = <const K extends readonly [MovementKind, ...MovementKind[]], const N extends string>(kinds: K, log: N) => ({
  storeType: choice(kinds, { required: true, filter: 'in', internal: kinds.filter((kind) => kind === 'REVERSAL') }),
  /** How much, always positive: which way it goes is told by the kind. Counts give `quantityCheck` instead. */
  quantity: decimal({ scale: QUANTITY_SCALE, min: LEAST, max: MAX }),
  quantityCheck: decimal({ scale: QUANTITY_SCALE, max: MAX }),
  /** When it was counted, where the count is posted later. */
  countedAt: happened(),
  bookedAt: instant({ past: true, afterwards: true, default: 'now', filter: 'range', sort: true }),
  quantityChanged: decimal({ scale: QUANTITY_SCALE, required: true, readonly: true }),
  balance: decimal({ scale: QUANTITY_SCALE, required: true, readonly: true }),
  /** Of a count: by how much the balance had moved since it was taken. */
  movedSinceCount: decimal({ scale: QUANTITY_SCALE, readonly: true }),
  unitPrice: decimal({ unit: 'money', scale: 4 }),
  amount: decimal({ unit: 'money', required: true, readonly: true }),
  state: choice(['POSTED', 'REVERSED'], {
    default: 'POSTED',
    readonly: true,
    filter: 'in',
    tones: { POSTED: 'good', REVERSED: 'quiet' },
  }),
  reversesId: link(log, { readonly: true, unique: true }),
})
