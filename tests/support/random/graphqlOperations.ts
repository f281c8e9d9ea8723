import { type GraphQLField, type GraphQLSchema, getNamedType, isObjectType } from 'graphql'

/** One field of the API's roots, and what it is about. */
export interface GraphqlOperation {
  readonly root: 'query' | 'mutation'
  readonly field: GraphQLField<unknown, unknown>
  /** The type of the rows that it reads or writes, where there is one. */
  readonly type: string | undefined
  /** What rows call it among their possible actions. */
  readonly step: string | undefined
}
/** A list of all rows of a type. */
export interface GraphqlList {
  readonly name: string
  readonly type: string
}
const lower = (name: string) => name.charAt(0).toLowerCase() + name.slice(1)

/** The type of the rows of a page; nothing for other answers. */
function rowTypeOf(field: GraphQLField<unknown, unknown>): string | undefined {
  const page = getNamedType(field.type)
  const items = isObjectType(page) && page.name.endsWith('Page') ? page.getFields().items : undefined
  return items && getNamedType(items.type).name
}
const fieldsOf = (schema: GraphQLSchema, root: 'Query' | 'Mutation') =>
  Object.values((root === 'Query' ? schema.getQueryType() : schema.getMutationType())?.getFields() ?? {})

export const listsOf = (schema: GraphQLSchema): GraphqlList[] =>
  fieldsOf(schema, 'Query').flatMap((field) => {
    const type = rowTypeOf(field)
    return type && field.args.length === 2 ? [{ name: field.name, type }] : []
  })

const STEPS: Readonly<Record<string, string>> = { update: 'edit', delete: 'remove' }
/** All queries and mutations but those named. */
export function operationsOf(schema: GraphQLSchema, except: readonly string[]): GraphqlOperation[] {
  const byPlural = new Map(listsOf(schema).map(({ name, type }) => [name, type]))
  const types = new Set(byPlural.values())
  const about = (field: GraphQLField<unknown, unknown>) => {
    const named = getNamedType(field.type).name
    const [, plural = ''] = /^(?:update|delete|undelete)(?:Matching)?(.+)$/.exec(field.name) ?? []
    return rowTypeOf(field) ?? (types.has(named) ? named : byPlural.get(lower(plural)))
  }
  const made = (root: GraphqlOperation['root'], field: GraphQLField<unknown, unknown>): GraphqlOperation => {
    const type = about(field)
    const [, crud] = /^(update|delete)/.exec(field.name) ?? []
    const step = crud ? STEPS[crud] : type && field.name.endsWith(type) ? field.name.slice(0, -type.length) : undefined
    return { root, field, type, step }
  }
  const all = [
    ...fieldsOf(schema, 'Query').map((field) => made('query', field)),
    ...fieldsOf(schema, 'Mutation').map((field) => made('mutation', field)),
  ]
  return all.filter(({ field }) => !except.includes(field.name))
}
