import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql'

/** Rows that a list without paging is taken to have, unless the field says in its extensions how many `rows` it has. */
const UNPAGED = 5
/** Rows of a page whose size nobody names; the default of PageInput. */
const PAGE = 20

/** How large the answer to a selection may become. Fragments count wherever they are spread. */
export interface Size {
  /** Fields of the first level. */
  readonly width: number
  /** Levels of fields. */
  readonly depth: number
  /** Levels below __schema and __type. */
  readonly introspectionDepth: number
  readonly selections: number
  readonly aliases: number
  /** Fields times the rows they are asked for. */
  readonly cost: number
  readonly introspectionCost: number
}
const NOTHING: Size = { width: 0, depth: 0, introspectionDepth: 0, selections: 0, aliases: 0, cost: 0, introspectionCost: 0 }

const both = (a: Size, b: Size): Size => ({
  width: a.width + b.width,
  depth: Math.max(a.depth, b.depth),
  introspectionDepth: Math.max(a.introspectionDepth, b.introspectionDepth),
  selections: a.selections + b.selections,
  aliases: a.aliases + b.aliases,
  cost: a.cost + b.cost,
  introspectionCost: a.introspectionCost + b.introspectionCost,
})

type Parent = GraphQLOutputType | GraphQLObjectType | undefined
export interface MeasuredOperation {
  readonly schema: GraphQLSchema
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>
  readonly operation: OperationDefinitionNode
  readonly variables: Readonly<Record<string, unknown>>
}

function fieldOf(parent: Parent, name: string): GraphQLField<unknown, unknown> | undefined {
  const type = parent && getNamedType(parent)
  return isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined
}
const rowsOf = ({ extensions }: GraphQLField<unknown, unknown>) => (typeof extensions['rows'] === 'number' ? extensions['rows'] : UNPAGED)
/** The fields that ask for the schema itself. */
export const isMeta = (name: string) => name === '__schema' || name === '__type'

/** The plain value of a node; undefined for what only execution could tell. */
function plainValue(node: ValueNode | undefined, { operation, variables }: MeasuredOperation): unknown {
  if (node?.kind === Kind.INT) return Number(node.value)
  if (node?.kind === Kind.OBJECT) return Object.fromEntries(node.fields.map((f) => [f.name.value, f.value]))
  if (node?.kind !== Kind.VARIABLE) return undefined
  const name = node.name.value
  if (Object.hasOwn(variables, name)) return variables[name]
  const initial = operation.variableDefinitions?.find((d) => d.variable.name.value === name)?.defaultValue
  return initial && plainValue(initial, { operation, variables: {} } as MeasuredOperation)
}
/** Rows a page that the field's `page` argument asks for. */
function pageSizeOf(field: FieldNode, measured: MeasuredOperation): number {
  const page = plainValue(field.arguments?.find((a) => a.name.value === 'page')?.value, measured)
  const size = typeof page === 'object' && page ? (page as Record<string, unknown>).size : undefined
  const number = typeof size === 'object' && size ? plainValue(size as ValueNode, measured) : size
  return typeof number === 'number' && number >= 1 ? number : PAGE
}

/** A field with all below it, asked for so many rows. What is below __schema and __type is counted apart. */
function sizeOfField(node: FieldNode, inner: Size, times: number): Size {
  const aliases = inner.aliases + (node.alias ? 1 : 0)
  const own = { ...inner, width: 1, selections: inner.selections + 1, aliases, cost: 1 + times * inner.cost }
  if (!isMeta(node.name.value)) return { ...own, depth: inner.depth + 1, introspectionCost: times * inner.introspectionCost }
  return { ...own, depth: 1, introspectionDepth: inner.depth + 1, cost: 1, introspectionCost: own.cost }
}

/**
 * Adds up one operation in a single walk. Every fragment is walked once per page size it is spread under, so a document
 * whose fragments double at each level, which would take an executor hours, is measured at once.
 */
export function sizeOf(measured: MeasuredOperation): Size {
  const { schema, fragments, operation } = measured
  const known = new Map<string, Size>()

  const ofSet = (set: SelectionSetNode, parent: Parent, rows: number): Size => {
    let total = NOTHING
    for (const node of set.selections) {
      if (node.kind === Kind.FIELD) total = both(total, ofField(node, parent, rows))
      else if (node.kind === Kind.FRAGMENT_SPREAD) total = both(total, ofFragment(node.name.value, rows))
      else {
        const inner = ofSet(
          node.selectionSet,
          node.typeCondition ? (schema.getType(node.typeCondition.name.value) as Parent) : parent,
          rows,
        )
        total = both(total, { ...inner, selections: inner.selections + 1 })
      }
    }
    return total
  }
  const ofFragment = (name: string, rows: number): Size => {
    const key = `${name} ${rows}`
    const found = known.get(key)
    if (found) return found
    // A fragment inside itself adds nothing here; validation refuses it in its own words.
    known.set(key, { ...NOTHING, selections: 1 })
    const fragment = fragments.get(name)
    const inner = fragment ? ofSet(fragment.selectionSet, schema.getType(fragment.typeCondition.name.value) as Parent, rows) : NOTHING
    const size = { ...inner, selections: inner.selections + 1 }
    known.set(key, size)
    return size
  }
  /** `rows` is the page size of the list that the parent is a page of. */
  const ofField = (node: FieldNode, parent: Parent, rows: number): Size => {
    const field = fieldOf(parent, node.name.value)
    const isPage = field?.args.some((a) => a.name === 'page') ?? false
    const isList = field !== undefined && isListType(getNullableType(field.type)) && isCompositeType(getNamedType(field.type))
    const under = isMeta(node.name.value) ? schema.getType(node.name.value === '__schema' ? '__Schema' : '__Type') : field?.type
    const inner = node.selectionSet ? ofSet(node.selectionSet, under as Parent, isPage ? pageSizeOf(node, measured) : 0) : NOTHING
    return sizeOfField(node, inner, isList ? rows || rowsOf(field) : 1)
  }
  return ofSet(operation.selectionSet, schema.getRootType(operation.operation) ?? undefined, 0)
}
