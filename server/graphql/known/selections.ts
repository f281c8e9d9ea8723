import { type DocumentNode, type FragmentDefinitionNode, Kind, type OperationTypeNode, type SelectionSetNode } from 'graphql'

/** Fields below a field, whatever their aliases, arguments and types. */
export interface Selections {
  readonly [field: string]: Selections
}
/** What the product itself reads and writes, by kind of operation: of each field at its root, all that any document selects below it. */
export type KnownSelections = Readonly<Record<OperationTypeNode, Selections>>

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>
/** Answered to everybody. */
const FREE = new Set(['__typename'])

/** Calls `meet` with each field of a set, those of its fragments included. */
function eachField(set: SelectionSetNode, fragments: Fragments, meet: (name: string, below: SelectionSetNode | undefined) => void): void {
  for (const one of set.selections) {
    if (one.kind === Kind.FIELD) meet(one.name.value, one.selectionSet)
    else {
      const inner = one.kind === Kind.INLINE_FRAGMENT ? one : fragments.get(one.name.value)
      if (inner) eachField(inner.selectionSet, fragments, meet)
    }
  }
}
const fragmentsOf = ({ definitions }: DocumentNode): Fragments =>
  new Map(definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [])))

interface Growing {
  [field: string]: Growing
}
function grow(into: Growing, set: SelectionSetNode, fragments: Fragments) {
  eachField(set, fragments, (name, below) => {
    if (FREE.has(name)) return
    into[name] ??= {}
    if (below) grow(into[name], below, fragments)
  })
}
/** All that documents select, together. */
export function selectionsOf(documents: readonly DocumentNode[], fragments: Fragments): KnownSelections {
  const known: Record<OperationTypeNode, Growing> = { query: {}, mutation: {}, subscription: {} } as never
  for (const document of documents)
    for (const one of document.definitions)
      if (one.kind === Kind.OPERATION_DEFINITION)
        grow(known[one.operation], one.selectionSet, new Map([...fragments, ...fragmentsOf(document)]))
  return known
}

/** The first field that is not among `known`, by its path. The document is valid: its fragments end. */
function strangerIn(set: SelectionSetNode, fragments: Fragments, known: Selections): string | undefined {
  let found: string | undefined
  eachField(set, fragments, (name, below) => {
    if (found || FREE.has(name)) return
    const inner = Object.hasOwn(known, name) ? known[name] : undefined
    if (!inner) found = name
    else if (below) {
      const deeper = strangerIn(below, fragments, inner)
      if (deeper) found = `${name}.${deeper}`
    }
  })
  return found
}

const judged = new WeakMap<KnownSelections, WeakMap<DocumentNode, { readonly field: string | undefined }>>()
/**
 * The first field of a document that no document of the product selects at this place; undefined where there is none. Fewer fields, other aliases
 * and several documents in one are the product's, too: its screens put them together by what somebody may see.
 */
export function unknownField(document: DocumentNode, known: KnownSelections): string | undefined {
  const before = judged.get(known) ?? new WeakMap<DocumentNode, { readonly field: string | undefined }>()
  judged.set(known, before)
  const earlier = before.get(document)
  if (earlier) return earlier.field
  const fragments = fragmentsOf(document)
  const fields = document.definitions.flatMap((one) =>
    one.kind === Kind.OPERATION_DEFINITION ? (strangerIn(one.selectionSet, fragments, known[one.operation]) ?? []) : [],
  )
  before.set(document, { field: fields[0] })
  return fields[0]
}
