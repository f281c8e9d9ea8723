import 'reflect-metadata'
import { type GraphQLSchema, isObjectType, lexicographicSortSchema, printSchema } from 'graphql'
import { buildSchema, type NonEmptyArray } from 'type-graphql'
import type { Registry } from '../kernel/index.ts'
import { operationsOf } from './crud.ts'
import { declareTypes } from './declare.ts'
import { addFieldResolvers } from './fieldResolvers.ts'
import type { Class } from './filters.ts'
import { attachOperations, declareOperation } from './operation.ts'
import { type OperationTraits, wrapOperations } from './operationSteps.ts'
import { callOperations, readModelOperations } from './readModels.ts'
import { handWritten } from './resolvers/index.ts'

/** Arguments that mean the same in every operation; one that means something else brings words of its own. */
const WORDS: Readonly<Record<string, string>> = {
  id: 'Id of the record.',
  ids: 'Ids of the records.',
  filter: 'Which records; all conditions must hold.',
  page: 'Which page, and in which order.',
  input: 'The values; see its fields.',
  plantId: 'Id of the plant.',
  userId: 'Id of the user.',
  parentId: 'Id of the record above; none for the top.',
}

/** Gives the built schema the descriptions that would otherwise be repeated at every operation. */
function explainArguments(schema: GraphQLSchema): void {
  for (const type of [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]) {
    if (!isObjectType(type)) continue
    for (const field of Object.values(type.getFields())) for (const arg of field.args) arg.description ??= WORDS[arg.name] ?? null
  }
}

export interface Api {
  readonly schema: GraphQLSchema
  /** Operation -> permission tags. */
  readonly catalogue: ReadonlyMap<string, OperationTraits['permission']>
}

const built = new WeakMap<Registry, Promise<Api>>()
/**
 * The whole GraphQL schema of the registry and the hand-written resolvers. Throws when an operation lacks a permission. Built once for all
 * servers of a process: type-graphql keeps what is declared for the whole process, so that each further schema would take longer than the last.
 */
export function buildApi(registry: Registry): Promise<Api> {
  const made = built.get(registry) ?? build(registry)
  built.set(registry, made)
  return made
}
async function build(registry: Registry): Promise<Api> {
  const types = declareTypes(registry)
  const operations = [
    ...[...types].flatMap(([resource, made]) => operationsOf(resource, made)),
    ...readModelOperations(registry),
    ...callOperations(registry),
  ]
  const resolvers = [...operations.map(declareOperation), ...handWritten] as Class[]
  const schema = await buildSchema({
    resolvers: resolvers as unknown as NonEmptyArray<never>,
    validate: false,
    // A look of its own at the whole schema at every start; Apollo takes one of its own.
    skipCheck: true,
    pubSub: neverPublished as never,
  })
  attachOperations(schema, operations)
  addFieldResolvers(schema, registry)
  explainArguments(schema)
  return { schema, catalogue: wrapOperations(schema, registry) }
}
/** Subscriptions here bring their own streams; type-graphql only insists on having something. */
const neverPublished = {
  publish() {},
  subscribe() {
    throw new Error('subscriptions name their own stream')
  },
}

export const printApi = ({ schema }: Api) => `${printSchema(lexicographicSortSchema(schema))}\n`
