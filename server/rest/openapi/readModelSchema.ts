import { type Answer, type Call, type Fields, isMandatory, isNested, isShape, type ReadModel, type Sheets } from '../../kernel/index.ts'
import { codecOf } from '../spelling/codec.ts'
import { kindSchema, limited, listOf, maybe, object, type Schema } from './fieldSchema.ts'
import type { Irregular } from './irregular.ts'

const parametersOf = (args: Fields): Record<string, Schema> =>
  Object.fromEntries(Object.entries(args).map(([key, field]) => [key, limited(kindSchema({ field, codec: codecOf(field, 0) }), field)]))

function answerSchema(answer: Answer): Schema {
  const orNull = (schema: Schema) => (answer.options.nullable ? maybe(schema) : schema)
  if (!isNested(answer)) return orNull(kindSchema({ field: answer, codec: codecOf(answer, 0) }))
  const { of, isList } = answer
  const item = isShape(of)
    ? object(Object.fromEntries(Object.entries(of.fields).map(([key, field]) => [key, answerSchema(field)])), Object.keys(of.fields))
    : answerSchema(of as Answer)
  return orNull(isList ? listOf(item) : item)
}

/** The description of a call that answers a read model. */
export const calledSchema = ({ name, args, result }: ReadModel, area: string, as: string): Irregular => ({
  id: as,
  group: area,
  twin: name,
  ...(Object.keys(args).length && { query: parametersOf(args) }),
  required: Object.keys(args).filter((key) => isMandatory(args[key] as Fields[string])),
  data: object({ [as]: answerSchema(result) }, [as]),
  top: true,
})

/** The description of a call that does something. */
export const carriedOutSchema = ({ name, args, result }: Call, area: string): Irregular => ({
  id: name,
  group: area,
  twin: name,
  body: object(
    parametersOf(args),
    Object.keys(args).filter((key) => isMandatory(args[key] as Fields[string])),
  ),
  data: answerSchema(result),
})

const cap = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
/** The description of a call that gives a list of an answer as a workbook. */
export const sheetSchema = ({ name, args }: ReadModel, { path, tables }: Sheets): Irregular => {
  const [group = '', board = ''] = path.split('/').filter(Boolean)
  const table: Schema = { type: 'string', enum: [...tables], default: tables[0] }
  return { id: `export${cap(board)}`, group, twin: name, query: { ...parametersOf(args), table } }
}
