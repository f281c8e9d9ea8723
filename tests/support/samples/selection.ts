import { type GraphQLOutputType, getNamedType, isCompositeType, isNonNullType, isObjectType } from 'graphql'

/** All plain fields of a type, and its objects, so many levels down. */
export function selectionOf(type: GraphQLOutputType, levels: number): string {
  const named = getNamedType(type)
  if (!isObjectType(named)) return ''
  const inner = Object.values(named.getFields()).flatMap((field) => {
    if (field.args.some((a) => isNonNullType(a.type))) return []
    if (!isCompositeType(getNamedType(field.type))) return [field.name]
    return levels > 1 ? [`${field.name} ${selectionOf(field.type, levels - 1)}`] : []
  })
  return `{ ${inner.join(' ') || '__typename'} }`
}
