import { type GraphQLFieldResolver, type GraphQLSchema, getNamedType, isObjectType } from 'graphql'
import { type Memory, memoryOf, Recalled, refuseShown, remembering } from '../domain/system/index.ts'
import { type Actor, notFound, operations, type Registry, type ResourceDef } from '../kernel/index.ts'
import type { Context } from './context.ts'

/** What a mutation says of itself, by @Extensions, where the ordinary does not fit. */
interface Manner {
  readonly permission?: readonly string[] | 'public'
  /** Its answer holds a secret, so that a repeat cannot be answered again. */
  readonly isShownOnce?: boolean
  /** It does whatever is due, in several transactions: done again it does nothing, so that no key need be kept. */
  readonly isRepeatable?: boolean
}
type Resolve = GraphQLFieldResolver<unknown, Context>

/** The same services, on a store that remembers this call. */
async function rememberingContext(context: Context, actor: Actor, memory: Memory): Promise<Context> {
  if (memory.isShownOnce) await refuseShown(context.store, actor, memory)
  const store = remembering(context.store, actor, memory)
  const access = { ...context.access, ...context.access.over(store) }
  return Object.assign(Object.create(context) as Context, { store, access, operations: operations(store, context.registry) })
}
async function whole(context: Context, actor: Actor, resource: ResourceDef, id: number) {
  const [row] = await context.store.read(actor).of(resource).many([id])
  if (!row) throw notFound(resource.name, id)
  return row
}

/**
 * Has every mutation keep the promise of an Idempotency-Key, as REST does: resolvers are given a store that remembers, and know nothing of it.
 * A row that an earlier call made is read anew. Log-ins have nobody yet whose key it could be, and take none.
 */
export function keepKeys(schema: GraphQLSchema, registry: Registry): void {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const { permission, isShownOnce, isRepeatable } = field.extensions as Manner
    const resolve = field.resolve as Resolve | undefined
    if (!resolve || permission === 'public' || isRepeatable) continue
    const type = getNamedType(field.type)
    const resource = isObjectType(type) ? registry.exposed.find((one) => one.type === type.name) : undefined
    field.resolve = (async (source, args, context, info) => {
      const { actor, sent } = context
      const memory = actor && sent ? memoryOf(sent.key, [...sent.asked, actor.plantId]) : undefined
      if (!memory || actor?.userId == null) return resolve(source, args, context, info)
      const answer = await resolve(source, args, await rememberingContext(context, actor, { ...memory, isShownOnce: !!isShownOnce }), info)
      return answer instanceof Recalled && resource ? whole(context, actor, resource, answer.id as number) : answer
    }) satisfies Resolve as never
  }
}
