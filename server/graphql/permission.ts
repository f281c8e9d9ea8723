import { type GraphQLFieldResolver, type GraphQLSchema, isObjectType } from 'graphql'
import { type AuthChecker, Authorized, Extensions } from 'type-graphql'
import { requirePermission } from '../kernel/index.ts'
import { actorOf, type Context } from './context.ts'

/** Any of these tags opens the operation; without a tag any signed-in user may call it. */
export function RequirePermission(...tags: string[]): MethodDecorator {
  return (target, key, descriptor) => {
    Authorized<string>(tags)(target, key, descriptor as never)
    Extensions({ permission: tags })(target, key as string, descriptor as never)
  }
}
/** An operation that needs no session. There are few, and each says so. */
export const Public = (): MethodDecorator => (target, key, descriptor) =>
  Extensions({ permission: 'public' })(target, key as string, descriptor as never)

function requireAny(context: Context, tags: readonly string[]): true {
  const actor = actorOf(context)
  requirePermission(actor, ...tags)
  return true
}
export const authChecker: AuthChecker<Context, string> = ({ context }, tags) => requireAny(context, tags)
/** A resolver that asks for one of the tags itself, where type-graphql is passed by. */
export const permitted =
  <A>(tags: readonly string[], answer: (args: A, context: Context) => unknown): GraphQLFieldResolver<unknown, Context> =>
  (_root, args, context) => {
    requireAny(context, tags)
    return answer(args as A, context)
  }

/** The permission of every operation. Throws when one has none: nothing is open by omission. */
export function catalogueOf(schema: GraphQLSchema): ReadonlyMap<string, readonly string[] | 'public'> {
  const out = new Map<string, readonly string[] | 'public'>()
  for (const root of [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]) {
    if (!isObjectType(root)) continue
    for (const field of Object.values(root.getFields())) {
      const { permission } = field.extensions as { permission?: readonly string[] | 'public' }
      if (permission === undefined) throw new Error(`${root.name}.${field.name} names no permission`)
      out.set(`${root.name}.${field.name}`, permission)
    }
  }
  return out
}
