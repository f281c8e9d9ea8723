import {
  type GraphQLInputType,
  type GraphQLSchema,
  getNullableType,
  isInputObjectType,
  isListType,
  type OperationDefinitionNode,
  typeFromAST,
} from 'graphql'

function fits(given: GraphQLInputType, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true
  const type = getNullableType(given)
  if (isListType(type)) return Array.isArray(value) ? value.every((one) => fits(type.ofType, one)) : fits(type.ofType, value)
  if (!isInputObjectType(type)) return true
  if (Array.isArray(value)) return false
  const fields = type.getFields()
  return Object.entries(value).every(([key, one]) => !fields[key] || fits(fields[key].type, one))
}
const holdsObjects = (type: GraphQLInputType): boolean => {
  const inner = getNullableType(type)
  return isListType(inner) ? holdsObjects(inner.ofType) : isInputObjectType(inner)
}

/**
 * Whether an operation's variables hold a list where an object belongs. graphql-jit takes it for an object without fields: a filter that is a
 * list would find everything. All else it refuses as graphql-js does.
 */
export function listForObject(schema: GraphQLSchema, { variableDefinitions = [] }: OperationDefinitionNode) {
  const wanted = variableDefinitions.flatMap(({ variable, type: node }) => {
    const type = typeFromAST(schema, node as never) as GraphQLInputType | undefined
    return type && holdsObjects(type) ? [{ name: variable.name.value, type }] : []
  })
  return (variables: Readonly<Record<string, unknown>> | null | undefined): boolean =>
    wanted.some(({ name, type }) => !fits(type, variables?.[name]))
}
