import {
  filterableOf,
  flowOf,
  historyOf,
  isImportable,
  PERIOD_DAYS_MAX,
  periodWords,
  type ResourceDef,
  sortableOf,
  type Transition,
} from '../../kernel/index.ts'
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
import { groupOperations } from './groupOperation.ts'
import {
  cap,
  envelope,
  type Facts,
  inPath,
  inQuery,
  json,
  type Operation,
  operationOf,
  type Placed,
  sheetAnswer,
} from './operationParts.ts'

const PERIOD_HINT = { words: periodWords.join(', '), max: PERIOD_DAYS_MAX }

function filtersOf(speaker: Speaker, spelling: Spelling): object[] {
  const { translate, resource } = speaker
  const keys = ['id', ...filterableOf(resource).map(([key]) => key), 'createdAt', 'updatedAt']
  return keys.flatMap((key) => {
    const spelled = spelling.fieldOf(key)
    if (!spelled) return []
    const hint = filterWord(spelled)
    const description = [describe(speaker, key), hint && translate(hint, PERIOD_HINT)].filter(Boolean).join('; ')
    return [inQuery(spelled.wires[0] ?? key, filterSchema(spelled), description)]
  })
}
const pagingOf = (translate: Speaker['translate']) => [
  inQuery('pageNo', { type: 'integer', minimum: 1, default: 1 }, translate('openapi.pageNo')),
  inQuery('pageSize', { type: 'integer', minimum: 1, default: 20 }, translate('openapi.pageSize')),
]
function rangedFilters(speaker: Speaker, spelling: Spelling): object[] {
  const { translate } = speaker
  return [
    ...filtersOf(speaker, spelling),
    inQuery('beginTime', { type: 'string' }, translate('openapi.beginTime')),
    inQuery('endTime', { type: 'string' }, translate('openapi.endTime')),
  ]
}
function listParameters(speaker: Speaker, spelling: Spelling, isPaged: boolean): object[] {
  const { translate, resource } = speaker
  const sortable = sortableOf(resource).map((key) => spelling.wireOf(key))
  return [
    ...(isPaged ? pagingOf(translate) : []),
    inQuery('sort', { type: 'string' }, translate('openapi.sort', { fields: sortable.join(', ') })),
    ...rangedFilters(speaker, spelling),
  ]
}
const ok = (translate: Speaker['translate'], data: Schema): Operation => ({
  description: translate('openapi.ok'),
  content: json(envelope(data)),
})

interface Of {
  readonly speaker: Speaker
  readonly spelling: Spelling
  readonly label: string
  readonly facts: (verb: string, tag: string | readonly string[], twin?: string) => Facts
}
const ID: Schema = { type: 'integer', minimum: 1 }

function readingOf({ speaker, spelling, facts }: Of): Placed[] {
  const { translate, resource } = speaker
  const { rest, permission, type, plural, name } = resource
  const page = object(
    {
      list: listOf(ref(type)),
      count: { type: 'integer', description: translate('openapi.count') },
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
      operation: operationOf(translate, facts('list', `${permission}:list`, plural), {
        parameters: listParameters(speaker, spelling, true),
        answer: ok(translate, page),
      }),
      schemas: { [type]: rowSchema(speaker, spelling) },
    },
    ...groupOperations(
      speaker,
      spelling,
      { list: facts('group', `${permission}:list`, `${plural}Groups`), sheet: facts('groupExport', `${permission}:export`) },
      { paging: pagingOf(translate), filters: rangedFilters(speaker, spelling) },
    ),
    {
      path: `${rest}/{id}`,
      method: 'get',
      operation: operationOf(translate, facts('get', [`${permission}:list`, `${permission}:query`], name), {
        parameters: [one],
        answer: ok(translate, ref(type)),
      }),
    },
    {
      path: `${rest}/export`,
      method: 'get',
      operation: operationOf(translate, facts('export', `${permission}:export`), {
        parameters: [...listParameters(speaker, spelling, false), inQuery('columns', { type: 'string' }, translate('openapi.columns'))],
        answer: sheetAnswer(translate),
      }),
    },
  ]
}
function creatingOf({ speaker, spelling, facts }: Of): Placed {
  const { translate, resource } = speaker
  const { rest, permission, type } = resource
  const operation = operationOf(translate, facts('create', `${permission}:add`, `create${type}`), {
    body: ref(`${type}Create`),
    answer: ok(translate, ref(type)),
  })
  return { path: rest, method: 'post', operation, schemas: { [`${type}Create`]: bodySchema(speaker, spelling, true) } }
}
/** A workbook that becomes rows. */
function importingOf({ speaker, facts }: Of): Placed {
  const { translate, resource } = speaker
  const counts = Object.fromEntries(['created', 'changed', 'same', 'error', 'logId'].map((key) => [key, { type: 'integer' }]))
  const operation = operationOf(translate, facts('import', `${resource.permission}:import`), {
    parameters: [
      inQuery('fileName', { type: 'string' }, translate('openapi.importName')),
      ...(resource.history ? [inQuery('history', { type: 'boolean', default: false }, translate('openapi.history'))] : []),
      inQuery('goodRowsOnly', { type: 'boolean', default: false }, translate('openapi.goodRowsOnly')),
      inQuery('confirmed', { type: 'boolean', default: false }, translate('openapi.importConfirmed')),
      inQuery('updatesExisting', { type: 'boolean', default: false }, translate('openapi.updatesExisting')),
    ],
    answer: ok(translate, object(counts, Object.keys(counts))),
  })
  const form = { 'multipart/form-data': { schema: object({ file: { type: 'string', format: 'binary' } }, ['file']) } }
  const requestBody = { required: true, content: { ...(sheetAnswer(translate).content as object), ...form } }
  return { path: `${resource.rest}/import`, method: 'post', operation: { ...operation, requestBody } }
}
/** Rows of a former system, as far as the resource takes any. */
function pastOf({ speaker, spelling, facts }: Of, past: ResourceDef): Placed {
  const { translate, resource } = speaker
  const schema = `${resource.type}Past`
  const counts = { created: { type: 'integer' }, same: { type: 'integer' }, ids: listOf(ID) }
  const operation = operationOf(translate, facts('history', `${resource.permission}:importHistory`), {
    body: object({ rows: listOf(ref(schema)) }, ['rows']),
    answer: ok(translate, object(counts, Object.keys(counts))),
  })
  const historySpeaker = { ...speaker, resource: past }
  return {
    path: `${resource.rest}/history`,
    method: 'post',
    operation,
    schemas: { [schema]: bodySchema(historySpeaker, { ...spelling, resource: past }, true) },
  }
}
function updatingOf({ speaker, spelling, facts }: Of): Placed[] {
  const { translate, resource } = speaker
  const { rest, permission, type } = resource
  const answer = ok(translate, ref(type))
  const tag = `${permission}:edit`
  const withId = { allOf: [ref(`${type}Update`), object({ [spelling.wireOf('id')]: ID }, [spelling.wireOf('id')])] }
  return [
    {
      path: `${rest}/{id}`,
      method: 'put',
      operation: operationOf(translate, facts('update', tag, `update${type}`), {
        parameters: [inPath('id', ID, describe(speaker, 'id'))],
        body: ref(`${type}Update`),
        answer,
      }),
      schemas: { [`${type}Update`]: bodySchema(speaker, spelling, false) },
    },
    { path: rest, method: 'put', operation: operationOf(translate, facts('updateById', tag, `update${type}`), { body: withId, answer }) },
  ]
}
function removingOf({ speaker, facts }: Of): Placed[] {
  const { translate, resource } = speaker
  const { rest, permission, plural } = resource
  const answer = ok(translate, object({ count: { type: 'integer' } }, ['count']))
  const [tag, twin] = [`${permission}:remove`, `delete${cap(plural)}`]
  const ids = inPath('id', { type: 'string', pattern: '^[1-9]\\d*(,[1-9]\\d*)*$' }, translate('openapi.ids'))
  return [
    {
      path: `${rest}/{id}`,
      method: 'delete',
      operation: operationOf(translate, facts('remove', tag, twin), { parameters: [ids], answer }),
    },
    {
      path: rest,
      method: 'delete',
      operation: operationOf(translate, facts('removeMany', tag, twin), { body: object({ ids: listOf(ID) }, ['ids']), answer }),
    },
  ]
}
function steppingOf({ speaker, facts, label }: Of, step: Transition<ResourceDef>, offsetMinutes: number): Placed {
  const { translate, resource } = speaker
  const { rest, type, name } = resource
  const schema = `${cap(step.name)}${type}`
  const own = facts(step.name, step.permission, `${step.name}${type}`)
  const summary = `${translate(`${name}.actions.${step.name}`)}: ${label}`
  const word = (state: string) => translate(`${name}.values.${step.field}.${state}`)
  const from = step.from.map(word).join(', ')
  const more = step.to === null ? translate('openapi.correction', { from }) : translate('openapi.step', { from, to: word(step.to) })
  return {
    path: `${rest}/{id}/${step.name}`,
    method: 'post',
    operation: operationOf(
      translate,
      { ...own, summary, more },
      {
        parameters: [inPath('id', ID, describe(speaker, 'id'))],
        body: ref(schema),
        answer: ok(translate, ref(type)),
      },
    ),
    schemas: { [schema]: stepSchema(speaker, step.input, (_key, field) => ({ field, codec: codecOf(field, offsetMinutes) })) },
  }
}

/** The calls of one resource, as far as its definition allows them. */
export function operationsOf(speaker: Speaker, spelling: Spelling, offsetMinutes: number): Placed[] {
  const { translate, resource } = speaker
  const label = translate(`${resource.name}.label`)
  const facts: Of['facts'] = (verb, tag, twin) => ({
    id: `${resource.name}_${verb}`,
    tag: label,
    summary: translate(`openapi.verbs.${verb}`, { label }),
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
