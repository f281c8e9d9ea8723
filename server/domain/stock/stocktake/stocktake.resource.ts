import {
  choice,
  decimal,
  defineFlow,
  defineResource,
  type FieldDef,
  flag,
  happened,
  instant,
  int,
  link,
  links,
  numbered,
  text,
} from '../../../kernel/index.ts'
import { countedIn } from '../../ledger/index.ts'
import { COUNTED_KINDS, countedLedgers } from './countedKinds.ts'

/** The most lines that are frozen, and posted, in one transaction. */
export const LINES_MAX = 10_000

/**
 * Stock is taken of a frozen list of items: counted by several people, looked at by somebody else, and posted at once (§6). A blind one keeps
 * to itself what the books say until it is submitted.
 */
export const stocktake = defineResource('stocktake', {
  permission: 'stock:stocktake',
  title: 'stocktakeNo',
  icon: 'clipboard',
  can: ['create'],
  columns: ['stocktakeNo', 'kind', 'state', 'lineCount', 'countedLines', 'differentLines', 'differenceValue', 'accuracy', 'createdAt'],
  fields: {
    stocktakeNo: numbered('PD'),
    kind: choice(COUNTED_KINDS, { required: true, filter: 'in' }),
    /** With everything that lies below them; all of the plant where none is named. */
    locationIds: links('storageLocation'),
    isBlind: flag({ default: false, filter: 'eq' }),
    /** In whose name the differences are booked, where a ledger asks for somebody. */
    staffId: link('staff', { filter: 'eq', present: {} }),
    state: choice(['COUNTING', 'SUBMITTED', 'POSTED', 'CANCELLED'], {
      default: 'COUNTING',
      readonly: true,
      filter: 'in',
      tones: { COUNTING: 'info', SUBMITTED: 'wait', POSTED: 'good', CANCELLED: 'quiet' },
    }),
    lineCount: int({ default: 0, readonly: true }),
    counterIds: links('user', { readonly: true, anyRow: true }),
    submittedAt: instant({ readonly: true }),
    approverId: link('user', { readonly: true, anyRow: true }),
    postedAt: instant({ readonly: true, filter: 'range' }),
    /** Known from the moment it is submitted, and again when it is posted. */
    differentLines: int({ readonly: true }),
    differenceValue: decimal({ unit: 'money', readonly: true, min: -1e9 }),
    /** Lines without a difference among all lines. */
    accuracy: decimal({ unit: 'share', scale: 4, readonly: true, sort: true }),
    remark: text({ max: 500, long: true }),
  },
  computed: {
    countedLines: { field: int({ required: true }) },
  },
})

export const stocktakeFlow = defineFlow(stocktake, 'state', {
  submit: { from: ['COUNTING'], to: 'SUBMITTED', tone: 'good', input: { isPartial: flag({ default: false }) } },
  recount: {
    from: ['SUBMITTED'],
    to: 'COUNTING',
    input: {
      recountLines: choice(['DIFFERENT', 'MOVED', 'CHOSEN'], { required: true, default: 'DIFFERENT' }),
      lineIds: links('stocktakeLine', { max: 1000 }),
      reason: text({ max: 500, long: true }),
    },
  },
  approve: { from: ['SUBMITTED'], to: 'POSTED', tone: 'good' },
  cancel: {
    from: ['COUNTING', 'SUBMITTED'],
    to: 'CANCELLED',
    tone: 'danger',
    input: { reason: text({ required: true, max: 500, long: true }) },
  },
})

/** Which item it is, and where items have places, which of those. Secret, as a reference shows how much there is of what it leads to. */
const countedLinks: Readonly<Record<string, FieldDef<number, { readonly: true; secret: true }, 'link'>>> = Object.fromEntries(
  Object.values(countedLedgers)
    .flatMap((ledger) => [{ of: ledger.item, key: ledger.key }, countedIn(ledger)])
    .map(({ key, of }) => [key, link(of.name, { readonly: true, secret: true, anyRow: true })]),
)

/**
 * An item, or a place of one, as it was when the list was frozen, and what was found of it. People write what was found, and name what they found
 * and the list lacks.
 */
export const stocktakeLine = defineResource('stocktakeLine', {
  permission: 'stock:stocktakeLine',
  searchRank: 'LINE',
  title: 'code',
  icon: 'list',
  can: ['create', 'update'],
  sort: 'id',
  importKey: ['stocktakeNo', 'code'],
  importSheet: 'import.sheets.inventory',
  unique: [['stocktakeId', 'code']],
  columns: [
    'code',
    'name',
    'locationId',
    'unit',
    'expected',
    'counted',
    'difference',
    'differenceValue',
    'movedSinceCount',
    'state',
    'note',
  ],
  fields: {
    stocktakeId: link('stocktake', { required: true, readonly: true, filter: 'eq' }),
    stocktakeNo: text({ required: true, max: 20, fixed: true }),
    code: text({ required: true, max: 200, fixed: true, filter: 'like', sort: true }),
    name: text({ required: true, max: 128, readonly: true, filter: 'like' }),
    unit: text({ max: 32, readonly: true }),
    locationId: link('storageLocation', { readonly: true, filter: 'eq', anyRow: true }),
    state: choice(['OPEN', 'COUNTED', 'RECOUNT'], {
      default: 'OPEN',
      readonly: true,
      filter: 'in',
      tones: { OPEN: 'wait', COUNTED: 'good', RECOUNT: 'warning' },
    }),
    counted: decimal({ unitField: 'unit', scale: 3, max: 1_000_000, inline: true }),
    note: text({ max: 500, inline: true }),
    countedAt: happened(),
    countedById: link('user', { readonly: true, filter: 'eq', anyRow: true }),
    recounts: int({ default: 0, readonly: true }),
    ...countedLinks,
    /** What the books said when the list was frozen. */
    frozen: decimal({ scale: 3, required: true, readonly: true, secret: true }),
    /** What they said at the moment of the count; of a posted line, without what moved since. */
    booked: decimal({ scale: 3, readonly: true, secret: true }),
    /** What the difference is worth. */
    worth: decimal({ readonly: true, secret: true, min: -1e9 }),
    /** How far the balance had moved between count and posting. */
    moved: decimal({ scale: 3, readonly: true, secret: true, min: -1e6 }),
  },
  computed: {
    /** The item, for whoever may look it up. */
    itemId: { field: int({ required: true }), from: itemOf },
    expected: { field: decimal({ scale: 3 }) },
    difference: { field: decimal({ scale: 3 }) },
    differenceValue: { field: decimal({ unit: 'money' }) },
    movedSinceCount: { field: decimal({ scale: 3 }) },
    isDifferent: { field: flag({ required: true, filter: 'eq', sort: true }) },
  },
})

type AnyLine = Readonly<Record<string, unknown>>
const firstOf = (line: AnyLine, keys: readonly string[]) => {
  for (const key of keys) if (line[key] != null) return line[key] as number
  return 0
}
const ITEM_KEYS = Object.values(countedLedgers).map(({ key }) => key)
const COUNTED_KEYS = Object.values(countedLedgers).map((ledger) => countedIn(ledger).key)
/** The item of a line, whatever its kind. */
export function itemOf(line: AnyLine): number {
  return firstOf(line, ITEM_KEYS)
}
/** What a line counts: the place of an item that has places, else the item. */
export function countedOf(line: AnyLine): number {
  return firstOf(line, COUNTED_KEYS)
}
