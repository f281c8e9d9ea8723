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
  /** The minimum width in pixels of a column without a width, or of a text column that may be truncated. */
  least?: number | undefined
  isSortable: boolean
  /** The value can be edited in the cell. */
  isInline: boolean
  /** The resource of the people that it names, whose records are linked. */
  people?: ResourceName | undefined
}

export const PADDING = 22
const SORT_MARK = 18
const TAG = 32
/** Default width in pixels of a cell that a screen renders itself: usually a tag, at most a switch with its label. */
const DRAWN = 42
/** Font size of tags relative to cells. */
const TAG_TEXT = 0.97
const NUMBER = 168
/** Minimum width in pixels: a machine's number is at the end of its name, so two truncated names would look alike. */
const SHORT = 126

/** The width in pixels of the heading or the longest label of a choice. */
function leastWidth({ meta, spec }: ListParts, name: string, words: ColumnWords): number {
  const field = meta.fields[name]
  const head = textWidth(words.label(name)) + PADDING + (field?.sort ? SORT_MARK : 0)
  const mark = spec.cells?.[name] ? DRAWN : isToned(field) ? TAG : 0
  const texts = (field?.values ?? []).map((value) => textWidth(words.value(meta.name, name, value)))
  return Math.max(head, ...texts.map((text) => PADDING + (mark ? text * TAG_TEXT + mark : text)))
}

/** The minimum width for record numbers, which must not be truncated. */
const leastOfKind = (field: FieldMeta | undefined): number | undefined =>
  field?.target && isNumbered(metaOf(field.target)) ? NUMBER : kindOf(field ?? { kind: 'text' }).width

export interface ColumnWords {
  label: (field: string) => string
  value: (resource: string, field: string, value: string) => string
}

/** Whether a field can be a column: the list query includes it. */
export const isShowable = ({ meta, spec }: ListParts, name: string): boolean => {
  const field = meta.fields[name]
  return Boolean(spec.cells?.[name] || (field && !field.bulky && !field.transient))
}
interface ListParts {
  meta: ResourceMeta
  spec: AnySpec
}
/** The default columns of a list, in order. */
export const ordinaryColumns = (parts: ListParts): string[] =>
  (parts.spec.columns ?? parts.meta.columns).filter((name) => isShowable(parts, name))

/** The columns of a layout. Fields that no longer exist are dropped; new default columns appear at their default position. */
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

/** The columns to render, with widths in pixels. */
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

/**
 * Leaves one column without a width: if all were fixed, the browser would distribute the remaining space and no column would have its
 * width.
 */
function withSlack(columns: Column[], widths: Readonly<Record<string, number>>): Column[] {
  if (columns.some((column) => !column.width)) return columns
  const open = columns.findLast((column) => !widths[column.name]) ?? columns.at(-1)
  return columns.map((column) => (column === open ? { ...column, width: undefined, least: column.width } : column))
}

/** Minimum width in pixels of long texts, which take the remaining space. */
export const FLEXIBLE = 140
/** The total width of a table in pixels, with `sides` for the selection and action columns. */
export const tableWidth = (columns: readonly Column[], sides: number) =>
  columns.reduce((sum, column) => sum + (column.width ?? column.least ?? FLEXIBLE), sides)
