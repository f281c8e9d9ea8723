/**
 * All that a ledger knows of a kind of movement. Rooms and areas ask it by `movementOf` and `kindsWith`; none compares kinds by name.
 */
interface MovementDef {
  /** Which way its quantity goes. A count goes to what was found; a mirror, made by the step `reverse` alone, against the entry that it takes back. */
  readonly effect: 1 | -1 | 'count' | 'mirror'
  /** What it does with the places of a ledger that has some: begins one where there is none, uses one, or leads from one to another. */
  readonly place: 'begins' | 'uses' | 'moves'
  /** What it means for the work that it is booked on: takes for it, returns what was taken for it, or neither. */
  readonly work: 'takes' | 'returns' | 'none'
  /** Whether what comes costs its own price, rather than the average of what is there. */
  readonly isPriced: boolean
  /** Whether it counts as use: issues and scrap, less returns. */
  readonly isUse: boolean
  /** Whether it may be entered about an item that is out of use: no more comes in. */
  readonly isForDisabled: boolean
  /** Whether somebody may enter it after it happened, and for a moment before now. */
  readonly isBackdated: boolean
}

const PLAIN = { place: 'uses', work: 'none', isPriced: false, isUse: false, isForDisabled: true, isBackdated: true } as const
const DEFS = {
  IN: { ...PLAIN, effect: 1, place: 'begins', isPriced: true, isForDisabled: false },
  OUT: { ...PLAIN, effect: -1, work: 'takes', isUse: true },
  RETURN: { ...PLAIN, effect: 1, work: 'returns', isUse: true },
  SCRAP: { ...PLAIN, effect: -1, isUse: true },
  CHECK: { ...PLAIN, effect: 'count', isBackdated: false },
  MOVE: { ...PLAIN, effect: -1, place: 'moves' },
  REVERSAL: { ...PLAIN, effect: 'mirror', isForDisabled: false },
} as const satisfies Readonly<Record<string, MovementDef>>

/** What can happen to stock. */
export type MovementKind = keyof typeof DEFS
const MOVEMENTS: Readonly<Record<MovementKind, MovementDef>> = DEFS
export const MOVEMENT_KINDS = Object.keys(DEFS) as unknown as readonly [MovementKind, ...MovementKind[]]
/** The kinds of a ledger of something else than stock, such as days of leave, each with the way it goes. Counts and reversals are those of every ledger. */
export type OwnKinds = Readonly<Record<string, 1 | -1>>

/** An entry, or what is given of one: its kind is one of stock, or one of its ledger's own. */
type OfKind = Readonly<Record<string, unknown>> | { readonly storeType: string }
const kindOf = (entry: OfKind) => (entry as { storeType?: unknown }).storeType as MovementKind
export const isStockKind = (kind: string): kind is MovementKind => Object.hasOwn(DEFS, kind)
/** What the kind of an entry means. What a ledger adds of its own is plain, and its way is known to the ledger (`ways`). */
export const movementOf = (entry: OfKind): Omit<MovementDef, 'effect'> & Partial<Pick<MovementDef, 'effect'>> =>
  MOVEMENTS[kindOf(entry)] ?? PLAIN
/** By which sign the quantity of an entry changes a balance; undefined where the kind says so otherwise, as counts do. */
export function signOf(entry: OfKind, effects?: OwnKinds): 1 | -1 | undefined {
  const effect = effects?.[kindOf(entry)] ?? movementOf(entry).effect
  return effect === 'count' || effect === 'mirror' ? undefined : effect
}
export const isCount = (entry: OfKind) => movementOf(entry).effect === 'count'
export const isMirror = (entry: OfKind) => movementOf(entry).effect === 'mirror'
export const isMove = (entry: OfKind) => movementOf(entry).place === 'moves'
export const isReceipt = (entry: OfKind) => movementOf(entry).place === 'begins'

type KindWith<P extends keyof MovementDef, V> = { [K in MovementKind]: (typeof DEFS)[K][P] extends V ? K : never }[MovementKind]
/** The kinds of stock of which a property is one of these, for queries. */
export const kindsWith = <P extends keyof MovementDef, const V extends MovementDef[P]>(property: P, ...values: readonly V[]) =>
  MOVEMENT_KINDS.filter((kind) => (values as readonly unknown[]).includes(MOVEMENTS[kind][property])) as KindWith<P, V>[]

/** Entries that were reversed count as if they had never been. */
export const USE_KINDS = kindsWith('isUse', true)
/** What is taken for work and given back to it. */
export const WORK_KINDS = kindsWith('work', 'takes', 'returns')
export const MIRROR_KINDS = kindsWith('effect', 'mirror')
/** What leaves what there is of an item as it was: with what it reverses, or at another place. */
export const NEUTRAL_KINDS = [...MIRROR_KINDS, ...kindsWith('place', 'moves')]
