import type { LockedRow, Read, UnitOfWork } from '../ports.ts'
import { type FieldDef, text } from '../schema/field.ts'
import { extendFlow, type Transition } from '../schema/flow.ts'
import { invalidField, type Refusal } from '../schema/refusal.ts'
import type { Fields, ResourceDef, RowOf } from '../schema/resource.ts'
import type { Registry, Veto } from './area.ts'

/** Why somebody puts history right; kept in the operation log with what changed. */
const REASON = text({ required: true, max: 500, long: true })

type CorrectionInput<F extends Fields, K extends keyof F> = { [P in K]: Loose<F[P]> } & { reason: typeof REASON }
/** A correctable field is written like an ordinary one, whoever else writes it, and never asked for. */
type Loose<D> =
  D extends FieldDef<infer T, infer O, infer K> ? FieldDef<T, Omit<O, 'readonly' | 'fixed' | 'required' | 'default'>, K> : never
interface Corrections<D extends ResourceDef, K extends keyof D['fields'] & string> {
  /** The field that holds the state. */
  readonly field: keyof D['fields'] & string
  /** States in which fields may be corrected: those that people have taken on, or are done with. */
  readonly from: readonly string[]
  readonly correctable: readonly K[]
  /** The state of what never happened, and from where it is reached. */
  readonly voids: { readonly from: readonly string[]; readonly to: string }
  /** When it was over; corrections close so many days later. Null = open, it can still be corrected. */
  readonly overAt: (row: RowOf<D>) => Date | null
}

/** What is written stays of the same kind: never empty where it never was, no moment in the future, never filled in. Who has left since was there then. */
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
 * Lets people with a permission of its own put rows right that ordinary steps and edits leave alone: `correct` writes some fields and leaves
 * the state, `void` says that the row never should have been. Both ask why. They are steps of the flow, so that every wire, screen and log
 * has them; rules of their own are commands on them, and `objection`s of any area refuse them.
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
/** The first objection of any area to a correction. */
export async function firstVeto(read: Read, registry: Pick<Registry, 'vetoesOf'>, { step, record }: Case): Promise<Refusal | undefined> {
  for (const one of registry.vetoesOf(step)) {
    const refusal = await one.against({ read, step, record })
    if (refusal) return refusal
  }
  return undefined
}

/** Voids a row inside a larger command; refused when anybody objects to voiding such rows. The days count for what was asked for alone. */
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
/** What of a correction differs from the record; refused when nothing does, or when it names what cannot be corrected. */
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
/** Fields of the record that a correction leaves alone are named, with those that it does not. */
export function refuseOthers(
  { resource, input: fields, corrects }: Transition<ResourceDef>,
  input: Readonly<Record<string, unknown>>,
): void {
  if (!corrects) return
  const other = Object.keys(input).find((key) => key !== 'updatedAt' && !(key in fields) && key in resource.fields)
  const allowed = Object.keys(fields).filter((key) => key !== 'reason')
  if (other) throw invalidField(other, 'notCorrectable', { allowed: allowed.map((key) => `${resource.name}.fields.${key}`) })
}
