import 'reflect-metadata'
import { type GraphQLSchema, isObjectType, lexicographicSortSchema, printSchema } from 'graphql'
import { Args, buildSchema, Ctx, Extensions, Mutation, type NonEmptyArray, Resolver } from 'type-graphql'
import { type Call, carryOut, type Registry } from '../kernel/index.ts'
import { words } from '../platform/words.ts'
import { actorOf, type Context } from './context.ts'
import { resolversOf } from './crud.ts'
import { answerDirectly } from './crudAnswers.ts'
import { declareTypes } from './declare.ts'
import { addFieldResolvers } from './fieldResolvers.ts'
import type { Class } from './filters.ts'
import { refuseWhileLooking } from './looking.ts'
import { keepKeys } from './once.ts'
import { authChecker, catalogueOf, RequirePermission } from './permission.ts'
import { findExtensionsQuickly } from './quickMetadata.ts'
import { argsType, given, readModelResolvers, typeOf } from './readModels.ts'
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
  readonly catalogue: ReadonlyMap<string, readonly string[] | 'public'>
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
  const generated = registry.exposed.flatMap((resource) => {
    const made = types.get(resource)
    return made ? resolversOf(resource, made) : []
  })
  findExtensionsQuickly()
  const resolvers = [...generated, ...readModelResolvers(registry), ...callResolvers(registry), ...handWritten] as Class[]
  const schema = await buildSchema({
    resolvers: resolvers as unknown as NonEmptyArray<never>,
    validate: false,
    // A look of its own at the whole schema at every start; Apollo takes one of its own.
    skipCheck: true,
    authChecker,
    pubSub: neverPublished as never,
  })
  addFieldResolvers(schema, registry)
  answerDirectly(schema, registry.exposed)
  explainArguments(schema)
  keepKeys(schema, registry)
  refuseWhileLooking(schema)
  return { schema, catalogue: catalogueOf(schema) }
}
/** Subscriptions here bring their own streams; type-graphql only insists on having something. */
const neverPublished = {
  publish() {},
  subscribe() {
    throw new Error('subscriptions name their own stream')
  },
}

export const printApi = ({ schema }: Api) => `${printSchema(lexicographicSortSchema(schema))}\n`

function mutationOf(call: Call, registry: Registry): Class {
  const { name, says: description, permission, args, result, isRepeatable, isShownOnce } = call
  @Resolver()
  class Calling {
    @RequirePermission(...permission)
    @Extensions({ isRepeatable, isShownOnce })
    @Mutation(typeOf(result, registry) as never, { name, description })
    carryOut(@Ctx() context: Context, asked?: object) {
      const { store, language } = context
      return carryOut(call, { store, registry, actor: actorOf(context), language, words }, given(asked))
    }
  }
  if (Object.keys(args).length) {
    const Asked = argsType(call, registry)
    Args(() => Asked as never)(Calling.prototype, 'carryOut', 1)
  }
  return Calling
}

/** The mutations of all calls. */
const callResolvers = (registry: Registry): Class[] =>
  registry.areas.flatMap(({ calls = [] }) => calls.map((call) => mutationOf(call, registry)))
