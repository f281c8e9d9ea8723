import {
  type GraphQLArgument,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isObjectType,
  isScalarType,
} from 'graphql'
import { flowOf, type ResourceDef } from '../../../server/kernel/index.ts'

const isLeaf = (type: GraphQLOutputType) => isScalarType(getNamedType(type)) || isEnumType(getNamedType(type))
const needsNothing = (args: readonly GraphQLArgument[]) =>
  args.every(({ type, defaultValue }) => !String(type).endsWith('!') || defaultValue !== undefined)

/** What is asked of an answer: ids and versions of records, everything plain of other answers. */
function selectionOf(type: GraphQLOutputType, depth = 0): string {
  const named = getNamedType(type)
  if (!isObjectType(named)) return ''
  const fields = Object.values(named.getFields()).filter(({ args }) => needsNothing(args))
  const isRecord = 'id' in named.getFields() && 'updatedAt' in named.getFields()
  const plain = isRecord ? ['id', 'updatedAt'] : fields.filter((field) => isLeaf(field.type)).map(({ name }) => name)
  const deep =
    isRecord || depth > 2
      ? []
      : fields.flatMap((field) => (isLeaf(field.type) ? [] : [`${field.name}${selectionOf(field.type, depth + 1)}`]))
  return ` { ${[...plain, ...deep].join(' ')} }`
}

export interface Operation {
  readonly document: string
  readonly permission: readonly string[] | 'public'
  readonly args: readonly GraphQLArgument[]
}

/** The documents that clients send, made of the schema a first time and used from then on. */
export class Documents {
  readonly #schema: GraphQLSchema
  readonly #known = new Map<string, Operation>()
  constructor(schema: GraphQLSchema) {
    this.#schema = schema
  }
  of(root: 'query' | 'mutation', name: string): Operation | undefined {
    const key = `${root} ${name}`
    const known = this.#known.get(key)
    if (known) return known
    const field = this.#schema.getRootType(root as never)?.getFields()[name]
    if (!field) return undefined
    const head = field.args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ')
    const args = field.args.map((arg) => `${arg.name}: $${arg.name}`).join(', ')
    const document = `${root}${head && `(${head})`} { out: ${name}${args && `(${args})`}${selectionOf(field.type)} }`
    const made = { document, permission: (field.extensions.permission as Operation['permission'] | undefined) ?? [], args: field.args }
    this.#known.set(key, made)
    return made
  }
  /** A page of a list, with what may be done to each row. */
  list({ name, plural, type }: ResourceDef): Operation | undefined {
    const key = `list ${name}`
    const known = this.#known.get(key)
    if (known) return known
    const field = this.#schema.getQueryType()?.getFields()[plural]
    const row = this.#schema.getType(type)
    if (!field || !isObjectType(row)) return undefined
    const state = flowOf({ name } as ResourceDef)?.field
    const has = Object.keys(row.getFields())
    const fields = ['id', 'updatedAt', 'actions', ...(state ? [state] : [])].filter((one) => has.includes(one))
    const head = field.args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ')
    const args = field.args.map((arg) => `${arg.name}: $${arg.name}`).join(', ')
    const document = `query(${head}) { out: ${plural}(${args}) { total items { ${fields.join(' ')} } } }`
    const made = { document, permission: (field.extensions.permission as Operation['permission'] | undefined) ?? [], args: field.args }
    this.#known.set(key, made)
    return made
  }
}
