import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql'
import { type Actor, publicFieldsOf, Refusal, type ResourceDef, reads } from '../kernel/index.ts'
import { objectKey } from './declare.ts'

/** What an operation asks of rows that it reaches through others, or is handed in passing: fields that do not travel, by resource. */
export type Demands = ReadonlyMap<ResourceDef, ReadonlySet<string>>

const resourceOf = (type: GraphQLObjectType) => type.extensions.resource as ResourceDef | undefined

const open = new WeakMap<ResourceDef, ReadonlySet<string>>()
/** The fields of a type that show wherever a row of it is pointed at. */
function openFields(resource: ResourceDef): ReadonlySet<string> {
  const known = open.get(resource)
  if (known) return known
  const keys = publicFieldsOf(resource)
  const objects = keys.flatMap((key) => (/Ids?$/.test(key) ? [objectKey(key, key.endsWith('Ids') ? 'links' : 'link')] : []))
  const made = new Set(['title', ...keys, ...objects])
  open.set(resource, made)
  return made
}

type Operation = GraphQLField<unknown, unknown>
const tagsOf = ({ extensions }: Operation) => (Array.isArray(extensions.permission) ? (extensions.permission as string[]) : [])
/**
 * Whether the rows that an operation answers are no references, for it takes a right to this very resource itself: that to read it, however
 * the rows are wrapped, or one to write it, whose answer is the row as it has been written.
 */
function isAnswer(operation: Operation | undefined, { permission }: ResourceDef, type: GraphQLObjectType): boolean {
  const tags = operation ? tagsOf(operation) : []
  const isWritten = operation !== undefined && getNamedType(operation.type) === type
  const fits = (tag: string) =>
    isWritten ? tag.startsWith(`${permission}:`) : tag === `${permission}:list` || tag === `${permission}:query`
  return tags.length > 0 && tags.every(fits)
}

interface Walk {
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>
  readonly found: Map<ResourceDef, Set<string>>
  /** Fragments that have been walked, with what they were part of. */
  readonly walked: Set<string>
}
/** What is selected of: a type, and the operation that answers it as long as no other row lies between. */
interface Place {
  readonly type: GraphQLObjectType
  readonly operation?: Operation | undefined
}
function walk(at: Walk, { selections }: SelectionSetNode, place: Place): void {
  const { type, operation } = place
  const resource = resourceOf(type)
  const isHidden = resource && !isAnswer(operation, resource, type)
  for (const node of selections) {
    if (node.kind === Kind.INLINE_FRAGMENT) walk(at, node.selectionSet, place)
    else if (node.kind === Kind.FRAGMENT_SPREAD) {
      const key = `${node.name.value} ${operation?.name}`
      const fragment = at.walked.has(key) ? undefined : at.fragments.get(node.name.value)
      at.walked.add(key)
      if (fragment) walk(at, fragment.selectionSet, place)
    } else {
      const field = type.getFields()[node.name.value]
      const below = field && getNamedType(field.type)
      if (isHidden && field && !openFields(resource).has(field.name))
        at.found.set(resource, (at.found.get(resource) ?? new Set<string>()).add(field.name))
      if (node.selectionSet && field && isObjectType(below))
        walk(at, node.selectionSet, { type: below, operation: resource ? undefined : (operation ?? field) })
    }
  }
}

/** What each operation of a valid document demands, by its name; types are objects throughout, so its text says it all. */
export function demandsOf(schema: GraphQLSchema, { definitions }: DocumentNode): ReadonlyMap<string, Demands> {
  const fragments = new Map(definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [])))
  const out = new Map<string, Demands>()
  for (const one of definitions) {
    if (one.kind !== Kind.OPERATION_DEFINITION) continue
    const root = schema.getRootType(one.operation)
    const at: Walk = { fragments, found: new Map(), walked: new Set() }
    if (root) walk(at, one.selectionSet, { type: root })
    out.set(one.name?.value ?? '', at.found)
  }
  return out
}

function refusalOf({ type, permission }: ResourceDef, fields: ReadonlySet<string>): Refusal {
  const names = [...fields].map((field) => `${type}.${field}`).join(', ')
  return new Refusal('beyondReference', { names, permission: `${permission}:query` }, { kind: 'forbidden' })
}

/** Why an operation is not for this reader: one refusal for each resource that it looks into without the right to read it. */
export function refusalsOf(actor: Actor, demands: ReadonlyMap<string, Demands>, operationName: string | null | undefined): Refusal[] {
  const named = demands.get(operationName ?? '')
  return (named ? [named] : [...demands.values()]).flatMap((one) =>
    [...one].flatMap(([resource, fields]) => (reads(actor, resource) ? [] : [refusalOf(resource, fields)])),
  )
}
