import {
  type GraphQLArgument,
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql'
import { beforeAll, describe, expect, it } from 'vitest'
import { registry } from '../../../server/domain/index.ts'
import { buildApi } from '../../../server/graphql/schema.ts'

interface Described {
  readonly at: string
  readonly text: string
}
const argumentsOf = (at: string, args: readonly GraphQLArgument[]): Described[] =>
  args.map((arg) => ({ at: `${at}(${arg.name})`, text: arg.description ?? '' }))

/** The operation types themselves need no words. */
const ROOTS = ['Query', 'Mutation', 'Subscription']
function partsOf(type: GraphQLNamedType): Described[] {
  const own = ROOTS.includes(type.name) ? [] : [{ at: type.name, text: type.description ?? '' }]
  if (isEnumType(type))
    return [...own, ...type.getValues().map((value) => ({ at: `${type.name}.${value.name}`, text: value.description ?? '' }))]
  if (isInputObjectType(type))
    return [
      ...own,
      ...Object.values(type.getFields()).map((field) => ({ at: `${type.name}.${field.name}`, text: field.description ?? '' })),
    ]
  if (isObjectType(type) || isInterfaceType(type))
    return [
      ...own,
      ...Object.values(type.getFields()).flatMap((field) => {
        const at = `${type.name}.${field.name}`
        return [{ at, text: field.description ?? '' }, ...argumentsOf(at, field.args)]
      }),
    ]
  return own
}

describe('the schema explains itself', () => {
  let parts: Described[] = []
  beforeAll(async () => {
    const { schema } = await buildApi(registry)
    parts = Object.values(schema.getTypeMap())
      .filter((type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type))
      .flatMap(partsOf)
  })

  it('on every type, field, argument and value', () => {
    expect(parts.length).toBeGreaterThan(1000)
    expect(parts.filter(({ text }) => !text.trim()).map(({ at }) => at)).toEqual([])
  })

  it('in words, not in keys of words', () => {
    const key = /^[a-z]\w*\.(?:fields|values|label|actions|hints)\b|^(?:fields|values)\.\w+/
    expect(parts.filter(({ text }) => key.test(text)).map(({ at, text }) => `${at}: ${text}`)).toEqual([])
  })
})
