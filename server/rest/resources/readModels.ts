import { type Answer, type Fields, isNested, isShape, type ReadModel, type Registry } from '../../kernel/index.ts'
import { words } from '../../platform/words.ts'
import type { Call, Route } from '../call.ts'
import { sessionAnswer } from '../envelope.ts'
import { calledSchema, sheetSchema } from '../openapi/readModelSchema.ts'
import { codecOf } from '../spelling/codec.ts'
import { oneOf } from '../spelling/params.ts'

/** The arguments of a read model as parameters of an address; others that were given are named as ignored. */
function argsOf({ params, offsetMinutes, ignore }: Call, args: Fields, allowed: readonly string[] = []) {
  ignore([...params.keys()].filter((name) => !(name in args) && !allowed.includes(name)))
  return Object.fromEntries(
    Object.entries(args).flatMap(([key, field]) => {
      const raw = oneOf(params, key)
      return raw === undefined ? [] : [[key, codecOf(field, offsetMinutes).in(raw)]]
    }),
  )
}
/** An answer in the spelling of this wire. */
export function spelled(answer: Answer, value: unknown, offsetMinutes: number): unknown {
  if (value === null || value === undefined) return null
  if (!isNested(answer)) return codecOf(answer, offsetMinutes).out(value)
  const { of, isList } = answer
  const one = (item: unknown) => {
    if (!isShape(of)) return spelled(of as Answer, item, offsetMinutes)
    const row = item as Readonly<Record<string, unknown>>
    return Object.fromEntries(Object.entries(of.fields).map(([key, field]) => [key, spelled(field, row[key], offsetMinutes)]))
  }
  return isList ? (value as readonly unknown[]).map(one) : one(value)
}

const reading = (model: ReadModel, as: string) => async (call: Call) => {
  const { actor, language, operations, offsetMinutes } = call
  const value = await operations.ask(actor, model, argsOf(call, model.args), { language, translate: words(language) })
  return sessionAnswer({ [as]: spelled(model.result, value, offsetMinutes) })
}
/** A list of an answer as a workbook. */
const exporting = (model: ReadModel) => async (call: Call) => {
  const { actor, language, params } = call
  return call.exportFigures({ actor, language, model, table: oneOf(params, 'table'), args: argsOf(call, model.args, ['table']) })
}

/** The calls of the read models that stand on this wire, by their definitions. */
export const readModelRoutes = ({ readModels, areaOfModel }: Registry): Route[] =>
  readModels.flatMap((model): Route[] => {
    const { rest, sheets, permission } = model
    const area = areaOfModel(model).name
    const calls: Route[] = rest
      ? [{ method: 'GET', path: rest.path, permission, handle: reading(model, rest.as), described: calledSchema(model, area, rest.as) }]
      : []
    if (sheets)
      calls.push({
        method: 'GET',
        path: `${sheets.path}/export`,
        permission: [sheets.permission],
        handle: exporting(model),
        described: sheetSchema(model, sheets),
      })
    return calls
  })
