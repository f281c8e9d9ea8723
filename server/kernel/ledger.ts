import { type Command, command, defineRules, type Rules } from './command.ts'
import { type LinkOptions, link, text } from './field.ts'
import { defineFlow } from './flow.ts'
import { balanceFields, entryFields, type MOVEMENT_KINDS, type MovementKind } from './ledgerFields.ts'
import type { UnitOfWork } from './ports.ts'
import { entryOf, mirrorOf } from './posting.ts'
import { conflict } from './refusal.ts'
import { defineResource, type Fields, type ResourceDef } from './resource.ts'

/** A row that others wait for until the unit ends. */
export type Held = Readonly<Record<string, unknown>> & { id: number; updatedAt: Date }
/** A movement that is about to be written. */
export interface Movement {
  readonly uow: UnitOfWork
  /** As it was given. */
  readonly input: Readonly<Record<string, unknown>>
  /** As it is before the movement. */
  readonly item: Held
  /** By how much the balance is going to change. */
  readonly change: number
}
interface Areas {
  /** Refuses a movement for reasons of the area. */
  readonly admit?: (movement: Movement) => Promise<void>
  /** Writes what a movement changes beside its item, such as what is reserved of it, and answers what that makes of the item. */
  readonly follow?: (movement: Movement) => Promise<Readonly<Record<string, unknown>>>
  /** What of the item follows from its balance, such as whether there is enough. */
  readonly derive?: (item: Held) => Readonly<Record<string, unknown>>
}
/** What is counted, and the log of what happened to it. */
export interface Ledger extends Areas {
  readonly item: ResourceDef
  readonly log: ResourceDef
  /** The field of an entry that names the item. */
  readonly key: string
}
interface Spec<N extends string, K extends readonly [MovementKind, ...MovementKind[]], F extends Fields> extends Areas {
  readonly log: N
  readonly key: string
  readonly permission: string
  readonly kinds: K
  /** What entries say beside the movement: who, for what. */
  readonly fields: F
  readonly columns: readonly string[]
  readonly icon?: string
}
type Keyed<P extends string> = Readonly<Record<P, ReturnType<typeof link<{ required: true; filter: 'eq' } & LinkOptions>>>>

type Entries = ResourceDef<string, ReturnType<typeof entryFields<typeof MOVEMENT_KINDS, string>>>

/**
 * Declares that items of a resource are counted: an append-only log of movements and a balance that always is their sum. Every entry of
 * every wire goes through one posting (`posting.ts`) under the lock of its item, so that nothing is taken twice and no moment is below zero.
 * A mistake is answered by the step `reverse`, which mirrors the entry. Whoever may enter movements of past days has the right `past`.
 * Out: the log's definition, its rules and commands for the area, and the ledger itself for work that posts inside a unit.
 */
export function defineLedger<
  I extends ResourceDef,
  const N extends string,
  const P extends string,
  const K extends readonly [MovementKind, ...MovementKind[]],
  F extends Fields,
>(item: I, spec: Spec<N, K, F> & { readonly key: P }) {
  const { log: name, key, kinds, fields, permission, columns, icon = 'history', admit, follow, derive } = spec
  const missing = Object.keys(balanceFields).filter((one) => !(one in item.fields))
  if (missing.length) throw new Error(`${item.name} is counted and has no ${missing.join(', ')}`)
  const named = { [key]: link(item.name, { required: true, filter: 'eq' }) } as Keyed<P>
  const log = defineResource(name, {
    permission,
    title: 'storeType',
    icon,
    sort: '-bookedAt',
    can: ['create'],
    undoable: false,
    rights: ['past'],
    columns,
    filters: [key, 'storeType', 'bookedAt', ...Object.keys(fields).filter((one) => fields[one]?.options.filter)],
    fields: { ...named, ...entryFields(kinds, name), ...fields, remark: text({ max: 500, long: true }) } as Keyed<P> &
      ReturnType<typeof entryFields<K, N>> &
      F,
  } as never) as unknown as ResourceDef<N, Keyed<P> & ReturnType<typeof entryFields<K, N>> & F>
  const ledger: Ledger = { item, log, key, ...(admit && { admit }), ...(follow && { follow }), ...(derive && { derive }) }
  // What all logs have in common, for the steps and rules that all of them have.
  const entries = log as unknown as Entries
  const { reverse } = defineFlow(entries, 'state', {
    reverse: { from: ['POSTED'], to: 'REVERSED', tone: 'danger', input: { reason: text({ required: true, max: 500, long: true }) } },
  })
  const rules: Rules = defineRules(entries, {
    // What was taken back is entered anew, not taken back once more.
    guard: async ({ records }) =>
      new Map(records.flatMap((one) => (one.storeType === 'REVERSAL' ? [[one.id, conflict('ledger.isReversal')] as const] : []))),
    create: ({ uow, input }) => entryOf(uow, ledger, input),
  })
  const reversal: Command = command({
    on: reverse,
    async run({ uow, record, input }) {
      await uow.of(entries).create((await mirrorOf(uow, ledger, { record, reason: input.reason })) as never)
      return {}
    },
  })
  ledgers.set(log, ledger)
  return { ledger, log, rules, commands: [reversal] }
}

const ledgers = new Map<ResourceDef, Ledger>()
/** Every ledger of the product, for what is promised of all of them. */
export const allLedgers = (): readonly Ledger[] => [...ledgers.values()]
