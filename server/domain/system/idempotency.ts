import { createHash } from 'node:crypto'
import {
  type Actor,
  conflict,
  defineResource,
  int,
  invalidField,
  type Read,
  Refusal,
  type RowOf,
  type Store,
  text,
  type UnitOfWork,
  type WriteTarget,
} from '../../kernel/index.ts'

/**
 * As long as a device that was offline may hold a write back: a phone of somebody on leave sends it after weeks, and is to be answered what was done
 * then. A key takes about 300 bytes.
 */
const KEY_DAYS = 30

/** A write that named an idempotency key, kept in the write's own transaction: asked again, it answers the same and does nothing. */
export const idempotentCall = defineResource('idempotentCall', {
  permission: 'system:idempotentCall',
  title: 'key',
  scope: 'global',
  internal: true,
  audited: false,
  unique: [['caller', 'key']],
  retention: { days: KEY_DAYS, since: 'createdAt' },
  fields: {
    caller: text({ required: true, max: 64 }),
    key: text({ required: true, max: 128 }),
    /** SHA-256 of what was asked for, see `memoryOf`. */
    requestHash: text({ required: true, max: 64 }),
    /** What the write answered, as JSON: the id of a row, or what is none. */
    result: text({ required: true, max: 4000 }),
    httpStatus: int({ default: 200 }),
  },
})

const KEY_MAX = 128
const RETENTION_MS = KEY_DAYS * 24 * 3_600_000
const PRINTABLE = /^[\x20-\x7e]+$/
const RESULT_MAX = 4000
/** Stands where no answer is kept; JSON it is none. */
const NO_RESULT = '-'

type Call = RowOf<typeof idempotentCall>

/** A write that its caller may send again: the same key with the same request has one effect, however often and wherever it arrives. */
export interface Memory {
  readonly key: string
  /** SHA-256 of what was asked. */
  readonly requestHash: string
  /** The answer holds a secret that is shown this once: nothing of it is kept, and a repeat is told so. */
  readonly isOneTime?: boolean
}
/** A row that an earlier call answered. Its id is all that is kept of it: whoever answers more reads it anew. */
export class Recalled {
  readonly id: unknown
  constructor(id: unknown) {
    this.id = id
  }
}

/** JSON in which the order of keys means nothing. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, own: unknown) =>
    typeof own === 'object' && own !== null && !Array.isArray(own)
      ? Object.fromEntries(Object.entries(own).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : own,
  )

/** What the header promises; nothing without one. Throws for a key that cannot be kept. */
export function memoryOf(key: string | string[] | undefined, request: readonly unknown[]): Memory | undefined {
  if (key === undefined || key === '') return undefined
  if (typeof key !== 'string' || key.length > KEY_MAX) throw invalidField('Idempotency-Key', 'tooLong', { max: KEY_MAX })
  if (!PRINTABLE.test(key)) throw invalidField('Idempotency-Key', 'control')
  return { key, requestHash: createHash('sha256').update(canonical(request)).digest('hex') }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
/** Every row has a version. Another answer may have an id as well, that of a row which it names. */
const isRow = (value: unknown): value is { readonly id: unknown } => isObject(value) && 'id' in value && 'updatedAt' in value
const hasOnlyId = (value: unknown): value is { readonly id: unknown } => isObject(value) && Object.keys(value).join() === 'id'
/** Of a row its id is kept, since the rest is read anew; any other answer as it is. */
function storedResultOf(value: unknown, { isOneTime }: Memory): string {
  const text = isOneTime ? NO_RESULT : JSON.stringify(isRow(value) ? { id: value.id } : (value ?? null))
  return text.length > RESULT_MAX ? NO_RESULT : text
}
function recalled<T>({ result }: Call): T {
  if (result === NO_RESULT) throw conflict('idempotency.answeredOnce')
  const value: unknown = JSON.parse(result)
  return (hasOnlyId(value) ? new Recalled(value.id) : value) as T
}

/** The first write of a call; should it make more, each is kept beside it, so that a repeat goes on where the first one was cut off. */
const callerOf = ({ userId, plantId }: Actor, nth: number) => `user ${userId} in ${plantId}${nth > 1 ? ` write ${nth}` : ''}`
async function known(read: Pick<Read | UnitOfWork, 'of' | 'now'>, caller: string, { key, requestHash }: Memory) {
  const [found] = await read.of(idempotentCall).find({ caller, key })
  const isRetained = found !== undefined && read.now.getTime() - found.createdAt.getTime() < RETENTION_MS
  if (isRetained && found.requestHash !== requestHash) throw new Refusal('idempotency.keyReused')
  return { found, isKept: isRetained }
}

/**
 * The same store, on which what `actor` writes happens once per key: the key is kept in the write's own transaction, and a write that finds
 * it there answers what the first one did. A write that is refused keeps nothing. Keys are forgotten after 30 days, and belong to one person in one plant.
 */
export function remembering(store: Store, actor: Actor, memory: Memory): Store {
  let writes = 0
  function write<T>(by: Actor, work: Parameters<Store['write']>[1], about?: WriteTarget): Promise<T> {
    // What the product notes beside the call, in its own name, is no part of its effect.
    if (by.userId !== actor.userId) return store.write(by, work, about) as Promise<T>
    const caller = callerOf(actor, ++writes)
    return store.write(
      by,
      async (uow) => {
        await uow.lock(`idempotent:${caller}:${memory.key}`)
        const { found, isKept } = await known(uow, caller, memory)
        if (found && isKept) return recalled<T>(found)
        const value = await work(uow)
        const calls = uow.of(idempotentCall)
        const { key, requestHash } = memory
        if (found) await calls.remove(await calls.lockWhere({ caller, key }))
        await calls.create({ caller, key, requestHash, result: storedResultOf(value, memory) })
        return value as T
      },
      about,
    )
  }
  return {
    now: store.now,
    read: (by) => store.read(by),
    write: write as Store['write'],
    dryRun: (by, work) => store.dryRun(by, work),
    updateStatistics: () => store.updateStatistics(),
    purgeSealed: (log, purge) => store.purgeSealed(log, purge),
    sign: (text) => store.sign(text),
    onChange: (listener) => store.onChange(listener),
    onEnqueued: (listener) => store.onEnqueued(listener),
    close: () => store.close(),
  }
}

/** Refuses the repeat of a call whose answer was shown once, before anything that it asks first, such as a password that is another by now. */
export async function refuseShown(store: Store, actor: Actor, memory: Memory): Promise<void> {
  const { found, isKept } = await known(store.read(actor), callerOf(actor, 1), memory)
  if (found && isKept) recalled(found)
}
