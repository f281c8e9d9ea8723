import { filterableOf, flowOf, historyOf, isImportable, type ResourceDef, sortableOf, type Transition } from '../../kernel/index.ts'
import { codecOf } from '../spelling/codec.ts'
import type { Spelling } from '../spelling/names.ts'
import {
  bodySchema,
  describe,
  filterSchema,
  filterWord,
  listOf,
  object,
  ref,
  rowSchema,
  type Schema,
  type Speaker,
  stepSchema,
} from './fieldSchema.ts'

export interface Operation {
  readonly [key: string]: unknown
}
/** One operation and where it is: path with {id} in braces, method in small letters. */
export interface Placed {
  readonly path: string
  readonly method: string
  readonly operation: Operation
  /** Named schemas that it refers to. */
  readonly schemas?: Record<string, Schema>
}
export interface Facts {
  readonly id: string
  readonly tag: string
  readonly summary: string
  /** Any of these tags opens it; none = every signed-in user; 'public' = everybody. */
  readonly permission: readonly string[] | 'public'
  /** The operation of GraphQL that does the same. */
  readonly twin?: string | undefined
  readonly more?: string
}
export const json = (schema: Schema) => ({ 'application/json': { schema } })
export const FAILURES = ['400', '401', '403', '413', '429', '500', '503']

/** What every success looks like around its data. */
export const envelope = (data: Schema, top: Record<string, Schema> = {}): Schema =>
  object({ ...top, code: { type: 'integer', const: 200 }, msg: { type: 'string' }, data, requestId: { type: 'string' } }, [
    'code',
    'msg',
    'data',
    'requestId',
  ])
/** A workbook. */
export const sheetAnswer = (say: Speaker['say']): Operation => ({
  description: say('openapi.sheet'),
  content: { 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': { schema: { type: 'string', format: 'binary' } } },
})
export function operationOf(
  say: Speaker['say'],
  facts: Facts,
  parts: { answer: Operation; body?: Schema; parameters?: readonly object[] },
): Operation {
  const { id, tag, summary, permission, twin, more } = facts
  const needs =
    permission === 'public'
      ? say('openapi.public')
      : permission.length
        ? say('openapi.permit', { tags: permission.join(', ') })
        : say('openapi.signedIn')
  const description = [more, needs, twin && say('openapi.twin', { twin })].filter(Boolean).join('\n\n')
  const failures = FAILURES.filter((status) => permission !== 'public' || !['401', '403'].includes(status))
  return {
    operationId: id,
    tags: [tag],
    summary,
    description,
    ...(permission === 'public' && { security: [] }),
    ...(parts.parameters?.length && { parameters: parts.parameters }),
    ...(parts.body && { requestBody: { required: true, content: json(parts.body) } }),
    responses: {
      200: parts.answer,
      ...Object.fromEntries(failures.map((status) => [status, { $ref: `#/components/responses/E${status}` }])),
    },
  }
}

const cap = (s: string) => s.charAt(0).toUpperCase() + s.slice(1)
const inPath = (name: string, schema: Schema, description: string) => ({ name, in: 'path', required: true, schema, description })
const inQuery = (name: string, schema: Schema, description: string) => ({
  name,
  in: 'query',
  schema,
  description,
  ...(schema.type === 'array' && { style: 'form', explode: false }),
})

function filtersOf(speaker: Speaker, spelling: Spelling): object[] {
  const { say, resource } = speaker
  const keys = ['id', ...filterableOf(resource).map(([key]) => key), 'createdAt', 'updatedAt']
  return keys.flatMap((key) => {
    const spelled = spelling.fieldOf(key)
    if (!spelled) return []
    const way = filterWord(spelled)
    const description = [describe(speaker, key), way && say(way)].filter(Boolean).join('; ')
    return [inQuery(spelled.wires[0] ?? key, filterSchema(spelled), description)]
  })
}
function listParameters(speaker: Speaker, spelling: Spelling, isPaged: boolean): object[] {
  const { say, resource } = speaker
  const sortable = sortableOf(resource).map((key) => spelling.wireOf(key))
  const paging = [
    inQuery('pageNo', { type: 'integer', minimum: 1, default: 1 }, say('openapi.pageNo')),
    inQuery('pageSize', { type: 'integer', minimum: 1, default: 20 }, say('openapi.pageSize')),
  ]
  return [
    ...(isPaged ? paging : []),
    inQuery('sort', { type: 'string' }, say('openapi.sort', { fields: sortable.join(', ') })),
    ...filtersOf(speaker, spelling),
    inQuery('beginTime', { type: 'string' }, say('openapi.beginTime')),
    inQuery('endTime', { type: 'string' }, say('openapi.endTime')),
  ]
}
const ok = (say: Speaker['say'], data: Schema): Operation => ({ description: say('openapi.ok'), content: json(envelope(data)) })

interface Of {
  readonly speaker: Speaker
  readonly spelling: Spelling
  readonly label: string
  readonly facts: (verb: string, tag: string | readonly string[], twin?: string) => Facts
}
const ID: Schema = { type: 'integer', minimum: 1 }

function readingOf({ speaker, spelling, facts }: Of): Placed[] {
  const { say, resource } = speaker
  const { rest, permission, type, plural, name } = resource
  const page = object(
    {
      list: listOf(ref(type)),
      count: { type: 'integer', description: say('openapi.count') },
      pageIndex: { type: 'integer' },
      pageSize: { type: 'integer' },
      pageNo: { type: 'integer' },
    },
    ['list', 'count', 'pageIndex', 'pageSize', 'pageNo'],
  )
  const one = inPath('id', ID, describe(speaker, 'id'))
  return [
    {
      path: rest,
      method: 'get',
      operation: operationOf(say, facts('list', `${permission}:list`, plural), {
        parameters: listParameters(speaker, spelling, true),
        answer: ok(say, page),
      }),
      schemas: { [type]: rowSchema(speaker, spelling) },
    },
    {
      path: `${rest}/{id}`,
      method: 'get',
      operation: operationOf(say, facts('get', [`${permission}:list`, `${permission}:query`], name), {
        parameters: [one],
        answer: ok(say, ref(type)),
      }),
    },
    {
      path: `${rest}/export`,
      method: 'get',
      operation: operationOf(say, facts('export', `${permission}:export`), {
        parameters: [...listParameters(speaker, spelling, false), inQuery('columns', { type: 'string' }, say('openapi.columns'))],
        answer: sheetAnswer(say),
      }),
    },
  ]
}
function creatingOf({ speaker, spelling, facts }: Of): Placed {
  const { say, resource } = speaker
  const { rest, permission, type } = resource
  const operation = operationOf(say, facts('create', `${permission}:add`, `create${type}`), {
    body: ref(`${type}Create`),
    answer: ok(say, ref(type)),
  })
  return { path: rest, method: 'post', operation, schemas: { [`${type}Create`]: bodySchema(speaker, spelling, true) } }
}
/** A workbook that becomes rows. */
function importingOf({ speaker, facts }: Of): Placed {
  const { say, resource } = speaker
  const counts = Object.fromEntries(['created', 'changed', 'same', 'error', 'logId'].map((key) => [key, { type: 'integer' }]))
  const operation = operationOf(say, facts('import', `${resource.permission}:import`), {
    parameters: [
      inQuery('fileName', { type: 'string' }, say('openapi.importName')),
      ...(resource.history ? [inQuery('history', { type: 'boolean', default: false }, say('openapi.history'))] : []),
      inQuery('goodRowsOnly', { type: 'boolean', default: false }, say('openapi.goodRowsOnly')),
      inQuery('confirmed', { type: 'boolean', default: false }, say('openapi.importConfirmed')),
      inQuery('updatesExisting', { type: 'boolean', default: false }, say('openapi.updatesExisting')),
    ],
    answer: ok(say, object(counts, Object.keys(counts))),
  })
  const form = { 'multipart/form-data': { schema: object({ file: { type: 'string', format: 'binary' } }, ['file']) } }
  const requestBody = { required: true, content: { ...(sheetAnswer(say).content as object), ...form } }
  return { path: `${resource.rest}/import`, method: 'post', operation: { ...operation, requestBody } }
}
/** Rows of a former system, as far as the resource takes any. */
function pastOf({ speaker, spelling, facts }: Of, past: ResourceDef): Placed {
  const { say, resource } = speaker
  const schema = `${resource.type}Past`
  const counts = { created: { type: 'integer' }, same: { type: 'integer' }, ids: listOf(ID) }
  const operation = operationOf(say, facts('history', `${resource.permission}:importHistory`), {
    body: object({ rows: listOf(ref(schema)) }, ['rows']),
    answer: ok(say, object(counts, Object.keys(counts))),
  })
  const told = { ...speaker, resource: past }
  return {
    path: `${resource.rest}/history`,
    method: 'post',
    operation,
    schemas: { [schema]: bodySchema(told, { ...spelling, resource: past }, true) },
  }
}
function updatingOf({ speaker, spelling, facts }: Of): Placed[] {
  const { say, resource } = speaker
  const { rest, permission, type } = resource
  const answer = ok(say, ref(type))
  const tag = `${permission}:edit`
  const withId = { allOf: [ref(`${type}Update`), object({ [spelling.wireOf('id')]: ID }, [spelling.wireOf('id')])] }
  return [
    {
      path: `${rest}/{id}`,
      method: 'put',
      operation: operationOf(say, facts('update', tag, `update${type}`), {
        parameters: [inPath('id', ID, describe(speaker, 'id'))],
        body: ref(`${type}Update`),
        answer,
      }),
      schemas: { [`${type}Update`]: bodySchema(speaker, spelling, false) },
    },
    { path: rest, method: 'put', operation: operationOf(say, facts('updateById', tag, `update${type}`), { body: withId, answer }) },
  ]
}
function removingOf({ speaker, facts }: Of): Placed[] {
  const { say, resource } = speaker
  const { rest, permission, plural } = resource
  const answer = ok(say, object({ count: { type: 'integer' } }, ['count']))
  const [tag, twin] = [`${permission}:remove`, `delete${cap(plural)}`]
  const ids = inPath('id', { type: 'string', pattern: '^[1-9]\\d*(,[1-9]\\d*)*$' }, say('openapi.ids'))
  return [
    { path: `${rest}/{id}`, method: 'delete', operation: operationOf(say, facts('remove', tag, twin), { parameters: [ids], answer }) },
    {
      path: rest,
      method: 'delete',
      operation: operationOf(say, facts('removeMany', tag, twin), { body: object({ ids: listOf(ID) }, ['ids']), answer }),
    },
  ]
}
function steppingOf({ speaker, facts, label }: Of, step: Transition<ResourceDef>, offsetMinutes: number): Placed {
  const { say, resource } = speaker
  const { rest, type, name } = resource
  const schema = `${cap(step.name)}${type}`
  const own = facts(step.name, step.permission, `${step.name}${type}`)
  const summary = `${say(`${name}.actions.${step.name}`)}: ${label}`
  const word = (state: string) => say(`${name}.values.${step.field}.${state}`)
  const from = step.from.map(word).join(', ')
  const more = step.to === null ? say('openapi.correction', { from }) : say('openapi.step', { from, to: word(step.to) })
  return {
    path: `${rest}/{id}/${step.name}`,
    method: 'post',
    operation: operationOf(
      say,
      { ...own, summary, more },
      {
        parameters: [inPath('id', ID, describe(speaker, 'id'))],
        body: ref(schema),
        answer: ok(say, ref(type)),
      },
    ),
    schemas: { [schema]: stepSchema(speaker, step.input, (_key, field) => ({ field, codec: codecOf(field, offsetMinutes) })) },
  }
}

/** The calls of one resource, as far as its definition allows them. */
export function operationsOf(speaker: Speaker, spelling: Spelling, offsetMinutes: number): Placed[] {
  const { say, resource } = speaker
  const label = say(`${resource.name}.label`)
  const facts: Of['facts'] = (verb, tag, twin) => ({
    id: `${resource.name}_${verb}`,
    tag: label,
    summary: say(`openapi.verbs.${verb}`, { label }),
    permission: typeof tag === 'string' ? [tag] : tag,
    twin,
  })
  const of: Of = { speaker, spelling, label, facts }
  const { can } = resource
  const past = historyOf(resource)
  return [
    ...readingOf(of),
    ...(can.includes('create') ? [creatingOf(of)] : []),
    ...(isImportable(resource) ? [importingOf(of)] : []),
    ...(past ? [pastOf(of, past)] : []),
    ...(can.includes('update') ? updatingOf(of) : []),
    ...(can.includes('delete') ? removingOf(of) : []),
    ...Object.values(flowOf(resource)?.steps ?? {}).map((step) => steppingOf(of, step, offsetMinutes)),
  ]
}
