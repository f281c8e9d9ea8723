import type { FieldMeta, ResourceMeta } from '../../kit/gen/resources.ts'
import type { AnySpec } from '../defineScreen.ts'
import { isNumbered, metaOf } from '../meta.ts'
import { textWidth } from '../textWidth.ts'
import { isToned } from '../tone.ts'

export interface Column {
  name: string
  title: string
  width: number | undefined
  isSortable: boolean
}

const WIDTHS: Partial<Record<FieldMeta['kind'], number>> = {
  instant: 144,
  date: 110,
  time: 84,
  int: 80,
  decimal: 84,
  flag: 78,
  choice: 92,
  link: 132,
  text: 128,
}

const PADDING = 22
const SORT_MARK = 18
const TAG = 32
/** Tags are set a size smaller. */
const TAG_TEXT = 0.94
const NUMBER = 168

/** Room for the heading and for the longest of the words a choice can show. */
function leastWidth(meta: ResourceMeta, name: string, words: ColumnWords): number {
  const field = meta.fields[name]
  const head = textWidth(words.label(name)) + PADDING + (field?.sort ? SORT_MARK : 0)
  const texts = (field?.values ?? []).map((value) => textWidth(words.value(meta.name, name, value)))
  return Math.max(head, ...texts.map((text) => PADDING + (isToned(field?.values) ? text * TAG_TEXT + TAG : text)))
}

/** Records that go by a number need room for all of it: two numbers cut short look alike. */
const leastOfKind = (field: FieldMeta | undefined): number | undefined =>
  field?.target && isNumbered(metaOf(field.target)) ? NUMBER : WIDTHS[field?.kind ?? 'text']

export interface ColumnWords {
  label: (field: string) => string
  value: (resource: string, field: string, value: string) => string
}

export function columnsOf(meta: ResourceMeta, spec: AnySpec, words: ColumnWords): Column[] {
  const names = (spec.columns ?? meta.columns).filter((name) => spec.cells?.[name] || meta.fields[name])
  return names.map((name) => {
    const field = meta.fields[name]
    const title = words.label(name)
    const isSortable = Boolean(field?.sort)
    const wide = field?.kind === 'longText' || field?.kind === 'links'
    const width = spec.widths?.[name] ?? (wide ? undefined : name === meta.label ? 166 : leastOfKind(field))
    return { name, title, isSortable, width: width && Math.ceil(Math.max(width, leastWidth(meta, name, words))) }
  })
}

/** Long text takes what is left, but never less than this. */
export const FLEXIBLE = 168
export const tableWidth = (columns: readonly Column[], sides: number) =>
  columns.reduce((sum, column) => sum + (column.width ?? FLEXIBLE), sides)
