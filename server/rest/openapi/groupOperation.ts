import { groupableOf, measurableOf } from '../../kernel/index.ts'
import type { Spelling } from '../spelling/names.ts'
import { listOf, object, type Schema, type Speaker } from './fieldSchema.ts'
import { envelope, type Facts, inQuery, json, operationOf, type Placed, sheetAnswer } from './operationParts.ts'

interface GroupFacts {
  readonly list: Facts
  readonly sheet: Facts
}
/** Those of the list without its order. */
interface GroupParameters {
  readonly paging: readonly object[]
  readonly filters: readonly object[]
}
/** The calls that answer a list in groups, a page of them or all as a workbook. */
export function groupOperations(speaker: Speaker, spelling: Spelling, { list, sheet }: GroupFacts, parameters: GroupParameters): Placed[] {
  const { translate, resource } = speaker
  const fields = groupableOf(resource).map(([key]) => spelling.wireOf(key))
  const numbers = measurableOf(resource).map(([key]) => spelling.wireOf(key))
  const measures = numbers.length
    ? translate('openapi.measures', { field: numbers[0], fields: numbers.join(', ') })
    : translate('openapi.noMeasures')
  const numbersOf: Schema = { type: 'object', additionalProperties: { type: ['number', 'null'] } }
  const unitsOf: Schema = {
    type: 'object',
    additionalProperties: listOf(object({ unit: { type: ['string', 'null'] }, value: { type: 'number' } }, ['unit', 'value'])),
    description: translate('openapi.groupUnits'),
  }
  const key = object(
    {
      field: { type: 'string' },
      value: { type: ['string', 'number', 'boolean', 'null'] },
      label: { type: 'string', description: translate('openapi.groupLabel') },
    },
    ['field', 'value', 'label'],
  )
  const filter: Schema = { type: 'object', additionalProperties: { type: 'string' }, description: translate('openapi.groupFilter') }
  const group = object({ keys: listOf(key), count: { type: 'integer' }, measures: numbersOf, units: unitsOf, filter }, [
    'keys',
    'count',
    'measures',
    'units',
    'filter',
  ])
  const integers = Object.fromEntries(['rows', 'pageIndex', 'pageSize', 'pageNo'].map((name) => [name, { type: 'integer' }]))
  const page = object(
    {
      list: listOf(group),
      count: { type: 'integer', description: translate('openapi.groupCount') },
      totals: numbersOf,
      totalUnits: unitsOf,
      ...integers,
    },
    ['list', 'count', 'totals', 'totalUnits', ...Object.keys(integers)],
  )
  const own = [
    { ...inQuery('by', { type: 'string' }, translate('openapi.groupBy', { fields: fields.join(', ') })), required: true },
    inQuery('measures', { type: 'string' }, measures),
    inQuery('sort', { type: 'string' }, translate('openapi.groupSort')),
    ...parameters.filters,
  ]
  const answer = { description: translate('openapi.ok'), content: json(envelope(page)) }
  const path = `${resource.rest}/group`
  return [
    { path, method: 'get', operation: operationOf(translate, list, { parameters: [...own, ...parameters.paging], answer }) },
    {
      path: `${path}/export`,
      method: 'get',
      operation: operationOf(translate, sheet, { parameters: own, answer: sheetAnswer(translate) }),
    },
  ]
}
