import { memoize, type ResourceDef } from '../../kernel/index.ts'
import { linkFields, linkTableSpecOf, type TableSpec, tableSpecOf } from './tableSpec.ts'

/** A rule of a table that the base holds, in words of the definition. */
export interface Constraint {
  readonly resource: ResourceDef
  /** The fields that it is about, in their order; none where it is about stamps, the plant or the id. */
  readonly fields: readonly string[]
}
export interface Constraints {
  /** By its name, as PostgreSQL says it, and by its columns, as SQLite says those of duplicates: 'worker.plant_id, worker.worker_no'. */
  readonly named: ReadonlyMap<string, Constraint>
  /** What no two rows of a resource may share, in the order in which PostgreSQL looks at it. */
  readonly uniquesOf: (resource: ResourceDef) => readonly Constraint[]
}

const columnsText = (table: string, columns: readonly string[]) => columns.map((one) => `${table}.${one}`).join(', ')

/** The names of every constraint, made once: a refusal of the base leads back to the fields that it is about. */
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
