import { type GraphQLFieldResolver, type GraphQLSchema, isObjectType } from 'graphql'
import { onlyLooking } from '../kernel/index.ts'
import type { Context } from './context.ts'

type Resolve = GraphQLFieldResolver<unknown, Context>
/** What an operation says of itself, by @Extensions. */
interface Manner {
  /** It ends the session that asks, which whoever looks on may do as well. */
  readonly endsSession?: boolean
  /** It tells of the caller's own account. */
  readonly isOfAccount?: boolean
}

const refused =
  (resolve: Resolve): Resolve =>
  (source, args, context, info) => {
    if (context.actor?.viewedBy) throw onlyLooking()
    return resolve(source, args, context, info)
  }

/**
 * Refuses to whoever looks on as somebody else every mutation there is, and what tells of that person's account: over HTTP and sockets, before
 * anything is done.
 */
export function refuseWhileLooking(schema: GraphQLSchema): void {
  const [queries, mutations] = [schema.getQueryType(), schema.getMutationType()]
  for (const root of [queries, mutations])
    for (const field of isObjectType(root) ? Object.values(root.getFields()) : []) {
      const { endsSession, isOfAccount } = field.extensions as Manner
      const isShut = root === mutations ? !endsSession : isOfAccount
      if (isShut && field.resolve) field.resolve = refused(field.resolve as Resolve) as never
    }
}
