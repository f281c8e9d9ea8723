import { memoize, type ResourceDef } from '../../kernel/index.ts'
import { linkFields, linkTableSpecOf, type TableSpec, tableSpecOf } from './tableSpec.ts'

/** A constraint of a table in terms of the definition. */
export interface Constraint {
  readonly resource: ResourceDef
  /** Its fields, in order; empty for stamps, plant and id. */
  readonly fields: readonly string[]
}
export interface Constraints {
  /** By the name that PostgreSQL reports, and by the columns that SQLite reports for duplicates: 'worker.plant_id, worker.worker_no'. */
  readonly named: ReadonlyMap<string, Constraint>
  /** The unique constraints of a resource, in the order in which PostgreSQL checks them. */
  readonly uniquesOf: (resource: ResourceDef) => readonly Constraint[]
}

const columnsText = (table: string, columns: readonly string[]) => columns.map((one) => `${table}.${one}`).join(', ')

/** All constraints, memoized; they map a violation to the fields of its refusal. */
export const constraintsOf = memoize((registry: ReadonlyMap<string, ResourceDef>): Constraints => {
  const named = new Map<string, Constraint>()
  const uniques = new Map<ResourceDef, Constraint[]>()
  const add = (constraint: Constraint, ...names: readonly string[]) => {
    for (const name of names) named.set(name, constraint)
    return constraint
  }
  const addOwn = (resource: ResourceDef, spec: TableSpec) => {
    const keyOf = new Map(spec.columns.map(({ name, key }) => [name, key]))
    const fieldsOf = (columns: readonly string[]) =>
      columns.flatMap((one) => {
        const key = keyOf.get(one) ?? ''
        return key in resource.fields ? [key] : []
      })
    add({ resource, fields: [] }, `${spec.name}_pkey`, columnsText(spec.name, ['id']))
    const own = spec.uniques.map(({ name, columns }) => add({ resource, fields: fieldsOf(columns) }, name, columnsText(spec.name, columns)))
    uniques.set(
      resource,
      own.filter(({ fields }) => fields.length),
    )
    for (const { name, columns } of spec.foreignKeys) add({ resource, fields: fieldsOf(columns) }, name)
  }
  for (const resource of registry.values()) {
    addOwn(resource, tableSpecOf(resource, registry))
    for (const [key] of linkFields(resource)) {
      const { foreignKeys } = linkTableSpecOf(resource, key, registry)
      for (const { name, columns } of foreignKeys) add({ resource, fields: columns.includes('target_id') ? [key] : [] }, name)
    }
  }
  return { named, uniquesOf: (resource) => uniques.get(resource) ?? [] }
})
