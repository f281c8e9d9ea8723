import type { Dice } from './dice.ts'
import type { Sort } from './edges.ts'
import type { KnownRows } from './knownRows.ts'
import type { Schema } from './restOperations.ts'
import type { Place, ValueMaker } from './typedValues.ts'

type Values = Record<string, unknown>
/** Bodies that are no object, or none that a program should follow. */
const MISSHAPEN = ['', '[]', '"x"', '{', 'null', '7', '{"a":[[[[[[]]]]]]}', '{"__proto__":{"x":1}}', '{"constructor":1}']
const BY_FORMAT: Readonly<Record<string, Sort>> = { date: 'Date', 'date-time': 'DateTime' }
const BY_TYPE: Readonly<Record<string, Sort>> = { integer: 'Int', number: 'Float', boolean: 'Boolean' }
const isLink = (key: string) => /(^id|I[dD])s?$/.test(key)
const typesOf = ({ type }: Schema) => [type ?? []].flat() as string[]

/** Which values a schema takes. */
export function sortOf(schema: Schema, key: string): Sort {
  if (schema.enum) return 'Enum'
  const type = typesOf(schema).find((one) => one !== 'null') ?? 'string'
  if (type === 'integer' && isLink(key)) return 'ID'
  const isTime = String(schema.pattern ?? '').includes('[0-5]\\d$')
  return BY_FORMAT[String(schema.format)] ?? BY_TYPE[type] ?? (isTime ? 'Time' : 'String')
}
const choicesOf = (schema: Schema) => ((schema.enum as unknown[] | undefined) ?? []).filter((one) => one !== null)

export interface RestMaker {
  /** A value that is likely to be taken. */
  valueFor(schema: Schema, place: Place): unknown
  /** One at the edge of its type or beyond. */
  edgeFor(schema: Schema, key: string): unknown
  /** What is sent as a body, as text. */
  bodyFor(schema: Schema, type: string | undefined, isChange: boolean): string
}

/** Makes values from the schemas of the OpenAPI document for one call. */
export function restMaker(dice: Dice, known: KnownRows, make: ValueMaker, spoilt: boolean): RestMaker {
  function listFor(items: Schema, place: Place): unknown[] {
    if (isLink(place.key)) return make.ids(known.targets(place.type, place.key), 3).map((id) => (dice.chance(0.9) ? Number(id) : id))
    return Array.from({ length: 1 + dice.below(2) }, () => valueFor(items, place))
  }
  function valueFor(schema: Schema, place: Place): unknown {
    if (schema.oneOf) return valueFor(dice.pick(schema.oneOf as Schema[]), place)
    const types = typesOf(schema)
    if (types.includes('array')) return listFor(schema.items as Schema, place)
    if (types.includes('object')) return objectFor(schema, place.type, false)
    const sort = sortOf(schema, place.key)
    return sort === 'Enum' ? dice.pick(choicesOf(schema)) : make.likely(sort, place)
  }
  function edgeFor(schema: Schema, key: string): unknown {
    if (typesOf(schema).includes('array')) return dice.pick<unknown>([[], null, [null], ['x'], [1, 1], 'x', { id: 1 }, [['x']]])
    return make.edge(sortOf(schema, key), choicesOf(schema))
  }
  function objectFor(schema: Schema, type: string | undefined, isChange: boolean): Values {
    const properties = Object.entries((schema.properties ?? {}) as Record<string, Schema>)
    const required = new Set(schema.required as string[] | undefined)
    const likely = properties.filter(([key]) => key !== 'rowVersion' || dice.chance(0.05))
    const some = isChange
      ? [...likely.filter(([key]) => required.has(key)), ...dice.some(likely, 1 + dice.below(3))]
      : likely.filter(([key]) => required.has(key) || dice.chance(0.4))
    return Object.fromEntries(some.map(([key, one]) => [key, valueFor(one, { type, key })]))
  }
  function bodyFor(schema: Schema, type: string | undefined, isChange: boolean): string {
    if (spoilt && dice.chance(0.1)) return dice.pick(MISSHAPEN)
    const values = objectFor(schema, type, isChange)
    const keys = Object.keys(values)
    if (spoilt && keys.length) {
      const properties = (schema.properties ?? {}) as Record<string, Schema>
      for (const key of dice.some(keys, 1 + dice.below(2))) {
        if (dice.chance(0.15)) delete values[key]
        else values[key] = edgeFor(properties[key] ?? {}, key)
      }
    }
    return JSON.stringify(values)
  }
  return { valueFor, edgeFor, bodyFor }
}
