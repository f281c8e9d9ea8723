import { createHash } from 'node:crypto'
import { idempotentCall } from '../domain/system/index.ts'
import { type Actor, Refusal, type Store, wrong } from '../kernel/index.ts'

const KEY_MAX = 128
const KEPT_MS = 24 * 3_600_000
const SAID = /^[\x20-\x7e]+$/

/** A write that its caller may send again: the same key with the same request has one effect, however often and wherever it arrives. */
export interface Memory {
  readonly key: string
  /** SHA-256 of what was asked. */
  readonly requestHash: string
}

/** What the header promises; nothing without one. Throws for a key that cannot be kept. */
export function memoryOf(key: string | string[] | undefined, asked: readonly unknown[]): Memory | undefined {
  if (key === undefined || key === '') return undefined
  if (typeof key !== 'string' || key.length > KEY_MAX) throw wrong('Idempotency-Key', 'tooLong', { max: KEY_MAX })
  if (!SAID.test(key)) throw wrong('Idempotency-Key', 'control')
  return { key, requestHash: createHash('sha256').update(JSON.stringify(asked)).digest('hex') }
}

/** Ids and counts are what writes answer; the rest of an answer is read anew. */
const resultOf = (value: unknown) => (typeof value === 'object' && value !== null && 'id' in value ? { id: value.id } : (value ?? null))

/**
 * The same store, whose next write happens once per key: the key is kept in the write's own transaction, and a write that finds it there
 * answers what the first one did. Keys are forgotten after a day.
 */
export function remembering(store: Store, { key, requestHash }: Memory): Store {
  const write = <T>(actor: Actor, work: Parameters<Store['write']>[1]): Promise<T> => {
    const caller = `user ${actor.userId}`
    return store.write(actor, async (uow) => {
      await uow.lock(`idempotent:${caller}:${key}`)
      const calls = uow.of(idempotentCall)
      const [known] = await calls.find({ caller, key })
      const isKept = known && uow.now.getTime() - known.createdAt.getTime() < KEPT_MS
      if (isKept && known.requestHash !== requestHash) throw new Refusal('rest.keyReused')
      if (isKept) return JSON.parse(known.result) as T
      if (known) await calls.remove([known.id])
      const value = await work(uow)
      await calls.create({ caller, key, requestHash, result: JSON.stringify(resultOf(value)) })
      return value as T
    })
  }
  return {
    now: store.now,
    read: (actor) => store.read(actor),
    write: write as Store['write'],
    rehearse: (actor, work) => store.rehearse(actor, work),
    onChange: (listener) => store.onChange(listener),
    onEnqueued: (listener) => store.onEnqueued(listener),
    close: () => store.close(),
  }
}
