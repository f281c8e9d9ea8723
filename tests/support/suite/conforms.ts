type Schema = { readonly [keyword: string]: unknown }
export interface OpenDocument {
  readonly paths: Record<string, Record<string, Record<string, unknown>>>
  readonly components: { readonly schemas: Record<string, Schema> }
  readonly [key: string]: unknown
}

/** What a JSON pointer of the document leads to; undefined when it leads nowhere. */
export const at = (document: object, pointer: string): unknown =>
  pointer
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>((here, part) => (here as Record<string, unknown> | undefined)?.[part.replaceAll('~1', '/')], document)

function typeOf(value: unknown): string[] {
  if (value === null) return ['null']
  if (Array.isArray(value)) return ['array']
  if (typeof value === 'number') return Number.isInteger(value) ? ['integer', 'number'] : ['number']
  return [typeof value]
}
const FORMATS: Readonly<Record<string, RegExp>> = {
  date: /^\d{4}-\d\d-\d\d$/,
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/,
}

/** Where a value is not what a schema of the document says, unnamed properties of named objects included; nothing when it is. */
export function faultsOf(document: OpenDocument, schema: Schema, value: unknown, path = '$'): string[] {
  if (schema.$ref) return faultsOf(document, at(document, String(schema.$ref)) as Schema, value, path)
  const deeper = (one: unknown, v: unknown, step = '') => faultsOf(document, one as Schema, v, path + step)
  if (schema.oneOf) {
    const tries = (schema.oneOf as Schema[]).map((one) => deeper(one, value))
    return tries.some((faults) => !faults.length) ? [] : (tries[0] ?? [])
  }
  const faults = ((schema.allOf as Schema[] | undefined) ?? []).flatMap((one) => deeper(one, value))
  const types = [schema.type ?? []].flat() as string[]
  if (types.length && !typeOf(value).some((t) => types.includes(t)))
    return [`${path}: ${JSON.stringify(value)} is no ${types.join(' or ')}`]
  if (schema.enum && !(schema.enum as unknown[]).includes(value)) faults.push(`${path}: ${JSON.stringify(value)} is not in the enum`)
  if ('const' in schema && schema.const !== value) faults.push(`${path}: not ${schema.const}`)
  const format = FORMATS[String(schema.format)]
  if (format && typeof value === 'string' && !format.test(value)) faults.push(`${path}: ${value} is no ${schema.format}`)
  if (Array.isArray(value) && schema.items) faults.push(...value.flatMap((one, i) => deeper(schema.items, one, `[${i}]`)))
  if (schema.properties && typeOf(value)[0] === 'object') {
    const known = schema.properties as Record<string, Schema>
    const given = value as Record<string, unknown>
    for (const key of (schema.required as string[] | undefined) ?? []) if (!(key in given)) faults.push(`${path}.${key} is missing`)
    for (const [key, one] of Object.entries(given)) {
      if (known[key]) faults.push(...deeper(known[key], one, `.${key}`))
      else faults.push(`${path}.${key} is not described`)
    }
  }
  return faults
}
