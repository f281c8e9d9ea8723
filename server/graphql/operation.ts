import type { GraphQLResolveInfo, GraphQLSchema } from 'graphql'
import { Arg, Mutation, Query, Resolver, Subscription } from 'type-graphql'
import type { Context } from './context.ts'
import { type Class, named } from './filters.ts'
import type { OperationTraits } from './operationSteps.ts'

type TypeOf = () => unknown
/** An argument of an operation. Without a description it gets the common one of its name (schema.ts). */
export interface Argument {
  readonly type: TypeOf
  readonly nullable?: boolean
  readonly description?: string
  readonly defaultValue?: unknown
}
/** A field of Query, Mutation or Subscription that follows from a definition. What is written by hand is a class of type-graphql (resolvers/). */
export interface Operation<A = never> {
  readonly root: 'Query' | 'Mutation' | 'Subscription'
  readonly name: string
  readonly description: string
  readonly type: TypeOf
  readonly nullable?: boolean
  readonly args?: Readonly<Record<string, Argument>>
  readonly traits: OperationTraits
  /** What a query or a mutation answers; of a subscription, the stream of its answers. */
  run(args: A, context: Context, info: GraphQLResolveInfo): unknown
}
/** States the arguments of an operation beside what uses them; the schema checks them before it runs. */
export const defineOperation = <A extends object>(operation: Operation<A>): Operation => operation as never

const ROOTS = { Query, Mutation, Subscription } as const

/** A class that declares the operation to type-graphql; what it does is attached to the built schema, so the method is never called. */
export function declareOperation({ root, name, description, type, nullable = false, args = {} }: Operation): Class {
  const cls = named(name)
  const proto = cls.prototype as Record<string, unknown>
  proto.run = () => undefined
  const subscribe = root === 'Subscription' ? { subscribe: () => undefined } : {}
  ROOTS[root](type as never, { name, description, nullable, ...subscribe } as never)(proto, 'run', {} as never)
  for (const [at, [key, argument]] of Object.entries(args).entries()) {
    const { type: typeOf, ...options } = argument
    Arg(key, typeOf as never, options as never)(proto, 'run', at)
  }
  Resolver()(cls as never)
  return cls
}

/** Gives the built schema what its operations do. */
export function attachOperations(schema: GraphQLSchema, operations: readonly Operation[]): void {
  for (const { root, name, traits, run } of operations) {
    const field = schema.getRootType(root.toLowerCase() as never)?.getFields()[name]
    if (!field) throw new Error(`no ${root}.${name}`)
    field.extensions = { ...traits }
    const call = (_source: unknown, args: never, context: Context, info: GraphQLResolveInfo) => run(args, context, info)
    if (root === 'Subscription') Object.assign(field, { subscribe: call, resolve: (snapshot: unknown) => snapshot })
    else field.resolve = call as never
  }
}
