import { todayOf } from './business.ts'
import type { ResourceDef } from './resource.ts'

/** Expected failures, by what the caller can do about them. */
export type RefusalKind = 'invalid' | 'forbidden' | 'unauthenticated' | 'notFound' | 'conflict' | 'tooMany' | 'unavailable'
/** One wrong field: `rule` is a locale key below `invalid`, `params` fill its text. */
export interface FieldFault {
  field: string
  rule: string
  params?: Record<string, unknown>
  /** Locale key of the field's label, where neither the resource nor the shared labels have one, as for linked fields. */
  label?: string
}

/** Called with every refusal, for tests that render all of them in both languages. */
export const refusalObserver: { notify?: (refusal: Refusal) => void } = {}
/** A record that must be dealt with first. */
export interface BlockingRecord {
  readonly resource: string
  readonly id: number
}

/**
 * An expected failure, shown to the caller. `code` is a locale key below `refusal`. Anything else that is thrown is an internal error whose
 * message stays on the server.
 */
export class Refusal extends Error {
  readonly code: string
  readonly params: Record<string, unknown>
  readonly kind: RefusalKind
  fields: readonly FieldFault[]
  /** The resource whose labels name the fields. */
  resource: string | undefined
  /** The record that must be dealt with first, where there is one. */
  blockedBy: BlockingRecord | undefined
  /** The title of the row concerned, in operations on many rows. */
  row: string | undefined
  /** Set when a database constraint refused, not a check before it. */
  #byBase: { readonly isFinal: boolean } | undefined
  constructor(code: string, params: Record<string, unknown> = {}, more: { kind?: RefusalKind; fields?: readonly FieldFault[] } = {}) {
    super(code)
    this.code = code
    this.params = params
    this.kind = more.kind ?? 'invalid'
    this.fields = more.fields ?? []
    refusalObserver.notify?.(this)
  }

  /** Whether a database constraint refused: the transaction accepts no further statement except rollback. */
  get isByBase(): boolean {
    return this.#byBase !== undefined
  }
  /** Whether a retry of the work may produce a more precise refusal, by the check that passed before another unit wrote. */
  get mayBeOvertaken(): boolean {
    return this.#byBase?.isFinal === false
  }
  /** Marks the refusal as that of a constraint; a final one has no more precise check before it. */
  byBase(isFinal: boolean): this {
    this.#byBase = { isFinal }
    return this
  }
}

/** The keys that a unit locked, derived from an unlocked read, no longer match the row: the unit starts over. It never reaches a caller. */
export class LocksChanged extends Error {}

/** A row that is absent or outside the actor's scope: callers cannot tell the two apart. */
export const notFound = (resource: string, id: number | string) => new Refusal('notFound', { resource, id }, { kind: 'notFound' })
/** The state of the data prevents the operation; `code` is a locale key below `refusal`. */
export const conflict = (code: string, params: Record<string, unknown> = {}) => new Refusal(code, params, { kind: 'conflict' })
/** A conflict that ends once another record has been dealt with. */
export function conflictWith(record: BlockingRecord, code: string, params: Record<string, unknown> = {}): Refusal {
  const refusal = conflict(code, params)
  refusal.blockedBy = record
  return refusal
}
/** Wrong input, with every wrong field. */
export const invalid = (fields: readonly FieldFault[]) => new Refusal('invalid', {}, { fields })
/** An administrator viewing as another user attempts a write. */
export const readOnlyImpersonation = () => new Refusal('onlyLooking', {}, { kind: 'forbidden' })
/** One wrong field. */
export const invalidField = (field: string, rule: string, params: Record<string, unknown> = {}) => invalid([{ field, rule, params }])
/** Refuses a day after the current business day. */
export function refuseFutureDay(uow: { readonly read: Parameters<typeof todayOf>[0] }, field: string, day: string | null | undefined) {
  if (day != null && day > todayOf(uow.read)) throw invalidField(field, 'futureDay')
}
/** Adding requires working in all plants, and the actor does not. */
export const addedFromAll = ({ name }: { readonly name: string }) =>
  new Refusal('addedFromAll', { records: `${name}.plural` }, { kind: 'forbidden' })
/** A row shared by plants in some of which the actor does not work. */
export const shared = ({ name, changedFrom }: { readonly name: string; readonly changedFrom?: string }) =>
  new Refusal(
    changedFrom === 'everyPlant' ? 'sharedByAll' : 'usedBeyond',
    { record: `${name}.label`, records: `${name}.plural` },
    { kind: 'forbidden' },
  )

/**
 * Runs work on a row whose fields have other names in the caller's input: `names` maps the row's fields to those. Refusals then name the
 * fields of the input.
 */
export async function withFieldNames<T>(names: Readonly<Record<string, string>>, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (e) {
    if (e instanceof Refusal) e.fields = e.fields.map((one) => ({ ...one, field: names[one.field] ?? one.field }))
    throw e
  }
}

interface OneOfMany<T> {
  readonly id: number
  /** As read before; a transaction takes no further read after a refusal by a constraint. */
  readonly record: Readonly<Record<string, unknown>> | null | undefined
  readonly work: () => Promise<T>
}
/** Runs work on one of many rows; a refusal then names the row. */
export async function naming<T>(resource: ResourceDef, { id, record, work }: OneOfMany<T>): Promise<T> {
  try {
    return await work()
  } catch (e) {
    if (e instanceof Refusal) e.row ??= String(record?.[resource.title] ?? `#${id}`)
    throw e
  }
}
