import type { LockedRow, Read, UnitOfWork } from '../ports.ts'
import { type FieldDef, text } from '../schema/field.ts'
import { extendFlow, type Transition } from '../schema/flow.ts'
import { invalidField, type Refusal } from '../schema/refusal.ts'
import type { Fields, ResourceDef, RowOf } from '../schema/resource.ts'
import type { Registry, Veto } from './area.ts'

/** The reason of a correction; written to the operation log with the changes. */
const REASON = text({ required: true, max: 500, long: true })

type CorrectionInput<F extends Fields, K extends keyof F> = { [P in K]: Loose<F[P]> } & { reason: typeof REASON }
/** A correctable field in the input of a correction: writable and optional, even where forms of the resource cannot write it. */
type Loose<D> =
  D extends FieldDef<infer T, infer O, infer K> ? FieldDef<T, Omit<O, 'readonly' | 'fixed' | 'required' | 'default'>, K> : never
interface Corrections<D extends ResourceDef, K extends keyof D['fields'] & string> {
  /** The field that holds the state. */
  readonly field: keyof D['fields'] & string
  /** States in which fields may be corrected: work that has been accepted or is finished. */
  readonly from: readonly string[]
  readonly correctable: readonly K[]
  /** The state of a voided row, and the states from which it can be voided. */
  readonly voids: { readonly from: readonly string[]; readonly to: string }
  /** When the row was finished; corrections close a configured number of days later. Null while it is open and still correctable. */
  readonly overAt: (row: RowOf<D>) => Date | null
}

/**
 * The field as a correction accepts it: never empty where it is required, no future moment, no default. Links may name rows out of service,
 * since those were in service then.
 */
function loosened(field: FieldDef): FieldDef {
  const { readonly: _readonly, fixed: _fixed, default: initial, ...options } = field.options
  const isRequired = options.required || initial !== undefined
  return {
    ...field,
    options: {
      ...options,
      ...(isRequired && { required: true, ruled: true }),
      ...(field.kind === 'instant' && { past: true }),
      ...(field.target && { anyRow: true }),
    },
  } as FieldDef
}

/**
 * Defines two steps for users with a permission of their own: `correct` changes some fields and leaves the state, `void` marks the row as
 * never having happened. Both require a reason. They are ordinary flow steps for APIs, screens and logs; commands add rules to them, and
 * vetoes of any area refuse them.
 */
export function defineCorrections<D extends ResourceDef, const K extends keyof D['fields'] & string>(
  resource: D,
  { field, from, correctable, voids, overAt }: Corrections<D, K>,
): { readonly correct: Transition<D, CorrectionInput<D['fields'], K>>; readonly void: Transition<D, { reason: typeof REASON }> } {
  const shared = { resource, field, overAt: overAt as never }
  const input = Object.fromEntries(correctable.map((key) => [key, loosened(resource.fields[key] as FieldDef)]))
  const steps: Record<string, Transition<ResourceDef>> = {
    correct: {
      ...shared,
      name: 'correct',
      tone: 'normal',
      from,
      to: null,
      permission: `${resource.permission}:correct`,
      corrects: 'fields',
      input: { ...input, reason: REASON },
    },
    void: {
      ...shared,
      name: 'void',
      tone: 'danger',
      ...voids,
      permission: `${resource.permission}:void`,
      corrects: 'row',
      input: { reason: REASON },
    },
  }
  extendFlow(resource, field, steps)
  return steps as never
}

export const veto = <D>(spec: {
  to?: readonly Transition<D>[]
  against(x: {
    read: Read
    step: Transition<ResourceDef>
    record: D extends ResourceDef ? RowOf<D> : never
  }): Promise<Refusal | null | undefined>
}): Veto => spec as unknown as Veto

type Case = { step: Transition<ResourceDef>; record: Readonly<Record<string, unknown>> & { id: number } }
/** The first veto of any area against a correction; undefined when there is none. */
export async function firstVeto(read: Read, registry: Pick<Registry, 'vetoesOf'>, { step, record }: Case): Promise<Refusal | undefined> {
  for (const one of registry.vetoesOf(step)) {
    const refusal = await one.against({ read, step, record })
    if (refusal) return refusal
  }
  return undefined
}

/**
 * Voids a row inside a larger command. The time limit of corrections applies only to the row that the user requested.
 * @throws Refusal when any area vetoes it.
 */
export async function voidWith<D>(
  uow: UnitOfWork,
  registry: Registry,
  { step, record, reason }: { step: Transition<D>; record: D extends ResourceDef ? LockedRow<D> : never; reason: string },
): Promise<void> {
  const loose = step as unknown as Transition<ResourceDef>
  const row = record as Record<string, unknown> & { id: number }
  const own = { vetoesOf: () => registry.vetoesOf(loose).filter(({ to }) => to) }
  const refusal = await firstVeto(uow.read, own, { step: loose, record: row })
  if (refusal) throw refusal
  await uow.of(loose.resource).patch(row as never, { [loose.field]: loose.to } as never, { action: loose.name, note: { reason } })
}

const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)
/**
 * The fields of a correction that differ from the record.
 * @throws Refusal when nothing differs, or when a field cannot be corrected.
 */
export async function changedBy(
  uow: UnitOfWork,
  { resource, input: fields }: Transition<ResourceDef>,
  record: Readonly<Record<string, unknown>> & { id: number },
  proposed: Readonly<Record<string, unknown>>,
): Promise<Record<string, unknown>> {
  const changed: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(proposed)) {
    if (!(key in resource.fields)) continue
    const isList = fields[key]?.kind === 'links'
    const before = isList ? ((await uow.of(resource).linksOf(key as never, [record.id])).get(record.id) ?? []) : record[key]
    if (!same(before, value)) changed[key] = value
  }
  const [first = 'reason'] = Object.keys(fields)
  if (!Object.keys(changed).length) throw invalidField(first, 'nothingCorrected')
  return changed
}
/** Refuses fields of the record that a correction cannot change, and names those that it can. */
export function refuseOthers(
  { resource, input: fields, corrects }: Transition<ResourceDef>,
  input: Readonly<Record<string, unknown>>,
): void {
  if (!corrects) return
  const other = Object.keys(input).find((key) => key !== 'updatedAt' && !(key in fields) && key in resource.fields)
  const allowed = Object.keys(fields).filter((key) => key !== 'reason')
  if (other) throw invalidField(other, 'notCorrectable', { allowed: allowed.map((key) => `${resource.name}.fields.${key}`) })
}
