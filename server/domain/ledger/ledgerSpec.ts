import type { ResourceDef, RowOf, UnitOfWork } from '../../kernel/index.ts'
import type { OwnKinds } from './movementKinds.ts'

/** A row that others wait for until the unit ends. */
export type LockedRecord = Readonly<Record<string, unknown>> & { id: number; updatedAt: Date }

/** A movement that is about to be written. */
export interface Movement {
  readonly uow: UnitOfWork
  /** As it was given. */
  readonly input: Readonly<Record<string, unknown>>
  /** As it is before the movement. */
  readonly item: LockedRecord
  /** Where it happens, in ledgers with places, and of stock that arrives by a move where it comes from. */
  readonly place?: LockedRecord
  readonly from?: LockedRecord
  /** By how much the balance is going to change. */
  readonly change: number
}

export interface Areas {
  /** Refuses a movement for reasons of the area. */
  readonly admit?: (movement: Movement) => Promise<void>
  /** Writes what a movement changes beside its item, such as what is reserved of it, and answers what that makes of the item. */
  readonly follow?: (movement: Movement) => Promise<Readonly<Record<string, unknown>>>
  /** What of the item follows from its balance as of now, such as whether there is enough. */
  readonly derive?: (item: LockedRecord, now: Date) => Readonly<Record<string, unknown>>
  /** The quantity in the unit of the item, where it was entered in another way, such as by weighing. */
  readonly measure?: (x: Pick<Movement, 'uow' | 'input' | 'item'>) => Promise<Readonly<Record<string, unknown>>>
  /** Writes what follows from an entry that has been written, whoever wrote it: by then both balances are those after it. `reverses` is the one that it takes back. */
  readonly posted?: (x: { uow: UnitOfWork; entry: LockedRecord; reverses?: LockedRecord }) => Promise<void>
  /** How much of what the books say of a place was elsewhere at a moment: whoever counted the place then did not see it. */
  readonly elsewhere?: (uow: UnitOfWork, place: LockedRecord, at: Date) => Promise<number>
  /** How far below zero a balance may be, as a number of zero or less: zero for all that lies on a shelf. */
  readonly floor?: (uow: UnitOfWork, item: LockedRecord) => Promise<number>
  /** What the kinds of its own do to the balance. */
  readonly effects?: OwnKinds
  /** What the quantity is counted in, where items do not say it. */
  readonly unit?: string
  readonly places?: Places
  /** What an entry takes over from the work that it is booked on, under the same name, such as the machine. */
  readonly carries?: readonly string[]
  /** The keys that whoever adds or reverses an entry locks before any row, from what is entered or stands there. */
  readonly keys?: (input: Readonly<Record<string, unknown>>) => readonly string[]
  /** The key by which all that books or corrects in a plant takes turns, where something else holds entries and items in another order. */
  readonly bookingKey?: (plantId: number) => string
}

/** What is counted, and the log of what happened to it. */
export interface Ledger extends Areas {
  readonly item: ResourceDef
  readonly log: ResourceDef
  /** The field of an entry that names the item. */
  readonly key: string
}

/**
 * Where an item lies: rows that name it by the same field as entries do, each with a balance of its own. What there is of the item is what
 * its places hold together.
 */
export interface Places<D extends ResourceDef = ResourceDef> {
  readonly of: D
  /** The field of an entry that names the place. */
  readonly key: string
  /** The fields of a place that tell it from the other places of its item; entries carry them as well. */
  readonly by: readonly string[]
  /** What else entries say of their place: asked where an entry makes a new one. */
  readonly also: readonly string[]
  /** What of `by` is another one after a move, each with the input that says it. */
  readonly moves: Readonly<Record<string, string>>
  /** What a new place has beside what was given; `from` is the one that its stock comes out of. */
  readonly begin?: (x: { uow: UnitOfWork; input: Readonly<Record<string, unknown>>; from?: RowOf<D> }) => Readonly<Record<string, unknown>>
}
