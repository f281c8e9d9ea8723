import { textWidth } from '../../fields/display/textWidth.ts'
import { isToned } from '../../fields/display/tone.ts'
import { kindOf } from '../../fields/kinds/index.ts'
import type { FieldMeta, ResourceMeta, ResourceName } from '../../kit/gen/resources.ts'
import type { AnySpec } from '../../resource/defineScreen.ts'
import { isNumbered, metaOf } from '../../resource/meta.ts'
import type { Layout } from '../listPreferences.ts'

export interface Column {
  name: string
  title: string
  width: number | undefined
  /** What a column without a width needs at least, or what one of words, which are cut with an ellipsis, can give way to. */
  least?: number | undefined
  isSortable: boolean
  /** Its value may be changed where it stands. */
  isInline: boolean
  /** As what the people are known whom it names: each leads to their record. */
  people?: ResourceName | undefined
}

export const PADDING = 22
const SORT_MARK = 18
const TAG = 32
/** What a screen draws itself: a tag as a rule, and at most a switch with its word. */
const DRAWN = 42
/** Tags are set a size smaller. */
const TAG_TEXT = 0.97
const NUMBER = 168
/** The number a machine goes by stands at the end of its name: narrower, two machines look alike. */
const SHORT = 126

/** Room for the heading and for the longest of the words a choice can show. */
function leastWidth({ meta, spec }: ListParts, name: string, words: ColumnWords): number {
  const field = meta.fields[name]
  const head = textWidth(words.label(name)) + PADDING + (field?.sort ? SORT_MARK : 0)
  const mark = spec.cells?.[name] ? DRAWN : isToned(field) ? TAG : 0
  const texts = (field?.values ?? []).map((value) => textWidth(words.value(meta.name, name, value)))
  return Math.max(head, ...texts.map((text) => PADDING + (mark ? text * TAG_TEXT + mark : text)))
}

/** Records that go by a number need room for all of it: two numbers cut short look alike. */
const leastOfKind = (field: FieldMeta | undefined): number | undefined =>
  field?.target && isNumbered(metaOf(field.target)) ? NUMBER : kindOf(field ?? { kind: 'text' }).width

export interface ColumnWords {
  label: (field: string) => string
  value: (resource: string, field: string, value: string) => string
}

/** What can be a column: whatever a list reads of its rows. */
export const isShowable = ({ meta, spec }: ListParts, name: string): boolean => {
  const field = meta.fields[name]
  return Boolean(spec.cells?.[name] || (field && !field.bulky && !field.transient))
}
interface ListParts {
  meta: ResourceMeta
  spec: AnySpec
}
export const ordinaryColumns = (parts: ListParts): string[] =>
  (parts.spec.columns ?? parts.meta.columns).filter((name) => isShowable(parts, name))

/** The columns as somebody arranged them. What the product has lost since then is gone; what it has gained stands at its ordinary place. */
export function arranged(parts: ListParts, layout: Layout | undefined): string[] {
  const ordinary = ordinaryColumns(parts)
  if (!layout) return ordinary
  const names = layout.shown.filter((name) => isShowable(parts, name))
  ordinary.forEach((name, place) => {
    if (layout.shown.includes(name) || layout.hidden?.includes(name)) return
    const before = ordinary.slice(0, place).findLast((other) => names.includes(other))
    names.splice(before ? names.indexOf(before) + 1 : 0, 0, name)
  })
  return names.length ? names : ordinary
}

export function columnsOf(meta: ResourceMeta, spec: AnySpec, words: ColumnWords, layout?: Layout): Column[] {
  const columns = arranged({ meta, spec }, layout).map((name) => {
    const field = meta.fields[name]
    const title = words.label(name)
    const isSortable = Boolean(field?.sort)
    const isWide = field !== undefined && kindOf(field).isWide
    const width = spec.widths?.[name] ?? (isWide ? undefined : name === meta.label ? (isNumbered(meta) ? NUMBER : 162) : leastOfKind(field))
    const isInline = Boolean(field?.inline && !spec.cells?.[name])
    const chosen = layout?.widths?.[name]
    const least = leastWidth({ meta, spec }, name, words)
    const canGive = (field?.kind === 'text' || (field?.kind === 'link' && width !== NUMBER)) && name !== meta.label && !spec.cells?.[name]
    const people = field?.target && !spec.cells?.[name] && metaOf(field.target).isPerson ? field.target : undefined
    return {
      name,
      title,
      people,
      isSortable,
      isInline,
      width: chosen ?? (width && Math.ceil(Math.max(width, least))),
      ...(canGive && { least: Math.ceil(Math.max(SHORT, least)) }),
    }
  })
  return layout?.widths ? withSlack(columns, layout.widths) : columns
}

/** Were every width fixed, the browser would share out what is left over, and no column would be as wide as it was made: so one stays open. */
function withSlack(columns: Column[], widths: Readonly<Record<string, number>>): Column[] {
  if (columns.some((column) => !column.width)) return columns
  const open = columns.findLast((column) => !widths[column.name]) ?? columns.at(-1)
  return columns.map((column) => (column === open ? { ...column, width: undefined, least: column.width } : column))
}

/** Long text takes what is left, but never less than this. */
export const FLEXIBLE = 140
export const tableWidth = (columns: readonly Column[], sides: number) =>
  columns.reduce((sum, column) => sum + (column.width ?? column.least ?? FLEXIBLE), sides)
