import { Args, Ctx, Extensions, Mutation, Resolver } from 'type-graphql'
import { type Call, carryOut, type Registry } from '../kernel/index.ts'
import { words } from '../platform/words.ts'
import { actorOf, type Context } from './context.ts'
import type { Class } from './filters.ts'
import { RequirePermission } from './permission.ts'
import { argsType, given, typeOf } from './readModels.ts'

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
export const callResolvers = (registry: Registry): Class[] =>
  registry.areas.flatMap(({ calls = [] }) => calls.map((call) => mutationOf(call, registry)))
