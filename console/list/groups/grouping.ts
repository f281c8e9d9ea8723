import type { FieldMeta, ResourceMeta } from '../../kit/gen/resources.ts'
import { groupFields, isCalendar, type MeasureKind, measureFields, measuresOf } from './groupFields.ts'

export const STEPS = ['day', 'week', 'month'] as const
export type GroupStep = (typeof STEPS)[number]
export const GROUP_FIELDS_MAX = 3
export const MEASURES_MAX = 4

export interface GroupBy {
  readonly field: string
  /** For dates only. */
  readonly step?: GroupStep
}
export interface Measure {
  readonly field: string
  readonly of: MeasureKind
}
export interface GroupOrder {
  /** 'count', a field of the grouping, or a measure such as 'sum:hours'. */
  readonly name: string
  readonly isDescending: boolean
}
/** How a list is shown in groups. */
export interface Grouping {
  readonly by: readonly GroupBy[]
  readonly measures: readonly Measure[]
  /** The server's own order unless named: dates forward, otherwise the largest groups first. */
  readonly order?: GroupOrder
  readonly isBars: boolean
}

const BARS = 'bars'
const SECTION = '~'
const partsIn = (text: string | undefined) => (text ?? '').split(',').filter(Boolean)
/** A name in the address, 'sum.hours', and as the server names it, 'sum:hours'. */
const inAddress = (name: string) => name.replace(':', '.')
const onWire = (name: string) => name.replace('.', ':')
export const measureName = ({ field, of }: Measure) => `${of}:${field}`

function readBy(meta: ResourceMeta, text: string | undefined): GroupBy[] {
  const allowed = groupFields(meta)
  const found = new Map<string, GroupBy>()
  for (const part of partsIn(text)) {
    const [field = '', unit] = part.split('.')
    if (!allowed.includes(field)) continue
    const step = STEPS.find((known) => known === unit) ?? 'day'
    found.set(field, isCalendar(meta.fields[field]) ? { field, step } : { field })
  }
  return [...found.values()].slice(0, GROUP_FIELDS_MAX)
}
function readMeasures(meta: ResourceMeta, text: string | undefined): Measure[] {
  const allowed = measureFields(meta)
  const found = new Map<string, Measure>()
  for (const part of partsIn(text)) {
    const [kind, field = ''] = part.split('.')
    const of = measuresOf(meta.fields[field]).find((known) => known === kind)
    if (of && allowed.includes(field)) found.set(part, { of, field })
  }
  return [...found.values()].slice(0, MEASURES_MAX)
}

/** Parses 'equipmentId,reportDate.week~sum.hours~-count~bars'. Invalid parts, such as removed fields of a saved view, are dropped. */
export function readGrouping(meta: ResourceMeta, text: string): Grouping {
  const [byText, measureText, orderText = '', look] = text.split(SECTION)
  const [by, measures] = [readBy(meta, byText), readMeasures(meta, measureText)]
  const name = onWire(orderText.replace(/^-/, ''))
  const names = ['count', ...by.map(({ field }) => field), ...measures.map(measureName)]
  const order = names.includes(name) ? { name, isDescending: orderText.startsWith('-') } : undefined
  return { by, measures, ...(order && { order }), isBars: look === BARS }
}
/** The inverse of `readGrouping`. */
export function writeGrouping({ by, measures, order, isBars }: Grouping): string {
  const sections = [
    by.map(({ field, step }) => (step ? `${field}.${step}` : field)).join(),
    measures.map((measure) => inAddress(measureName(measure))).join(),
    order ? `${order.isDescending ? '-' : ''}${inAddress(order.name)}` : '',
    isBars ? BARS : '',
  ]
  return sections.join(SECTION).replace(/~+$/, '')
}

/** The grouping that a list begins with: by its state, else by its first choice or link, else by month. */
export function initialGrouping(meta: ResourceMeta): Grouping {
  const allowed = groupFields(meta)
  const isFirst = (test: (field: FieldMeta | undefined) => boolean) => allowed.find((name) => test(meta.fields[name]))
  const state = meta.stateAs ?? meta.flow?.field
  const listed = (meta.filters ?? []).find((name) => allowed.includes(name) && !isCalendar(meta.fields[name]))
  const field = (state && allowed.includes(state) ? state : listed) ?? isFirst((one) => !isCalendar(one)) ?? isFirst(isCalendar)
  const by: GroupBy[] = field ? [isCalendar(meta.fields[field]) ? { field, step: 'month' } : { field }] : []
  return { by, measures: [], isBars: false }
}
/** The measure that bars show: the one that they are sorted by, else the first; undefined for the count. */
export const barMeasure = ({ measures, order }: Grouping): Measure | undefined =>
  order?.name === 'count' ? undefined : (measures.find((measure) => measureName(measure) === order?.name) ?? measures[0])
/** The order to request: bars without one of their own are sorted by what they show, unless they follow the calendar. */
export function requestedOrder(grouping: Grouping): GroupOrder | undefined {
  const { by, order, isBars } = grouping
  const measure = barMeasure(grouping)
  return order ?? (isBars && measure && !by[0]?.step ? { name: measureName(measure), isDescending: true } : undefined)
}
/** The order after a press on a heading: descending first, then ascending. */
export const nextOrder = (order: GroupOrder | undefined, name: string): GroupOrder => ({
  name,
  isDescending: !(order?.name === name && order.isDescending),
})
