import { requirePermission } from '../schema/actor.ts'
import type { Fields } from '../schema/resource.ts'
import { checkOf } from '../schema/validate.ts'
import type { Call, Calling } from './area.ts'
import type { Answer, AnswerOf, ArgsOf } from './shape.ts'

interface Spec<A extends Fields, R extends Answer> {
  /** What it does and returns, as a sentence for the API documentation. */
  description: string
  permission: readonly string[]
  args?: A
  result: R
  /** Idempotent by nature, in several transactions: repeating it does nothing, so it takes no idempotency key. */
  isRepeatable?: boolean
  /** The answer contains a secret, so a repeated request is not replayed. */
  isOneTime?: boolean
  /** Path below /api/v1, for REST clients; the answer must then consist of shapes and plain values. */
  rest?: string
  run(calling: Calling, args: ArgsOf<A>): Promise<AnswerOf<R>>
}

/**
 * Defines an operation that is neither a write of one record nor a step of its flow. The API operation with its types, the argument check
 * and the permission check are derived from the result.
 */
export const defineCall = <R extends Answer, A extends Fields = Record<never, never>>(name: string, spec: Spec<A, R>): Call =>
  Object.freeze({ args: {}, isRepeatable: false, isOneTime: false, ...spec, name }) as unknown as Call

/**
 * Checks the raw arguments and runs the call.
 * @throws Refusal `invalid` naming every wrong argument, and whatever the call itself refuses.
 */
export function execute(call: Call, calling: Calling, input: Readonly<Record<string, unknown>>): Promise<unknown> {
  if (call.permission.length) requirePermission(calling.actor, ...call.permission)
  // Null means absent: an omitted list is not an empty one.
  const provided = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null))
  return call.run(calling, checkOf(call.args, 'create', calling.store.now)(provided))
}
