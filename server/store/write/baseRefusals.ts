import { conflict, type FieldDef, invalidField, type Refusal, type ResourceDef } from '../../kernel/index.ts'
import type { Violation } from '../engine/engine.ts'
import { type Constraint, constraintsOf } from '../schema/constraints.ts'
import type { DynamicRow } from '../schema/tables.ts'
import type { Values, WriteContext } from './context.ts'
import { firstShared } from './firstShared.ts'

/** People fill it in: in forms, or with the number that a row of a former system had. */
const isFilledIn = ({ fields, history }: ResourceDef, key: string): boolean => {
  const { readonly, secret, series } = (fields[key] as FieldDef).options
  return !secret && (!readonly || series !== undefined || history?.fields.includes(key) === true)
}

/** Two rows share what only one may have: told by the last field that people fill in, for the ones before say what it is one of. */
function duplicate({ resource, fields }: Constraint): Refusal {
  const field = fields.findLast((key) => isFilledIn(resource, key))
  if (field === undefined) return conflict('savedAlready').byBase(false)
  // Of several fields an area may say more, and it may look for the row before it makes one.
  return invalidField(field, 'duplicate').byBase(fields.length === 1 && !resource.internal)
}
/** A row that is pointed at is gone. */
const unreferenced = (constraint: Constraint | undefined): Refusal => {
  const [field] = constraint?.fields ?? []
  return (field === undefined ? conflict('referenceGone') : invalidField(field, 'unknownReference')).byBase(false)
}

interface Guard {
  /** The single row that is written, as it is to stand. */
  readonly row?: () => Values
  /** What a reference that stands in the way means, where rows go and none is written. */
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
 * What the base itself refuses, as a refusal: a duplicate, or a reference that came or went after it was looked at. The exact constraint leads to
 * the field. No statement follows it on PostgreSQL, whose transaction takes none.
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
