import {
  type Condition,
  type Group,
  type GroupKey,
  type GroupPage,
  type GroupRequest,
  groupableOf,
  invalidField,
  type ResourceDef,
} from '../../kernel/index.ts'
import { words } from '../../platform/words.ts'
import type { Call } from '../call.ts'
import { answer } from '../envelope.ts'
import { momentText } from '../spelling/moments.ts'
import type { Spelling } from '../spelling/names.ts'
import { oneOf, type Params } from '../spelling/params.ts'
import { listingOf } from './listing.ts'

const OWN: ReadonlySet<string> = new Set(['by', 'measures', 'sort'])
const partsOf = (params: Params, name: string) => (oneOf(params, name) ?? '').split(',').flatMap((part) => part.trim() || [])
const keyOf = (spelling: Spelling, wire: string) => spelling.fieldOf(wire)?.key ?? wire

/** `reportDate:week` */
function groupedBy(spelling: Spelling, params: Params): GroupRequest['by'] {
  return partsOf(params, 'by').map((part) => {
    const [name = '', step] = part.split(':')
    return { field: keyOf(spelling, name), ...(step !== undefined && { step }) }
  })
}
/** `sum:hours` */
function measureIn(spelling: Spelling, name: string, part: string) {
  const [of = '', field] = part.split(':')
  if (field === undefined) throw invalidField(name, 'measureForm')
  return { of, field: keyOf(spelling, field) }
}
/** `-count`, `equipmentID` or `-sum:hours`. */
function sortsIn(spelling: Spelling, params: Params) {
  return partsOf(params, 'sort').map((part) => {
    const name = part.replace(/^[+-]\s*/, '')
    const { of, field } = name.includes(':') ? measureIn(spelling, 'sort', name) : { of: '', field: keyOf(spelling, name) }
    return { sort: of ? `${of}:${field}` : field, desc: part.startsWith('-') }
  })
}

/** The parameters of the list that narrow it to a group, by their names. */
function parametersOf(spelling: Spelling, by: readonly Pick<GroupKey, 'field'>[], filter: Group['filter'], offsetMinutes: number) {
  const text = (value: unknown) => (value instanceof Date ? momentText(value, offsetMinutes) : String(value))
  return Object.fromEntries(
    by.map(({ field: key }) => {
      const { eq, from, to } = (filter[key] ?? {}) as Condition
      if (eq === null) return [spelling.wireOf(key), '=']
      if (eq !== undefined) return [spelling.wireOf(key), text(spelling.fieldOf(key)?.codec.out(eq) ?? eq)]
      return [spelling.wireOf(key), `${text(from)},${text(to)}`]
    }),
  )
}

interface Grouping {
  readonly request: GroupRequest & { readonly measures: readonly { readonly of: string; readonly field: string }[] }
  readonly no: number
  readonly size: number
}
/** The grouping of the parameters; those that mean nothing are ignored. */
export function groupingOf(call: Call, resource: ResourceDef): Grouping {
  const { params } = call
  const spelling = call.spellingOf(resource)
  const by = groupedBy(spelling, params)
  if (!by.length) {
    const allowed = groupableOf(resource).map(([key]) => spelling.wireOf(key))
    throw invalidField('by', 'choice', { allowed: allowed.join(', ') })
  }
  const measures = partsOf(params, 'measures').map((part) => measureIn(spelling, 'measures', part))
  const { no, size, ignored, request } = listingOf(call, resource, new Map([...params].filter(([name]) => !OWN.has(name))))
  call.ignore(ignored)
  return { no, size, request: { ...request, by, measures, thenBy: sortsIn(spelling, params) } }
}

/** GET /{resource}/group: the rows that a list with the same filters would show, in groups. */
export async function group(call: Call, resource: ResourceDef) {
  const { language, actor, operations, offsetMinutes } = call
  const spelling = call.spellingOf(resource)
  const { no, size, request } = groupingOf(call, resource)
  const page = await operations.group(actor, resource, request, { language, translate: words(language) })
  const named = (values: readonly (number | null)[]) =>
    Object.fromEntries(request.measures.map(({ of, field }, nth) => [`${of}:${spelling.wireOf(field)}`, values[nth] ?? null]))
  /** Numbers of several units have a value for each. */
  const unitsNamed = (units: GroupPage['totalUnits']) =>
    Object.fromEntries(
      request.measures.flatMap(({ of, field }, nth) => (units[nth]?.length ? [[`${of}:${spelling.wireOf(field)}`, units[nth]]] : [])),
    )
  const list = page.items.map(({ keys, count, measures, units, filter }) => ({
    keys: keys.map(({ field, step, value, label }) => {
      const coded = step || value === null ? value : (spelling.fieldOf(field)?.codec.out(value) ?? value)
      return { field: spelling.wireOf(field), value: coded, label }
    }),
    count,
    measures: named(measures),
    units: unitsNamed(units),
    filter: parametersOf(spelling, keys, filter, offsetMinutes),
  }))
  return answer({
    list,
    count: page.total,
    rows: page.rows,
    totals: named(page.totals),
    totalUnits: unitsNamed(page.totalUnits),
    pageIndex: no,
    pageSize: size,
    pageNo: no,
  })
}
