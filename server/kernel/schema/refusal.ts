import { todayOf } from './business.ts'
import type { ResourceDef } from './resource.ts'

/** Expected failures, by what the caller can do about them. */
export type RefusalKind = 'invalid' | 'forbidden' | 'unauthenticated' | 'notFound' | 'conflict' | 'tooMany' | 'unavailable'
/** One field that is wrong: the rule is a locale key below `invalid`, the params fill its text. */
export interface FieldFault {
  field: string
  rule: string
  params?: Record<string, unknown>
  /** The locale key of what it is called where neither its resource nor every form has a word for it: what a link leads to. */
  label?: string
}

/** Hears of every refusal, for tests that read all of them in both languages. */
export const refusalObserver: { notify?: (refusal: Refusal) => void } = {}
/** A record that stands in the way of something. */
export interface BlockingRecord {
  readonly resource: string
  readonly id: number
}

/** An expected failure. `code` is a locale key below `refusal`; anything else that is thrown is a fault and stays secret. */
export class Refusal extends Error {
  readonly code: string
  readonly params: Record<string, unknown>
  readonly kind: RefusalKind
  fields: readonly FieldFault[]
  /** Whose fields they are, so that a reader sees labels instead of keys. */
  resource: string | undefined
  /** The record that has to be seen to first, where it is one. */
  blockedBy: BlockingRecord | undefined
  /** Which of many rows it is about, as people call it. */
  row: string | undefined
  /** Set where the base refused, and no check before it. */
  #byBase: { readonly isFinal: boolean } | undefined
  constructor(code: string, params: Record<string, unknown> = {}, more: { kind?: RefusalKind; fields?: readonly FieldFault[] } = {}) {
    super(code)
    this.code = code
    this.params = params
    this.kind = more.kind ?? 'invalid'
    this.fields = more.fields ?? []
    refusalObserver.notify?.(this)
  }

  /** Whether the base itself refused: its transaction takes no further statement but the way back. */
  get isByBase(): boolean {
    return this.#byBase !== undefined
  }
  /** Whether the same work may be refused in other words when it is done again: by the check that found nothing before another unit wrote. */
  get mayBeOvertaken(): boolean {
    return this.#byBase?.isFinal === false
  }
  /** Marks it as the base's own; one that is final has no check before it that could say more. */
  byBase(isFinal: boolean): this {
    this.#byBase = { isFinal }
    return this
  }
}

/** The keys that a unit locked by what it had read are no longer those of the row: the unit begins anew. No caller meets it. */
export class LocksChanged extends Error {}

/** A row that is absent or outside the caller's plants: the two look the same from outside. */
export const notFound = (resource: string, id: number | string) => new Refusal('notFound', { resource, id }, { kind: 'notFound' })
export const conflict = (code: string, params: Record<string, unknown> = {}) => new Refusal(code, params, { kind: 'conflict' })
/** A conflict that ends once another record has been seen to. */
export function conflictWith(record: BlockingRecord, code: string, params: Record<string, unknown> = {}): Refusal {
  const refusal = conflict(code, params)
  refusal.blockedBy = record
  return refusal
}
export const invalid = (fields: readonly FieldFault[]) => new Refusal('invalid', {}, { fields })
/** Somebody looks on as somebody else, who alone does this. */
export const readOnlyImpersonation = () => new Refusal('onlyLooking', {}, { kind: 'forbidden' })
/** One wrong field, the commonest refusal of all. */
export const invalidField = (field: string, rule: string, params: Record<string, unknown> = {}) => invalid([{ field, rule, params }])
/** What has happened did so today at the latest. */
export function refuseFutureDay(uow: { readonly read: Parameters<typeof todayOf>[0] }, field: string, day: string | null | undefined) {
  if (day != null && day > todayOf(uow.read)) throw invalidField(field, 'futureDay')
}
/** What is added from all plants, by somebody who does not work in all of them. */
export const addedFromAll = ({ name }: { readonly name: string }) =>
  new Refusal('addedFromAll', { records: `${name}.plural` }, { kind: 'forbidden' })
/** A row that plants share, some of which the caller does not work in. */
export const shared = ({ name, changedFrom }: { readonly name: string; readonly changedFrom?: string }) =>
  new Refusal(
    changedFrom === 'everyPlant' ? 'sharedByAll' : 'usedBeyond',
    { record: `${name}.label`, records: `${name}.plural` },
    { kind: 'forbidden' },
  )

/** Work on a row that its caller fills under other names: `names` says which, by the fields of that row. Its refusals name what was asked for. */
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
  /** As it was read before: after a refusal of the base nothing more is asked. */
  readonly record: Readonly<Record<string, unknown>> | null | undefined
  readonly work: () => Promise<T>
}
/** A refusal about one of many rows says which. */
export async function naming<T>(resource: ResourceDef, { id, record, work }: OneOfMany<T>): Promise<T> {
  try {
    return await work()
  } catch (e) {
    if (e instanceof Refusal) e.row ??= String(record?.[resource.title] ?? `#${id}`)
    throw e
  }
}
