import {
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  getNamedType,
  isObjectType,
  valueFromASTUntyped,
} from 'graphql'
import { Extensions } from 'type-graphql'
import { type Memory, memoryOf, Recalled, refuseShown, remembering } from '../domain/system/index.ts'
import {
  type Actor,
  notFound,
  operations,
  type Registry,
  type ResourceDef,
  readOnlyImpersonation,
  requirePermission,
} from '../kernel/index.ts'
import { actorOf, type Context } from './context.ts'

/** What an operation says of itself, as extensions of its field. */
export interface OperationTraits {
  /** Any of these tags opens it, none of them any session; 'public' needs no session. There is no default. */
  readonly permission: readonly string[] | 'public'
  /** The key of a wall opens it. */
  readonly isForWalls?: boolean
  /** A query about the caller's own account. */
  readonly isOfAccount?: boolean
  /** It ends the session that calls, which an impersonator may do as well. */
  readonly endsSession?: boolean
  /** Its answer holds a secret, so that a repeat cannot be answered again. */
  readonly isOneTime?: boolean
  /** It does whatever is due, in several transactions: done again it does nothing, so that no key need be kept. */
  readonly isRepeatable?: boolean
}

/** Any of these tags opens the operation; without a tag any signed-in user may call it. */
export const RequirePermission = (...permission: string[]): MethodDecorator => Extensions({ permission }) as MethodDecorator
/** An operation that needs no session. There are few, and each says so. */
export const Public = (): MethodDecorator => Extensions({ permission: 'public' }) as MethodDecorator

type Resolve = GraphQLFieldResolver<unknown, Context>
type Root = 'query' | 'mutation' | 'subscription'
interface Wrapped {
  readonly root: Root
  readonly field: GraphQLField<unknown, Context>
  readonly traits: OperationTraits
  readonly registry: Registry
}
/** Puts a step before what an operation does; undefined where the operation does not need it. */
type Step = (resolve: Resolve, operation: Wrapped) => Resolve | undefined

/** An impersonator only reads, and nothing of the other person's account. */
const refuseImpersonators: Step = (resolve, { root, traits }) => {
  const isClosed = root === 'mutation' ? !traits.endsSession : traits.isOfAccount
  if (!isClosed) return undefined
  return (source, args, context, info) => {
    if (context.actor?.impersonatedBy) throw readOnlyImpersonation()
    return resolve(source, args, context, info)
  }
}

const authorize: Step = (resolve, { traits: { permission } }) => {
  if (permission === 'public') return undefined
  return (source, args, context, info) => {
    requirePermission(actorOf(context), ...permission)
    return resolve(source, args, context, info)
  }
}

/** The same services, on a store that remembers this call. */
async function rememberingContext(context: Context, actor: Actor, memory: Memory): Promise<Context> {
  if (memory.isOneTime) await refuseShown(context.store, actor, memory)
  const store = remembering(context.store, actor, memory)
  const access = { ...context.access, ...context.access.over(store) }
  return Object.assign(Object.create(context) as Context, { store, access, operations: operations(store, context.registry) })
}
async function rowOf(context: Context, actor: Actor, resource: ResourceDef, id: number) {
  const [row] = await context.store.read(actor).of(resource).many([id])
  if (!row) throw notFound(resource.name, id)
  return row
}
/**
 * What a mutation does: its field and the values of its arguments as they were sent. The text of the document is no part of it, since a new version of a client may write
 * it otherwise while it still holds writes of the old one; nor are defaults of the schema, which a new version of the server may add to.
 */
function requestOf({ fieldName, fieldNodes, operation }: GraphQLResolveInfo, variables: Readonly<Record<string, unknown>>): unknown[] {
  const defaults = (operation.variableDefinitions ?? []).flatMap(({ variable, defaultValue }) =>
    defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)]] : [],
  )
  const values = { ...Object.fromEntries(defaults), ...variables }
  const sent = (fieldNodes[0]?.arguments ?? []).map(({ name, value }) => [name.value, valueFromASTUntyped(value, values)])
  return ['/graphql', fieldName, Object.fromEntries(sent)]
}
/**
 * Keeps the promise of an Idempotency-Key, as REST does. A row that an earlier call made is read anew. Log-ins have nobody yet whose key it
 * could be, and take none.
 */
const applyIdempotencyKey: Step = (resolve, { root, field, traits, registry }) => {
  if (root !== 'mutation' || traits.permission === 'public' || traits.isRepeatable) return undefined
  const type = getNamedType(field.type)
  const resource = isObjectType(type) ? registry.exposed.find((one) => one.type === type.name) : undefined
  return async (source, args, context, info) => {
    const { actor, sent } = context
    const memory = actor && sent ? memoryOf(sent.key, [...requestOf(info, sent.variables), actor.plantId]) : undefined
    if (!memory || actor?.userId == null) return resolve(source, args, context, info)
    const scoped = await rememberingContext(context, actor, { ...memory, isOneTime: !!traits.isOneTime })
    const answer = await resolve(source, args, scoped, info)
    return answer instanceof Recalled && resource ? rowOf(context, actor, resource, answer.id as number) : answer
  }
}

/** What every operation passes before it does anything, in this order. Over HTTP and sockets alike. */
const STEPS: readonly Step[] = [refuseImpersonators, authorize, applyIdempotencyKey]

const wrapResolver = (resolve: Resolve, operation: Wrapped): Resolve =>
  STEPS.reduceRight((next, step) => step(next, operation) ?? next, resolve)

/**
 * Wraps every operation of a built schema in the steps, whether it follows from a definition or is written by hand. Out: which permissions open
 * each. Throws when one has none: nothing is open by omission.
 */
export function wrapOperations(schema: GraphQLSchema, registry: Registry): ReadonlyMap<string, OperationTraits['permission']> {
  const catalogue = new Map<string, OperationTraits['permission']>()
  for (const root of ['query', 'mutation', 'subscription'] as const) {
    const type = schema.getRootType(root as never)
    for (const field of Object.values(type?.getFields() ?? {})) {
      const traits = field.extensions as Partial<OperationTraits>
      const name = `${type?.name}.${field.name}`
      if (traits.permission === undefined) throw new Error(`${name} names no permission`)
      const handler = root === 'subscription' ? 'subscribe' : 'resolve'
      field[handler] = wrapResolver(field[handler] as Resolve, { root, field, traits: traits as OperationTraits, registry }) as never
      catalogue.set(name, traits.permission)
    }
  }
  return catalogue
}
