import { type Dice, diceOf, turnsOf } from './dice.ts'
import { EDGES } from './edges.ts'
import type { KnownRows } from './knownRows.ts'
import type { Parameter, RestOperation } from './restOperations.ts'
import { type RestMaker, restMaker } from './restValues.ts'
import { valueMaker } from './typedValues.ts'

export interface RestCall {
  readonly number: number
  readonly method: string
  readonly path: string
  /** Names and values as they are before they are escaped for an address. */
  readonly query: readonly (readonly [string, string])[]
  readonly body: string | undefined
  readonly headers: Readonly<Record<string, string>>
}
/** Names that no list knows, or that only habits of old clients explain. */
const NAMES = [
  ...['page', 'limit', 'orderByColumn', 'isAsc', 'numberOrder', 'equipment.name', 'equipment.workshop.name', 'plant.name', 'user.name'],
  ...['dictType', '__proto__', 'constructor', 'toString', 'a.b.c.d', '', 'x[]', 'a[b]'],
]
/** What addresses are sent that no type explains. */
const ODD = [
  '%',
  '%%',
  '%a%',
  'a%',
  '1,2',
  ',,',
  '9999999999',
  '0000-00-00',
  'true',
  'null',
  '[object Object]',
  '9007199254740993',
  '1.5',
  '-id',
]
const ASTRAY = ['/nothing', '/admin/nothing/1', '/', '//', '/%00', '/openapi', '/admin/sysrole']
/** No workbook is among them: reading one takes a process of its own, and hostile ones have tests of theirs. */
const SHEETS = ['', 'x'.repeat(2000), '<xml/>']
const KEYS = ['a', 'b', 'x'.repeat(200), 'a b']
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const SPOILT = 0.4

function idFor({ type, step, method, path }: RestOperation, dice: Dice, known: KnownRows, spoilt: boolean): string {
  const rows = known.ids(type, step)
  if (!rows.length || (spoilt && dice.chance(0.3))) return String(dice.pick([...EDGES.ID, 'x', '1,2', '%00', 'export0']))
  const several = method === 'delete' && path.endsWith('/{id}') ? 1 + dice.below(3) : 1
  return dice.some(rows, several).join(',')
}
function queryFor({ parameters, type }: RestOperation, dice: Dice, make: RestMaker, spoilt: boolean): [string, string][] {
  const own = parameters.filter((one) => one.in === 'query')
  const some: Parameter[] = dice.some(own, dice.below(4))
  const valueFor = ({ name, schema }: Parameter) => {
    if (spoilt && dice.chance(0.5)) return dice.chance(0.5) ? dice.pick(ODD) : make.edgeFor(schema, name)
    return make.valueFor(schema, { type, key: name })
  }
  const pairs = some.map((one): [string, string] => [one.name, String(valueFor(one))])
  if (spoilt && dice.chance(0.4)) pairs.push([dice.pick(NAMES), dice.pick(ODD)])
  return pairs
}
/** What stands in braces in an address. */
function filled(operation: RestOperation, dice: Dice, known: KnownRows, spoilt: boolean): string {
  const one = (name: string) => {
    if (name === 'id') return idFor(operation, dice, known, spoilt)
    const values = known.values(undefined, name)
    return String(values.length && !spoilt ? dice.pick(values) : dice.pick(ODD))
  }
  return operation.path.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(one(name).replace(/\p{Surrogate}/gu, '?')))
}

/** Calls of all of these operations in turn, each made from the seed and its number. */
export function restCalls(operations: readonly RestOperation[], known: KnownRows, seed: number): (number: number) => RestCall {
  const turn = turnsOf(seed, operations)
  return (number) => {
    const [operation, dice] = [turn(number), diceOf(seed, number)]
    const spoilt = dice.chance(SPOILT)
    const make = restMaker(dice, known, valueMaker(dice, known, number), spoilt)
    const { body, type, isSheet } = operation
    const isAstray = spoilt && dice.chance(0.03)
    const method = isAstray && dice.chance(0.5) ? dice.pick(['get', 'patch', 'post']) : operation.method
    const text = isSheet ? dice.pick(SHEETS) : body && make.bodyFor(body, type, method === 'put')
    const isWrite = method !== 'get'
    return {
      number,
      method,
      path: isAstray ? dice.pick(ASTRAY) : filled(operation, dice, known, spoilt),
      query: queryFor(operation, dice, make, spoilt),
      body: isWrite ? text : undefined,
      headers: {
        'accept-language': dice.pick(['en', 'zh']),
        ...(isWrite && { 'content-type': isSheet ? XLSX : 'application/json' }),
        ...(isWrite && dice.chance(0.05) && { 'idempotency-key': dice.pick(KEYS) }),
      },
    }
  }
}
