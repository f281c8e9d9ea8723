import {
  type GraphQLField,
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
} from 'graphql'

const SCALARS: Readonly<Record<string, string>> = {
  ID: '"1"',
  Int: '1',
  Float: '1',
  Boolean: 'true',
  DateTime: '"2026-01-01T00:00:00Z"',
  Date: '"2026-01-01"',
  Time: '"08:00"',
}
/** A value of any type, with no more in it than must be. */
function literal(type: GraphQLInputType): string {
  if (isNonNullType(type)) return literal(type.ofType)
  if (isListType(type)) return `[${literal(type.ofType)}]`
  if (isEnumType(type)) return type.getValues()[0]?.name ?? ''
  if (isInputObjectType(type)) return `{ ${required(Object.values(type.getFields()))} }`
  return SCALARS[type.name] ?? '"x"'
}
const required = (given: readonly { name: string; type: GraphQLInputType }[]) =>
  given
    .filter((one) => isNonNullType(one.type))
    .map((one) => `${one.name}: ${literal(one.type)}`)
    .join(', ')
/** Any call of a root field: required arguments get a value of their type. */
export function documentFor(root: string, { name, args, type }: GraphQLField<unknown, unknown>): string {
  const given = required(args)
  const selection = isLeafType(getNamedType(type)) ? '' : '{ __typename }'
  return `${root.toLowerCase()} { ${name}${given && `(${given})`} ${selection} }`
}
