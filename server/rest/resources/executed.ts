import { type Call as Action, carryOut, type Registry } from '../../kernel/index.ts'
import { words } from '../../platform/words.ts'
import type { Call, Route } from '../call.ts'
import { answer } from '../envelope.ts'
import { carriedOutSchema } from '../openapi/readModelSchema.ts'
import { codecOf } from '../spelling/codec.ts'
import { spelled } from './readModels.ts'

/** What a body says to the arguments, by their own names or with the ID of old clients; the others are named as ignored. */
function parseArgs({ body, offsetMinutes, ignore }: Call, { args }: Action) {
  const parsed: Record<string, unknown> = {}
  const ignored: string[] = []
  for (const [wire, raw] of Object.entries(body)) {
    const key = [wire, wire.replace(/ID$/, 'Id')].find((one) => Object.hasOwn(args, one))
    const field = key && args[key]
    if (key && field) parsed[key] = codecOf(field, offsetMinutes).in(raw)
    else ignored.push(wire)
  }
  ignore(ignored)
  return parsed
}

/** The calls that are neither the writing of one record nor a step, as far as their definitions put them on this wire. */
export const carriedOutRoutes = ({ areas }: Registry): Route[] =>
  areas.flatMap(({ name, calls = [] }) =>
    calls.flatMap((action): Route[] => {
      const { rest: path, permission, result } = action
      if (!path) return []
      const handle = async (call: Call) => {
        const { store, registry, actor, language, offsetMinutes } = call
        return answer(
          spelled(result, await carryOut(action, { store, registry, actor, language, words }, parseArgs(call, action)), offsetMinutes),
        )
      }
      return [{ method: 'POST', path, permission, handle, described: carriedOutSchema(action, name) }]
    }),
  )
