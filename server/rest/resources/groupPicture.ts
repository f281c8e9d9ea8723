import { BARS_MAX, type BarChart, barChart, drawPicture } from '../../charts/index.ts'
import {
  businessDay,
  type GroupPage,
  type Language,
  type ListRequest,
  measuredDigits,
  operations,
  periodCondition,
  periodOf,
  type RequestedCondition,
  type ResourceDef,
  requirePermission,
  todayOf,
} from '../../kernel/index.ts'
import { words } from '../../platform/words.ts'
import { type Grouped, type Grouping, type GroupOptions, groupRequest } from './groupSheet.ts'
import { pictureNamed } from './pictureNamed.ts'
import { listOf, type SheetReader } from './viewSheet.ts'

/** The days that a list is narrowed to, by the field that they are of. */
function rangesOf({ store }: GroupOptions, reader: SheetReader, resource: ResourceDef, { filter }: ListRequest): string[] {
  const translate = words(reader.language)
  const read = store.read(reader.actor)
  const { offsetMinutes } = read
  const facts = { today: todayOf(read), offsetMinutes, shift: undefined, idsOf: () => [] }
  const day = (value: unknown) => (value instanceof Date ? businessDay(value, offsetMinutes) : String(value ?? ''))
  return Object.entries((filter ?? {}) as Readonly<Record<string, RequestedCondition>>).flatMap(([key, condition]) => {
    const field = resource.fields[key]
    if (field?.kind !== 'date' && field?.kind !== 'instant') return []
    const period = condition.relative ? periodOf(condition.relative) : undefined
    const { from, to } = period && !('rule' in period) ? periodCondition('date', period, facts) : condition
    if (from === undefined && to === undefined) return []
    const span = from !== undefined && to !== undefined && day(from) === day(to) ? day(from) : `${day(from)} – ${day(to)}`
    return [`${translate(`${resource.name}.fields.${key}`)}: ${span}`]
  })
}

interface Charted {
  readonly resource: ResourceDef
  readonly page: GroupPage
  readonly grouping: Grouping
  readonly language: Language
}
/** A bar for each group, by the measure that it is sorted by, else the first, else the count, which quantities of several units are shown by. */
export function barsOf({ resource, page, grouping, language }: Charted): Pick<BarChart, 'bars'> & { measureText: string } {
  const { measures, order } = grouping
  const translate = words(language)
  const sorted = measures.findIndex(({ of, field }) => `${of}:${field}` === order?.sort)
  const wanted = order?.sort === 'count' || !measures.length ? -1 : Math.max(0, sorted)
  // Bars of different units have no common scale.
  const [unit, ...otherUnits] = page.totalUnits[wanted] ?? []
  const nth = otherUnits.length ? -1 : wanted
  const measure = measures[nth]
  const field = measure && resource.fields[measure.field]
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: field ? measuredDigits(field, measure.of) : 0 })
  const bars = page.items.map(({ keys, count, measures: values }) => {
    const value = measure ? (values[nth] ?? null) : count
    const text = value === null ? '–' : [number.format(value), measure && unit?.unit].filter(Boolean).join(' ')
    return { label: keys.map(({ label }) => label || '–').join(' · '), value, text }
  })
  const label = measure && translate(`groups.measures.${measure.of}`, { field: translate(`${resource.name}.fields.${measure.field}`) })
  const counted = otherUnits.length ? translate('groups.countOfUnits') : translate('groups.count')
  return { bars, measureText: label ?? counted }
}

/** The first groups of a list as a picture, for those who may export them. */
export async function groupPicture(
  options: GroupOptions,
  reader: SheetReader,
  { view, grouping, name }: Grouped & { readonly name: string },
) {
  const { registry, store } = options
  const { actor, language } = reader
  const { resource, request, path } = listOf(options, reader, view)
  requirePermission(actor, `${resource.permission}:export`)
  const translate = words(language)
  const firstGroups = { ...groupRequest(request, grouping), page: { no: 1, size: BARS_MAX } }
  const page = await operations(store, registry).group(actor, resource, firstGroups, { language, translate })
  const { bars, measureText } = barsOf({ resource, page, grouping, language })
  const counts = translate('subscriptions.counts', { rows: page.rows, count: page.total })
  const more = page.total - bars.length
  const rest = more > 0 ? translate('subscriptions.rest', { count: more }) : ''
  const notes = [...rangesOf(options, reader, resource, request), `${counts} · ${measureText}`]
  const content = bars.length ? await drawPicture(barChart({ title: name, notes, bars, rest })) : Buffer.alloc(0)
  return { ...pictureNamed(name, content), rowCount: page.total, path }
}
