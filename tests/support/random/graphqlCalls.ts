import {
  type GraphQLArgument,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql'
import { selectionOf } from '../samples/selection.ts'
import { type Dice, diceOf, turnsOf } from './dice.ts'
import type { Sort } from './edges.ts'
import type { GraphqlOperation } from './graphqlOperations.ts'
import type { KnownRows } from './knownRows.ts'
import { type Place, type ValueMaker, valueMaker } from './typedValues.ts'

export interface GraphqlCall {
  readonly number: number
  readonly name: string
  readonly query: string
  readonly variables: Readonly<Record<string, unknown>>
  readonly language: 'en' | 'zh'
}
type Values = Record<string, unknown>
/** Where a value lies in the variables, so that another one can take its place. */
interface Leaf {
  readonly holder: Values | unknown[]
  readonly key: string | number
  readonly type: GraphQLInputType
}
const SORTS: Readonly<Record<string, Sort>> = { ID: 'ID', String: 'String', Int: 'Int', Float: 'Float', Boolean: 'Boolean' }
const sortOf = (name: string): Sort => SORTS[name] ?? (name as Sort)
const isOperators = (type: GraphQLInputObjectType) => Object.keys(type.getFields()).every((key) => /^(eq|in|contains|from|to)$/.test(key))

/** The variables of one call, and all places in them. */
function variablesOf({ field, type, step }: GraphqlOperation, dice: Dice, known: KnownRows, make: ValueMaker) {
  const leaves: Leaf[] = []
  const put = (holder: Values | unknown[], key: string | number, of: GraphQLInputType, value: unknown) => {
    leaves.push({ holder, key, type: of })
    ;(holder as Values)[key] = value
  }
  function listOf(inner: GraphQLInputType, place: Place): unknown[] {
    const list: unknown[] = []
    if (sortOf(String(getNullableType(inner))) === 'ID') return make.ids(known.targets(place.type, place.key), 3)
    for (let at = 0; at < 1 + dice.below(2); at++) put(list, at, inner, valueFor(inner, place))
    return list
  }
  function valueFor(input: GraphQLInputType, place: Place): unknown {
    const of = getNullableType(input)
    if (isListType(of)) return listOf(of.ofType, place)
    if (isInputObjectType(of)) return objectOf(of, place)
    if (isEnumType(of)) return dice.pick(of.getValues()).name
    return make.likely(sortOf(of.name), place)
  }
  /** Which fields an input names: all that it must, others by chance; few where each changes something. */
  function namedOf(of: GraphQLInputObjectType) {
    // The version that a change is based on is seldom the right one.
    const fields = Object.values(of.getFields()).filter((one) => one.name !== 'updatedAt' || dice.chance(0.05))
    const isChange = /^Update/.test(of.name)
    if (isChange || isOperators(of) || /Filter$/.test(of.name)) return dice.some(fields, 1 + dice.below(isChange ? 3 : 2))
    return fields.filter((one) => isNonNullType(one.type) || dice.chance(0.4))
  }
  function objectOf(of: GraphQLInputObjectType, place: Place): Values {
    const values: Values = {}
    for (const one of namedOf(of)) {
      const inner = isOperators(of) ? place : { type: place.type, key: one.name }
      put(values, one.name, one.type, one.name === 'sort' ? sortKey(place.type) : valueFor(one.type, inner))
    }
    return values
  }
  /** Lists are sorted by some of their fields, all of them by their ids. */
  const sortKey = (of: string | undefined) => (dice.chance(0.6) ? 'id' : dice.pick(Object.keys(known.rows.get(of ?? '')?.[0] ?? { id: 0 })))
  const variables: Values = {}
  const rows = known.ids(type, step)
  for (const one of field.args) {
    if (!isNonNullType(one.type) && dice.chance(0.3)) continue
    const value =
      rows.length && one.name === 'id'
        ? dice.pick(rows)
        : rows.length && one.name === 'ids'
          ? make.ids(rows, 4)
          : valueFor(one.type, { type, key: one.name })
    put(variables, one.name, one.type, value)
  }
  // Work on all that match goes ahead where the caller has counted them.
  if ('count' in variables && 'filter' in variables && rows.length && dice.chance(0.9)) {
    const some = dice.some(rows, 1 + dice.below(4))
    Object.assign(variables, { filter: { id: { in: some } }, count: some.length })
  }
  return { variables, leaves }
}

/** Puts something at the edge of its type in place of one value. */
function spoil({ holder, key, type }: Leaf, dice: Dice, make: ValueMaker) {
  const of = getNullableType(type)
  const values = holder as Values
  if (!isNonNullType(type) && !Array.isArray(holder) && dice.chance(0.1)) delete values[key]
  else if (isListType(of)) {
    const first = (values[key] as unknown[] | null)?.[0] ?? null
    values[key] = dice.pick([null, [], [first, first], [null], make.ids(['1', '2', '3'], 3), 'x'])
  } else if (isInputObjectType(of)) values[key] = dice.pick([null, {}, { nonsense: 1 }, []])
  else if (isEnumType(of))
    values[key] = make.edge(
      'Enum',
      of.getValues().map(({ name }) => name),
    )
  else values[key] = make.edge(sortOf(of.name))
}
const declared = (args: readonly GraphQLArgument[]) =>
  args.length ? `(${args.map((a) => `$${a.name}: ${String(a.type)}`).join(', ')})` : ''
const passed = (args: readonly GraphQLArgument[]) => (args.length ? `(${args.map((a) => `${a.name}: $${a.name}`).join(', ')})` : '')

/** One call in so many has a value at an edge; the others are meant to be carried out. */
const SPOILT = 0.4

/** Calls of all of these operations in turn, each made from the seed and its number. */
export function graphqlCalls(operations: readonly GraphqlOperation[], known: KnownRows, seed: number): (number: number) => GraphqlCall {
  const turn = turnsOf(seed, operations)
  return (number) => {
    const [operation, dice] = [turn(number), diceOf(seed, number)]
    const make = valueMaker(dice, known, number)
    const { variables, leaves } = variablesOf(operation, dice, known, make)
    const { root, field } = operation
    if (leaves.length && dice.chance(SPOILT)) for (const leaf of dice.some(leaves, 1 + dice.below(2))) spoil(leaf, dice, make)
    const selection = selectionOf(field.type, dice.pick([1, 1, 1, 1, 1, 1, 2, 2, 3]))
    const query = `${root} X${declared(field.args)} { ${field.name}${passed(field.args)} ${selection} }`
    return { number, name: field.name, query, variables, language: dice.pick(['en', 'zh']) }
  }
}
