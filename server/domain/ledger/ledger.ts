import {
  type Command,
  command,
  conflict,
  defineFlow,
  defineResource,
  defineRules,
  type Fields,
  flowOf,
  illegalTransition,
  isLegal,
  type LinkOptions,
  link,
  type Owner,
  type ResourceDef,
  type Rules,
  text,
  type UnitOfWork,
} from '../../kernel/index.ts'
import { bookingKeys, entriesKey } from './laterEntries.ts'
import { balanceFields, COST_FIELDS, entryFields } from './ledgerFields.ts'
import type { Areas, Ledger, LockedRecord } from './ledgerSpec.ts'
import { isMirror, isMove, isStockKind, kindsWith, type MOVEMENT_KINDS } from './movementKinds.ts'
import { arrivalOf, entryOf, type Mistake, mirrorsOf, storedFieldsOf } from './posting.ts'

interface Spec<N extends string, K extends readonly [string, ...string[]], F extends Fields> extends Areas {
  readonly log: N
  readonly key: string
  readonly permission: string
  readonly kinds: K
  /** Whose its entries are, where items belong to people. */
  readonly owner?: Owner
  /** What entries say beside the movement: who, for what. */
  readonly fields: F
  readonly columns: readonly string[]
  readonly icon?: string
  /** What figures over many entries read beside their moment, kind and amount: it rides along in the index of moments. */
  readonly covers?: readonly string[]
  /** Rights of the area's own, beside that to enter movements of past days. */
  readonly rights?: readonly string[]
}
type Keyed<P extends string> = Readonly<Record<P, ReturnType<typeof link<{ required: true; filter: 'eq' } & LinkOptions>>>>

type Entries = ResourceDef<string, ReturnType<typeof entryFields<typeof MOVEMENT_KINDS, string>>>

/**
 * Declares that items of a resource are counted: an append-only log of movements and a balance that always is their sum. Every entry of
 * every wire goes through one posting (`posting.ts`) under the lock of its item, so that nothing is taken twice and no moment is below zero. In a ledger with places, the item is held before the place,
 * and both balances change together.
 * A mistake is answered by the step `reverse`, which mirrors the entry. Whoever may enter movements of past days has the right `past`.
 * Out: the log's definition, its rules and commands for the area, and the ledger itself for work that posts inside a unit.
 */
export function defineLedger<
  I extends ResourceDef,
  const N extends string,
  const P extends string,
  const K extends readonly [string, ...string[]],
  F extends Fields,
>(item: I, spec: Spec<N, K, F> & { readonly key: P }) {
  const { log: name, key, kinds, fields, permission, columns, icon = 'history', owner, rights = [], covers = [], ...areas } = spec
  const missing = Object.keys(balanceFields).filter((one) => one !== 'value' && !(one in item.fields))
  if (missing.length) throw new Error(`${item.name} is counted and has no ${missing.join(', ')}`)
  const lost = kinds.filter((one) => !isStockKind(one) && !areas.effects?.[one])
  if (lost.length) throw new Error(`${name}: nothing says which way ${lost.join(', ')} goes`)
  if (kinds.some((storeType) => isMove({ storeType })) !== (areas.places !== undefined))
    throw new Error(`${name}: stock is moved where it has places, and only there`)
  const isCosted = 'value' in item.fields
  const all = entryFields(kinds, name, 'unit' in item.fields ? { unitField: `${key}.unit` } : {})
  const entryFieldDefs = isCosted
    ? all
    : Object.fromEntries(Object.entries(all).filter(([one]) => !(COST_FIELDS as readonly string[]).includes(one)))
  const anyRowOf = { field: 'storeType', values: kindsWith('isForDisabled', true).filter((one) => kinds.includes(one)) }
  const named = { [key]: link(item.name, { required: true, filter: 'eq', anyRowOf }) } as unknown as Keyed<P>
  const log = defineResource(name, {
    permission,
    title: 'storeType',
    icon,
    sort: '-bookedAt',
    can: ['create'],
    undoable: false,
    ...(owner && { owner }),
    rights: ['past', ...rights],
    columns,
    covers: ['storeType', 'state', ...(isCosted ? ['amount'] : []), key, ...covers],
    filters: [key, 'storeType', 'bookedAt', ...Object.keys(fields).filter((one) => fields[one]?.options.filter)],
    fields: { ...named, ...entryFieldDefs, ...fields, remark: text({ max: 500, long: true }) } as Keyed<P> &
      ReturnType<typeof entryFields<K, N>> &
      F,
  } as never) as unknown as ResourceDef<N, Keyed<P> & ReturnType<typeof entryFields<K, N>> & F>
  const ledger: Ledger = { ...areas, item, log, key }
  // What all logs have in common, for the steps and rules that all of them have.
  const entries = log as unknown as Entries
  const { reverse } = defineFlow(entries, 'state', {
    reverse: { from: ['POSTED'], to: 'REVERSED', tone: 'danger', input: { reason: text({ required: true, max: 500, long: true }) } },
  })
  const { places } = ledger
  const rules: Rules = defineRules(entries, {
    // What was taken back is entered anew, not taken back once more.
    guard: async ({ records }) =>
      new Map(records.flatMap((one) => (isMirror(one) ? [[one.id, conflict('ledger.isReversal')] as const] : []))),
    /**
     * Entries of the past shift the balances of those after them, and one that is reversed is held before its item: they take turns. The halves
     * of a move are taken back together, whichever of them is named.
     */
    locks({ record, input, plantId }) {
      const item = record
        ? (record as LockedRecord)[key]
        : input.bookedAt == null
          ? undefined
          : (input as Readonly<Record<string, unknown>>)[key]
      const own = ledger.keys?.((record ?? input) as Readonly<Record<string, unknown>>) ?? []
      const keys = [...bookingKeys(ledger, plantId), ...(typeof item === 'number' ? [entriesKey(ledger, item)] : []), ...own]
      if (!record) return keys
      return isMove(record) ? [...keys, `move:${name}:${(record as LockedRecord).movedFromId ?? record.id}`] : keys
    },
    writesChoices: [key, ...(places ? [places.key] : [])] as never,
    create: ({ uow, input }) => entryOf(uow, ledger, input),
    ...((places || ledger.posted) && {
      async created({ uow, record, input }) {
        await afterEntry(uow, ledger, { record: record as LockedRecord, input })
      },
    }),
  })
  const reversal: Command = command({
    on: reverse,
    async run({ uow, record, input }) {
      await mirrored(uow, ledger, { record, reason: input.reason })
      return {}
    },
  })
  ledgers.set(log, ledger)
  return { ledger, log, rules, commands: [reversal] }
}

/** What an entry brings along once it is written: the other half of a move, and what the area makes of both. */
async function afterEntry(
  uow: UnitOfWork,
  ledger: Ledger,
  x: { record: LockedRecord; input: Readonly<Record<string, unknown>> },
): Promise<LockedRecord> {
  await ledger.posted?.({ uow, entry: x.record })
  if (!ledger.places || !isMove(x.record)) return x.record
  const arrival = (await uow.of(ledger.log).create((await arrivalOf(uow, ledger, x)) as never)) as unknown as LockedRecord
  await ledger.posted?.({ uow, entry: arrival })
  return arrival
}

/**
 * Posts a movement as part of larger work, such as bringing something back that was weighed. What is given is trusted: the work has checked it.
 * What is entered anew counts at the moment (`at`) of the entry that it stands for. Out: the entry; of a move, the one by which stock arrived.
 */
export async function postEntry(
  uow: UnitOfWork,
  ledger: Ledger,
  input: Readonly<Record<string, unknown>>,
  at?: Date | null,
): Promise<LockedRecord> {
  const values = { ...storedFieldsOf(ledger, input), ...(await entryOf(uow, ledger, input, at)) }
  const record = (await uow.of(ledger.log).create(values as never)) as unknown as LockedRecord
  return afterEntry(uow, ledger, { record, input: input })
}

async function mirrored(uow: UnitOfWork, ledger: Ledger, x: Mistake): Promise<void> {
  for (const { reverses, mirror } of await mirrorsOf(uow, ledger, x)) {
    const entry = (await uow.of(ledger.log).create(mirror as never)) as unknown as LockedRecord
    await ledger.posted?.({ uow, entry, reverses })
  }
}

/**
 * Takes an entry back as part of larger work: as the step `reverse` does, whose right the work has asked for itself. Where it is entered anew at
 * its own moment, `at` is that moment: no balance since then is as the mistake had made it.
 */
export async function reverseEntry(uow: UnitOfWork, ledger: Ledger, mistake: Mistake): Promise<void> {
  const { reason } = mistake
  const record = (await uow.of(ledger.log).lockForUpdate(mistake.record.id)) as LockedRecord
  const step = flowOf(ledger.log)?.steps.reverse
  if (step && !isLegal(step, record)) throw illegalTransition(step, record)
  await uow.of(ledger.log).patch(record as never, { state: 'REVERSED' } as never, { action: 'reverse', note: { reason } })
  await mirrored(uow, ledger, { ...mistake, record })
}

const ledgers = new Map<ResourceDef, Ledger>()
/** Every ledger of the product, for what is promised of all of them. */
export const allLedgers = (): readonly Ledger[] => [...ledgers.values()]
