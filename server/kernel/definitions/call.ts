import { requirePermission } from '../schema/actor.ts'
import type { Fields } from '../schema/resource.ts'
import { checkOf } from '../schema/validate.ts'
import type { Call, Calling } from './area.ts'
import type { Answer, AnswerOf, ArgsOf } from './shape.ts'

interface Spec<A extends Fields, R extends Answer> {
  /** What it does and answers, as a sentence. */
  description: string
  permission: readonly string[]
  args?: A
  result: R
  /** It does whatever is due, in several transactions: done again it does nothing, so that no key need be kept. */
  isRepeatable?: boolean
  /** Its answer holds a secret, so that a repeat cannot be answered again. */
  isOneTime?: boolean
  /** Its address below /api/v1, where clients of that wire need it; its answer is then made of shapes and plain values. */
  rest?: string
  run(calling: Calling, args: ArgsOf<A>): Promise<AnswerOf<R>>
}

/**
 * Defines something to be done that is neither the writing of one record nor a step of its flow: the operation of the API with its types,
 * the check of the arguments and the permission are derived from the result.
 */
export const defineCall = <R extends Answer, A extends Fields = Record<never, never>>(name: string, spec: Spec<A, R>): Call =>
  Object.freeze({ args: {}, isRepeatable: false, isOneTime: false, ...spec, name }) as unknown as Call

/** Does what a call asks for, with arguments as they came. */
export function execute(call: Call, calling: Calling, input: Readonly<Record<string, unknown>>): Promise<unknown> {
  if (call.permission.length) requirePermission(calling.actor, ...call.permission)
  // Null says as little as nothing: a list that is left out is not an empty one.
  const provided = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null))
  return call.run(calling, checkOf(call.args, 'create', calling.store.now)(provided))
}
