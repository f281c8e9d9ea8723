import { conflict, type FieldDef, invalidField, type Refusal, type ResourceDef } from '../../kernel/index.ts'
import type { Violation } from '../engine/engine.ts'
import { type Constraint, constraintsOf } from '../schema/constraints.ts'
import type { DynamicRow } from '../schema/tables.ts'
import type { Values, WriteContext } from './context.ts'
import { firstShared } from './firstShared.ts'

/** Whether users fill in the field: in forms, or as the document number of an imported row. */
const isFilledIn = ({ fields, history }: ResourceDef, key: string): boolean => {
  const { readonly, secret, series } = (fields[key] as FieldDef).options
  return !secret && (!readonly || series !== undefined || history?.fields.includes(key) === true)
}

/** The refusal of a duplicate, naming the last field that users fill in, as earlier ones of the constraint only qualify it. */
function duplicate({ resource, fields }: Constraint): Refusal {
  const field = fields.findLast((key) => isFilledIn(resource, key))
  if (field === undefined) return conflict('savedAlready').byBase(false)
  // For several fields an area may have a more precise message, and may check before inserting.
  return invalidField(field, 'duplicate').byBase(fields.length === 1 && !resource.internal)
}
/** The refusal of a reference to a row that is gone. */
const unreferenced = (constraint: Constraint | undefined): Refusal => {
  const [field] = constraint?.fields ?? []
  return (field === undefined ? conflict('referenceGone') : invalidField(field, 'unknownReference')).byBase(false)
}

interface Guard {
  /** The single row that is written, with its new values. */
  readonly row?: () => Values
  /** The refusal for a removal that references prevent. */
  readonly referenced?: () => Refusal
}
async function refusalOf(at: WriteContext, { kind, constraint = '' }: Violation, { row, referenced }: Guard): Promise<Refusal> {
  const { named } = constraintsOf(at.source.tables.registry)
  const broken = named.get(constraint)
  if (kind === 'reference') return referenced ? referenced().byBase(false) : unreferenced(broken)
  if (!broken) return conflict('savedAlready').byBase(false)
  const first = row && at.source.tables.dialect === 'sqlite' ? await firstShared(at, row() as DynamicRow) : undefined
  return duplicate(first ?? broken)
}

/**
 * Converts constraint violations to refusals: a duplicate, or a reference that appeared or vanished after the check. The constraint's name
 * leads to the field. Runs no further statement on PostgreSQL, whose failed transaction takes none.
 */
export async function guarded<T>(at: WriteContext, work: () => Promise<T>, guard: Guard = {}): Promise<T> {
  try {
    return await work()
  } catch (e) {
    const violation = at.source.engine.violationOf(e)
    if (!violation) throw e
    const refusal = await refusalOf(at, violation, guard)
    refusal.resource = at.resource.name
    throw refusal
  }
}
