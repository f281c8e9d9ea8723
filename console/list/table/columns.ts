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
  /** The width in pixels below which a column that may be truncated is hard to read; columns without a width begin with it. */
  least: number
  /** Numbers, moments, codes and states, which are not truncated. */
  isFirm?: boolean
  /** Its default width has room for every value: of days, times, flags and choices. */
  isBounded?: boolean
  /** Long texts, which receive room that is left over. */
  isOpen?: boolean
  /** The user set the width. */
  isChosen?: boolean
  isSortable: boolean
  /** The value can be edited in the cell. */
  isInline: boolean
  /** The resource of the people that it names, whose records are linked. */
  people?: ResourceName
}

export const PADDING = 22
/** Padding in pixels that a heading has more than a cell, for its tools. */
const HEAD_TOOLS = 4
const TAG = 32
/** Default width in pixels of a cell that a screen renders itself: usually a tag, at most a switch with its label. */
const DRAWN = 42
/** Font size of tags relative to cells. */
const TAG_TEXT = 0.97
const NUMBER = 168
/** Minimum width in pixels: a machine's number is at the end of its name, so two truncated names would look alike. */
const SHORT = 126
/** Default width in pixels of names in the first column. */
const LABEL = 162
/** Minimum width in pixels of long texts. */
const FLEXIBLE = 140

/** The width in pixels of the heading or the longest label of a choice. */
function leastWidth({ meta, spec }: ListParts, name: string, words: ColumnWords): number {
  const field = meta.fields[name]
  const head = textWidth(words.label(name)) + PADDING + HEAD_TOOLS
  const mark = spec.cells?.[name] ? DRAWN : isToned(field) ? TAG : 0
  const texts = (field?.values ?? []).map((value) => textWidth(words.value(meta.name, name, value)))
  return Math.max(head, ...texts.map((text) => PADDING + (mark ? text * TAG_TEXT + mark : text)))
}

/** The minimum width for record numbers, which must not be truncated. */
const leastOfKind = (field: FieldMeta | undefined): number | undefined =>
  field?.target && isNumbered(metaOf(field.target)) ? NUMBER : kindOf(field ?? { kind: 'text' }).width

const isBounded = (field: FieldMeta) => {
  const { isPicked, options } = kindOf(field)
  return Boolean((isPicked || options) && !field.target)
}

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

/** The columns to render, with default widths in pixels; those that are rendered follow what the rows contain (`useColumnWidths`). */
export function columnsOf(meta: ResourceMeta, spec: AnySpec, words: ColumnWords, layout?: Layout): Column[] {
  return arranged({ meta, spec }, layout).map((name) => {
    const field = meta.fields[name]
    const isOpen = field !== undefined && Boolean(kindOf(field).isWide)
    const width =
      spec.widths?.[name] ?? (isOpen ? undefined : name === meta.label ? (isNumbered(meta) ? NUMBER : LABEL) : leastOfKind(field))
    const chosen = layout?.widths?.[name]
    const least = leastWidth({ meta, spec }, name, words)
    const isText = (field?.kind === 'text' || field?.kind === 'link') && width !== NUMBER && !field.unique && name !== meta.label
    return {
      name,
      title: words.label(name),
      isSortable: Boolean(field?.sort),
      isInline: Boolean(field?.inline && !spec.cells?.[name]),
      ...(field?.target && !spec.cells?.[name] && metaOf(field.target).isPerson && { people: field.target }),
      width: chosen ?? (width && Math.ceil(Math.max(width, least))),
      least: Math.ceil(Math.max(isOpen ? FLEXIBLE : name === meta.label ? LABEL : SHORT, least)),
      ...(!isOpen && !isText && { isFirm: true }),
      ...(field && isBounded(field) && !spec.cells?.[name] && { isBounded: true }),
      ...(isOpen && { isOpen }),
      ...(chosen && { isChosen: true }),
    }
  })
}

/** The total width of a table in pixels, with `sides` for the selection and action columns. */
export const tableWidth = (columns: readonly Column[], sides: number) =>
  columns.reduce((sum, column) => sum + (column.width ?? column.least), sides)
