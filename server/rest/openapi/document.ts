import type { Language, Registry } from '../../kernel/index.ts'
import { type Words, words } from '../../platform/words.ts'
import type { Route } from '../call.ts'
import type { Spellings } from '../spelling/names.ts'
import { listOf, object, type Schema } from './fieldSchema.ts'
import { IRREGULAR, IRREGULAR_SCHEMAS } from './irregular.ts'
import { envelope, FAILURES, json, type Operation, operationOf, type Placed, sheetAnswer } from './operationParts.ts'
import { operationsOf } from './operations.ts'

export interface DocumentParts {
  readonly registry: Registry
  readonly spellingOf: Spellings
  readonly offsetMinutes: number
  readonly version: string
  /** The calls that are not those of every resource. */
  readonly own: readonly Pick<Route, 'method' | 'path' | 'permission' | 'described'>[]
}
export interface Document {
  readonly openapi: '3.1.0'
  readonly paths: Record<string, Record<string, Operation>>
  readonly [key: string]: unknown
}
const ERROR = object(
  {
    code: { type: 'integer' },
    msg: { type: 'string' },
    error: { type: 'string' },
    data: { type: 'null' },
    requestId: { type: 'string' },
    errors: listOf(object({ field: { type: 'string' }, message: { type: 'string' } }, ['field', 'message'])),
  },
  ['code', 'msg', 'error', 'data', 'requestId', 'errors'],
)
/** Statuses after which the same call may succeed. */
const LATER = ['429', '503']

/** ':id' of a route is '{id}' here. */
export const templated = (path: string) => path.replace(/:(\w+)/g, '{$1}')

function irregularOf(translate: Words, { method, path, permission, described }: DocumentParts['own'][number]): Placed {
  const place = templated(path)
  const known = described ?? IRREGULAR[`${method} ${place}`]
  if (!known) throw new Error(`no description of ${method} ${path}`)
  const { id, group, twin, body, query = {}, required = [], data, top } = known
  const facts = { id, tag: translate(`openapi.groups.${group}`), summary: translate(`openapi.calls.${id}`), permission, twin }
  const parameters = [...place.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: name === 'plantId' ? 'integer' : 'string' },
  }))
  const queryParams = Object.entries(query).map(([name, schema]) => ({
    name,
    in: 'query',
    ...(required.includes(name) && { required: true }),
    schema,
    description: translate(`openapi.params.${name}`),
  }))
  const answer = data
    ? { description: translate('openapi.ok'), content: json(envelope(data, top ? (data.properties as Record<string, Schema>) : {})) }
    : sheetAnswer(translate)
  return {
    path: place,
    method: method.toLowerCase(),
    operation: operationOf(translate, facts, { answer, parameters: [...parameters, ...queryParams], ...(body && { body }) }),
  }
}
/** Packages lie beside /api/v1: they are no JSON. */
function packagesOf(translate: Words): Placed[] {
  const path = '/files/app-versions/{id}'
  const tag = translate('appVersion.label')
  const id = { name: 'id', in: 'path', required: true, schema: { type: 'integer' } }
  const name = { name: 'name', in: 'query', schema: { type: 'string' }, description: translate('openapi.fileName') }
  const file = { 'application/vnd.android.package-archive': { schema: { type: 'string', format: 'binary' } } }
  const facts = (call: string, permission: readonly string[] | 'public') => ({
    id: call,
    tag,
    summary: translate(`openapi.calls.${call}`),
    permission,
  })
  const packageSchema = object({
    id: { type: 'integer' },
    fileName: { type: 'string' },
    fileBytes: { type: 'integer' },
    fileSha256: { type: 'string' },
  })
  const put = operationOf(translate, facts('putPackage', ['system:appVersion:edit']), {
    parameters: [id, name],
    answer: { description: translate('openapi.ok'), content: json(envelope(packageSchema)) },
  })
  const body = { required: true, content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } } }
  const get = operationOf(translate, facts('getPackage', 'public'), {
    parameters: [id],
    answer: { description: translate('openapi.package'), content: file },
  })
  return [
    { path, method: 'put', operation: { ...put, requestBody: body } },
    { path, method: 'get', operation: get },
  ]
}

function placedOf(translate: Words, { registry, spellingOf, offsetMinutes, own }: DocumentParts): Placed[] {
  return [
    ...own.map((route) => irregularOf(translate, route)),
    ...packagesOf(translate),
    ...registry.exposed.flatMap((resource) => operationsOf({ translate, resource }, spellingOf(resource), offsetMinutes)),
  ]
}
const KEY = { $ref: '#/components/parameters/IdempotencyKey' }
/** Files are none of those writes: an upload that no record names goes by itself, and what an import has made is found again by it. */
const isKeyed = ({ path, method, operation }: Placed) =>
  method !== 'get' && !operation.security && !path.startsWith('/files/') && !path.endsWith('/import')
const withKey = (operation: Operation): Operation => ({ ...operation, parameters: [...((operation.parameters as object[]) ?? []), KEY] })

function pathsOf(placed: readonly Placed[]): Document['paths'] {
  const paths: Document['paths'] = {}
  for (const one of placed) {
    const { path, method, operation } = one
    const at = paths[path] ?? (path.startsWith('/files/') ? { servers: [{ url: '/' }] as never } : {})
    at[method] = isKeyed(one) ? withKey(operation) : operation
    paths[path] = at
  }
  return paths
}

/** /api/v1 in OpenAPI 3.1, made from the definitions, in the spelling of this wire and the words of one language. */
export function documentOf(parts: DocumentParts, language: Language): Document {
  const translate = words(language)
  const placed = placedOf(translate, parts)
  const schemas = Object.assign({}, ...placed.map((one) => one.schemas ?? {}))
  const tags = [...new Set(placed.flatMap(({ operation }) => operation.tags as string[]))].map((name) => ({ name }))
  const failures = FAILURES.map((status) => [
    `E${status}`,
    {
      description: translate(`openapi.failures.${status}`),
      content: json({ $ref: '#/components/schemas/Error' }),
      ...(LATER.includes(status) && {
        headers: { 'Retry-After': { schema: { type: 'integer' }, description: translate('openapi.retryAfter') } },
      }),
    },
  ])
  return {
    openapi: '3.1.0',
    info: { title: translate('openapi.title'), version: parts.version, description: translate('openapi.about') },
    servers: [{ url: '/api/v1' }],
    security: [{ bearer: [] }],
    tags,
    paths: pathsOf(placed),
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: translate('openapi.bearer') } },
      schemas: { Error: ERROR, ...IRREGULAR_SCHEMAS, ...schemas },
      parameters: {
        IdempotencyKey: {
          name: 'Idempotency-Key',
          in: 'header',
          schema: { type: 'string', maxLength: 128, pattern: '^[\\x20-\\x7e]+$' },
          description: translate('openapi.idempotencyKey'),
        },
      },
      responses: Object.fromEntries(failures),
    },
  }
}
