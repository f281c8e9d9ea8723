import { type DocumentNode, Kind, type OperationTypeNode, type SelectionSetNode, type TypeNode } from 'graphql'

/* Builds the few document shapes the generic screens need; the whole GraphQL parser would cost 8 KiB to do the same. */
export type OperationKind = 'query' | 'mutation' | 'subscription'

const name = (value: string) => ({ kind: Kind.NAME, value }) as const

function typeOf(text: string): TypeNode {
  if (text.endsWith('!')) return { kind: Kind.NON_NULL_TYPE, type: typeOf(text.slice(0, -1)) as never }
  if (text.startsWith('[')) return { kind: Kind.LIST_TYPE, type: typeOf(text.slice(1, -1)) }
  return { kind: Kind.NAMED_TYPE, name: name(text) }
}

const argumentsOf = (variables: readonly string[]) =>
  variables.map((key) => ({ kind: Kind.ARGUMENT, name: name(key), value: { kind: Kind.VARIABLE, name: name(key) } }) as const)

/** '(upTo:100)' or '(whole:false)' as an argument. */
const literalOf = (text: string) => {
  const [key = '', value = ''] = text.slice(1, -1).split(':')
  const isFlag = value === 'true' || value === 'false'
  const literal = isFlag ? ({ kind: Kind.BOOLEAN, value: value === 'true' } as const) : ({ kind: Kind.INT, value } as const)
  return [{ kind: Kind.ARGUMENT, name: name(key), value: literal } as const]
}

/** 'id plant{id name}' as a selection; an alias is written 'record:plant', a number or a flag 'total(upTo:100)'. The variables go to the first field. */
export function select(text: string, variables: readonly string[] = []): SelectionSetNode {
  const tokens = text.match(/[\w:]+|\(\w+:(?:\d+|true|false)\)|[{}]/g) ?? []
  let at = 0
  const set = (): SelectionSetNode => {
    const selections: SelectionSetNode['selections'][number][] = []
    while (at < tokens.length && tokens[at] !== '}') {
      const isFirst = at === 0
      const [first = '', second] = (tokens[at++] ?? '').split(':')
      const argumentNodes = tokens[at]?.startsWith('(') ? literalOf(tokens[at++] ?? '') : isFirst ? argumentsOf(variables) : []
      const isNested = tokens[at] === '{'
      if (isNested) at++
      selections.push({
        kind: Kind.FIELD,
        name: name(second ?? first),
        ...(second && { alias: name(first) }),
        ...(argumentNodes.length > 0 && { arguments: argumentNodes }),
        ...(isNested && { selectionSet: set() }),
      })
      if (isNested) at++
    }
    return { kind: Kind.SELECTION_SET, selections }
  }
  return set()
}

/** operation('query', 'ThingGet', { id: 'ID!' }, 'record:thing{id name}') */
export function operation(kind: OperationKind, title: string, variables: Record<string, string>, body: string): DocumentNode {
  return {
    kind: Kind.DOCUMENT,
    definitions: [
      {
        kind: Kind.OPERATION_DEFINITION,
        operation: kind as OperationTypeNode,
        name: name(title),
        selectionSet: select(body, Object.keys(variables)),
        variableDefinitions: Object.entries(variables).map(
          ([key, type]) =>
            ({ kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: name(key) }, type: typeOf(type) }) as const,
        ),
      },
    ],
  }
}

function replaced(set: SelectionSetNode, [name, ...rest]: readonly string[], fields: SelectionSetNode): SelectionSetNode {
  if (!name) return fields
  return {
    ...set,
    selections: set.selections.map((one) =>
      one.kind === Kind.FIELD && (one.alias ?? one.name).value === name
        ? { ...one, selectionSet: replaced(one.selectionSet ?? fields, rest, fields) }
        : one,
    ),
  }
}

/** One request for what several written documents of the same kind ask. */
export function joined(documents: readonly DocumentNode[]): DocumentNode {
  const parts = documents.flatMap(({ definitions }) => definitions).filter((one) => one.kind === Kind.OPERATION_DEFINITION)
  const selections = parts.flatMap(({ selectionSet }) => selectionSet.selections)
  return {
    kind: Kind.DOCUMENT,
    definitions: parts.slice(0, 1).map((one) => ({ ...one, selectionSet: { ...one.selectionSet, selections } })),
  }
}

/** A written document that reads `fields` at the end of a path: those of a resource, which only its metadata knows. */
export function extended(document: DocumentNode, path: readonly string[], fields: string): DocumentNode {
  const more = select(fields)
  return {
    ...document,
    definitions: document.definitions.map((one) =>
      one.kind === Kind.OPERATION_DEFINITION ? { ...one, selectionSet: replaced(one.selectionSet, path, more) } : one,
    ),
  }
}
