import { at, type OpenDocument } from '../suite/conforms.ts'

export type Schema = { readonly [keyword: string]: unknown }
export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query'
  readonly schema: Schema
}
/** One call of the OpenAPI document, and what it is about. */
export interface RestOperation {
  readonly method: string
  /** With {id} in braces. */
  readonly path: string
  /** The schema of the rows that it reads or writes, where there is one. */
  readonly type: string | undefined
  /** What rows call it among their possible actions. */
  readonly step: string | undefined
  readonly parameters: readonly Parameter[]
  /** What it takes, with all references followed. */
  readonly body: Schema | undefined
  /** It takes a workbook. */
  readonly isSheet: boolean
}
interface Described {
  readonly parameters?: readonly (Parameter | { readonly $ref: string })[]
  readonly requestBody?: { readonly content: Record<string, { readonly schema: Schema }> }
  readonly responses: { readonly 200: { readonly content?: Record<string, { readonly schema: Schema }> } }
}
const nameOf = (schema: Schema | undefined) => /schemas\/(\w+)$/.exec(String(schema?.$ref ?? ''))?.[1]

/** A schema whose references are followed, and whose parts are one object. */
export function resolved(document: OpenDocument, schema: Schema): Schema {
  if (schema.$ref) return resolved(document, at(document, String(schema.$ref)) as Schema)
  const parts = schema.allOf as Schema[] | undefined
  if (!parts) return schema
  const all = parts.map((one) => resolved(document, one))
  const required = all.flatMap((one) => (one.required as string[] | undefined) ?? [])
  return { type: 'object', properties: Object.assign({}, ...all.map((one) => one.properties)), required }
}
/** The name of the schema of the rows in an answer: the row itself, or those of a page. */
function rowTypeOf({ responses }: Described): { type: string | undefined; isList: boolean } {
  const whole = responses[200].content?.['application/json']?.schema as { properties?: { data?: Schema } } | undefined
  const data = whole?.properties?.data
  const list = (data?.properties as { list?: { items?: Schema } } | undefined)?.list
  return list ? { type: nameOf(list.items), isList: true } : { type: nameOf(data), isList: false }
}
const STEPS: Readonly<Record<string, string>> = { put: 'edit', delete: 'remove' }

/** All calls below /api/v1 but those named by method and path. */
export function restOperations(document: OpenDocument, except: readonly string[]): RestOperation[] {
  const types = new Map(restLists(document).map(({ path, type }) => [path, type]))
  const placed = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      method === 'servers' ? [] : [{ path, method, operation: operation as unknown as Described }],
    ),
  )
  const made = placed.map(({ path, method, operation }): RestOperation => {
    const [, last] = /\{id\}\/(\w+)$/.exec(path) ?? []
    const content = operation.requestBody?.content ?? {}
    const schema = content['application/json']?.schema
    return {
      method,
      path,
      type: rowTypeOf(operation).type ?? types.get(path.replace(/\/(\{id\}|export|import|history)$/, '')),
      step: last ?? STEPS[method],
      parameters: (operation.parameters ?? []).flatMap((one) => ('$ref' in one ? [] : [one])),
      body: schema && resolved(document, schema),
      isSheet: 'multipart/form-data' in content,
    }
  })
  return made.filter(({ method, path }) => !path.startsWith('/files/') && !except.includes(`${method} ${path}`))
}

/** Lists of all rows of a type. */
export const restLists = (document: OpenDocument): { path: string; type: string }[] =>
  Object.entries(document.paths).flatMap(([path, { get }]) => {
    const { type, isList } = get ? rowTypeOf(get as unknown as Described) : { type: undefined, isList: false }
    return type && isList ? [{ path, type }] : []
  })
