import { choice, decimal, happened, instant, link, type NumberOptions } from '../../kernel/index.ts'
import { isMirror } from './movementKinds.ts'

/** Digits of a quantity after the point. */
export const QUANTITY_SCALE = 3
/** Decimals are numbers of a scale: sums are put back on it, and are exact as long as they have less than 15 digits. */
export const rounded = (scale: number) => (n: number) => Math.round(n * 10 ** scale) / 10 ** scale
export const toQuantity = rounded(QUANTITY_SCALE)
/** A sum of quantities as the base answers it: it keeps them as whole numbers of the last digit. */
export const quantityOf = (stored: unknown): number => Number(stored) / 10 ** QUANTITY_SCALE
/** More than this of one thing was typed by mistake. */
const MAX = 1_000_000
const LEAST = 10 ** -QUANTITY_SCALE

const BALANCE = { scale: QUANTITY_SCALE, default: 0, readonly: true, sort: true, notNegative: true } as const
/** The fields of an item that its ledger keeps: what there is, what that cost, and when it last moved. */
export const balanceFields = {
  quantity: decimal(BALANCE),
  /** What the stock on hand was bought for: what goes out takes its share along (moving average). */
  value: decimal({ default: 0, readonly: true, unit: 'money', notNegative: true }),
  lastMovedAt: instant({ readonly: true, sort: true, filter: 'range' }),
}

/** The same of items that name what they are counted in. */
export const unitBalanceFields = { ...balanceFields, quantity: decimal({ ...BALANCE, unitField: 'unit' }) }

/** The fields of a place that its ledger keeps. What stock cost stands with the item, wherever it lies. */
export const placeFields = {
  quantity: balanceFields.quantity,
  lastMovedAt: balanceFields.lastMovedAt,
}
/** What entries of a ledger with places say beside the link to the place. */
export const entryPlaceFields = <const N extends string>(log: N) => ({
  placeBalance: decimal({ additive: false, scale: QUANTITY_SCALE, readonly: true }),
  /** Of stock that arrived by a move: the entry by which it left. */
  movedFromId: link(log, { readonly: true, unique: true }),
})

/** What entries say of money: nothing in a ledger whose items have no value. */
export const COST_FIELDS = ['unitPrice', 'amount'] as const
/** The fields of every entry of a ledger, beside the link to the item and what the area adds. `units` says where the unit of the item stands. */
export const entryFields = <const K extends readonly [string, ...string[]], const N extends string>(
  kinds: K,
  log: N,
  units: Pick<NumberOptions, 'unitField'>,
) => ({
  storeType: choice(kinds, { required: true, filter: 'in', internal: kinds.filter((storeType) => isMirror({ storeType })) }),
  /** How much, always positive: which way it goes is told by the kind. Counts give `quantityCheck` instead. */
  quantity: decimal({ ...units, scale: QUANTITY_SCALE, min: LEAST, max: MAX }),
  quantityCheck: decimal({ ...units, additive: false, scale: QUANTITY_SCALE, max: MAX }),
  /** When it was counted, where the count is posted later. */
  countedAt: happened(),
  bookedAt: instant({ past: true, afterwards: true, default: 'now', filter: 'range', sort: true }),
  quantityChanged: decimal({ ...units, scale: QUANTITY_SCALE, required: true, readonly: true }),
  balance: decimal({ ...units, additive: false, scale: QUANTITY_SCALE, required: true, readonly: true }),
  /** Of a count: by how much the balance had moved since it was taken. */
  movedSinceCount: decimal({ ...units, additive: false, scale: QUANTITY_SCALE, readonly: true }),
  unitPrice: decimal({ additive: false, unit: 'money', scale: 4 }),
  amount: decimal({ unit: 'money', required: true, readonly: true }),
  state: choice(['POSTED', 'REVERSED'], {
    default: 'POSTED',
    readonly: true,
    filter: 'in',
    tones: { POSTED: 'good', REVERSED: 'quiet' },
  }),
  reversesId: link(log, { readonly: true, unique: true }),
})
